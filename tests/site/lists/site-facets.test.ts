import { expect, test } from 'vitest';
import { type Template, templateNames } from '../../../src/domain/words/template.ts';
import { tradeFacetNames } from '../../../src/domain/words/trade.ts';
import { facets } from '../../../src/search/fields/facets.ts';
import { tradeFacets } from '../../../src/search/fields/trade-facets.ts';
import { rangeLabel, valueLabel } from '../../../src/search/fields/value-label.ts';
import { searchName } from '../../../src/search/headings/search-name.ts';
import { readSearch, searchQuery } from '../../../src/search/state/url-state.ts';
import { askingParameters } from '../../../src/site/lists/search-settings.ts';
import { pageFacetsJson, siteFacets } from '../../../src/site/lists/site-facets.ts';
import { makeCar, makeConfig, makeSite } from '../../support/make-site.ts';

const tradeFields: readonly string[] = tradeFacets.map(({ field }) => field);
const own = (template: Template, search = {}) =>
	siteFacets(makeConfig({ template, search })).filter(({ field }) => tradeFields.includes(field));

test.each<[Template, string[]]>([
	['car', ['Electric range', 'Towing (braked)']],
	['conversion', ['Wheelchair places', 'Way in', 'Electric range', 'Towing (braked)']],
	['rental', ['Electric range', 'Towing (braked)']],
	['camper', ['Sleeps', 'Length', 'ATM']],
	['rv', ['Sleeps', 'Length', 'ATM']],
	['truck', ['GVM', 'Licence', 'Axles']],
	['motorcycle', ['Engine size', 'LAMS']],
	['subscription', ['Price per week', 'Plan', 'Term', 'Electric range']],
])('SITE-8 SRCH-2 a %s is also chosen by %j', (template, labels) => {
	expect(own(template).map(({ label }) => label)).toEqual(labels);
});

test('SRCH-2 every facet of a trade can be chosen, and a site may choose others', () => {
	expect(tradeFacets.map(({ name }) => name)).toEqual([...tradeFacetNames]);
	expect(own('car', { facets: ['gvm', 'sleeps'] }).map(({ field }) => field)).toEqual(['sleeps', 'gvm']);
	expect(own('camper', { facets: [] })).toEqual([]);
});

test('SRCH-2 the kinds of motorcycles and campers are types', () => {
	const label = (template: Template) =>
		siteFacets(makeConfig({ template })).find(({ field }) => field === 'simple_body')?.label;
	expect((['motorcycle', 'camper', 'truck', 'car'] as const).map(label)).toEqual(['Type', 'Type', 'Body', 'Body']);
});

test('SRCH-2 a page hands its scripts the facets of its site, each in its place', () => {
	for (const template of templateNames) {
		const config = makeConfig({ template });
		const json = pageFacetsJson(config);
		const rows: readonly string[] = own(template).map(({ field }) => field);
		expect(JSON.parse(json)).toEqual(tradeFacets.filter(({ field }) => rows.includes(field)));
	}
	expect(pageFacetsJson(makeConfig({ search: { facets: [] } }))).toBe('[]');
	const fields = facets.map(({ field }) => field);
	expect(fields.indexOf('electric_range')).toBe(fields.indexOf('simple_fuel') + 1);
	expect(fields.indexOf('sleeps')).toBe(fields.indexOf('simple_body') + 1);
});

test('SRCH-2 the build draws how prices are spread, so that nothing moves when the search wakes', () => {
	const site = makeSite({}, [makeCar({ price: 30_000 }), makeCar({ stocknum: 'P2', price: 90_000 })]);
	const panel = site.stockPanel(['new', 'used', 'demo']);
	expect(panel.find(({ field }) => field === 'price')).toMatchObject({
		bars: expect.stringMatching(/^polygon\(0 100%,/),
	});
	expect(panel.filter((facet) => 'bars' in facet).map(({ field }) => field)).toEqual(['price']);
});

test('SRCH-6 an address asks for them by their names; a site of cars is not asked', () => {
	const address = '?sleeps=4&licence=MR&lams=LAMS+approved&length=5-6.2&atm=-2500&cc=540-660';
	const { state, problems } = readSearch(address);
	expect(problems).toEqual([]);
	expect(state).toMatchObject({
		lists: { sleeps: ['4'], licence_class: ['MR'], lams: ['LAMS approved'] },
		ranges: { length: { min: 5, max: 6.2 }, atm: { max: 2500 }, engine_cc: { min: 540, max: 660 } },
	});
	expect(readSearch(searchQuery(state)).state).toEqual(state);
	expect(askingParameters(makeConfig({ template: 'camper' }))).toEqual(expect.arrayContaining(['sleeps', 'atm']));
	expect(askingParameters(makeConfig())).toEqual(expect.not.arrayContaining(['sleeps', 'atm']));
});

test('SRCH-2 their values are written with their units', () => {
	const labels = { locale: 'en-AU' as const, labels: makeConfig().labels, dealerships: {} };
	expect(valueLabel('sleeps', '4', labels)).toBe('Sleeps 4');
	expect(valueLabel('licence_class', 'Car', labels)).toBe('Car licence');
	expect(rangeLabel({ unit: '# kg' }, { max: 2500 }, 'en-AU')).toBe('up to 2,500 kg');
	expect(rangeLabel({ unit: '# m' }, { min: 5, max: 6.2 }, 'en-AU')).toBe('5 m to 6.2 m');
});

test('SRCH-2 the list of a site offers what its stock has', () => {
	const cars = [makeCar({ sleeps: 2, atm: 1500 }), makeCar({ stocknum: 'K2', sleeps: 4, atm: 2400 })];
	const panel = (template: Template) =>
		makeSite({ template }, cars)
			.stockPanel(['new', 'used', 'demo'])
			.map(({ field }) => field as string);
	expect(panel('camper')).toEqual(expect.arrayContaining(['sleeps', 'atm']));
	expect(panel('car').filter((field) => tradeFields.includes(field))).toEqual([]);
});

test('SRCH-2 a site with electric cars is searched by their range, after the fuel', () => {
	const cars = [
		makeCar({ fuel: 'Electric', electric_range: 340 }),
		makeCar({ stocknum: 'E2', fuel: 'Electric', electric_range: 522 }),
		makeCar({ stocknum: 'E3', fuel: 'Petrol' }),
	];
	const panel = makeSite({}, cars).stockPanel(['new', 'used', 'demo']);
	const place = panel.findIndex(({ field }) => field === 'electric_range');
	expect(panel[place - 1]?.field).toBe('simple_fuel');
	expect(panel[place]).toMatchObject({ name: 'range', unit: 'kilometres', bounds: { min: 300, max: 550 } });
	expect(readSearch('?range=400-').state.ranges).toEqual({ electric_range: { min: 400 } });
});

test('SRCH-2 a site of cars is searched by what they tow; where weights are in pounds there is no filter', () => {
	const cars = [makeCar({ towing_capacity: 1500 }), makeCar({ stocknum: 'T2', towing_capacity: 3500 })];
	const panel = (locale: 'en-AU' | 'en-US') =>
		makeSite({ locale }, cars)
			.stockPanel(['new', 'used', 'demo'])
			.map(({ field }) => field as string);
	expect(panel('en-AU')).toContain('towing_capacity');
	expect(panel('en-US')).not.toContain('towing_capacity');
	expect(readSearch('?towing=3000-').state.ranges).toEqual({ towing_capacity: { min: 3000 } });
});

test('SRCH-5 the least of a measure has a plus, in its filter and in the name of the list', () => {
	const labels = { locale: 'en-AU' as const, labels: makeConfig().labels, dealerships: {} };
	const words = { singular: 'car', plural: 'cars', sale: ' for sale' };
	const called = (address: string) => searchName(readSearch(address).state, { labels, words });
	expect(called('?fuel=Electric&range=400-')).toBe('Electric cars for sale with 400 km+ range');
	expect(called('?range=-400')).toBe('Cars for sale with up to 400 km range');
	expect(called('?body=Ute&towing=3000-')).toBe('Utes for sale towing 3,000 kg+');
	expect(called('?year=2019-&price=20000-')).toBe('Cars for sale from $20,000, from 2019');
});

test('SRCH-2 the facets of every site are not those of a trade', () => {
	expect(new Set(facets.map(({ field }) => field)).size).toBe(facets.length);
});
