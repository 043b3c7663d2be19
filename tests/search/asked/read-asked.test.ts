import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Template } from '../../../src/domain/words/template.ts';
import type { AskedStock, Wish } from '../../../src/search/asked/asked.ts';
import { openAskedWords } from '../../../src/search/asked/asked-words.ts';
import { readAsked } from '../../../src/search/asked/read-asked.ts';
import { sortIndex } from '../../../src/search/fields/sorts.ts';
import { searchName } from '../../../src/search/headings/search-name.ts';
import { emptySearch } from '../../../src/search/state/search-state.ts';
import { makeConfig } from '../../support/make-site.ts';

const values: Record<string, readonly string[]> = {
	car_type: ['new', 'used', 'demo'],
	make: ['Toyota', 'Volkswagen', 'Mercedes-Benz', 'Kia'],
	simple_body: ['Hatch', 'Ute', 'SUV', 'Wagon'],
	simple_fuel: ['Petrol', 'Electric'],
	drive_type: ['4WD', 'AWD', 'FWD'],
	seats: ['5', '7'],
};
const stock: AskedStock = { locale: 'en-AU', valuesOf: (field) => values[field] ?? [] };
const asking = { indexOf: sortIndex };
const said = (wish: Wish): string => {
	if (wish.kind === 'not') return `not ${said(wish.wish)}`;
	if (wish.kind === 'feature') return `feature ${wish.word}`;
	if (wish.kind === 'order') return `order ${wish.sort}`;
	if (wish.kind === 'range') return `${wish.field} ${wish.range.min ?? ''}-${wish.range.max ?? ''}`;
	return `${wish.field} ${wish.kind === 'any' ? wish.values.join() : wish.value}`;
};
const labelsOf = (locale: 'en-AU') => ({ locale, labels: makeConfig().labels, dealerships: {} });
const read = (query: string, from = stock) => {
	const { words, parts } = readAsked(query, from);
	return [words, ...parts.map(({ wish }) => said(wish))];
};

describe('SRCH-1 words for an order are one', () => {
	test.each([
		['cheap hatch', 'hatch', 'order lowest_price'],
		['cheapest kia', 'kia', 'order lowest_price'],
		['affordable cars with 4wd', 'cars', 'order lowest_price', 'drive_type 4WD'],
		['a budget ute', 'ute', 'order lowest_price'],
		['cheap ute under $40k', 'ute', 'order lowest_price', 'price -40000'],
		['lowest price', '', 'order lowest_price'],
		['most expensive suv', 'suv', 'order highest_price'],
		['newest hilux', 'hilux', 'order latest'],
		['just in', '', 'order latest'],
		['lowest km ute', 'ute', 'km -50000'],
		['cheaper than 20k', '', 'price -20000'],
		['"cheap"', '"cheap"'],
	])('%s', (query, ...expected) => {
		expect(read(query)).toEqual(expected);
	});

	test('the lowest kilometres are one where the site has that order', () => {
		const sorted = { ...stock, sorts: [{ name: 'lowest_kms' as const }] };
		expect(read('lowest km ute', sorted)).toEqual(['ute', 'order lowest_kms']);
		expect(read('low km ute', sorted)).toEqual(['ute', 'km -50000']);
	});

	test('a week’s repayment is the price that it pays for, where the site reckons them', () => {
		const reckoned = { ...stock, priceFor: (weekly: number) => weekly * 200 };
		expect(read('suv $150 a week', reckoned)).toEqual(['suv', 'price -30000']);
		expect(read('under $150 pw', reckoned)).toEqual(['', 'price -30000']);
		const labels = { locale: 'en-AU' as const, labels: makeConfig().labels, dealerships: {} };
		expect(read('suv $650 a month', reckoned)).toEqual(['suv', 'price -30000']);
		expect(read('suv $300 fortnightly', reckoned)).toEqual(['suv', 'price -30000']);
		const [, weekly] = openAskedWords(reckoned, asking).filters('suv $150 a week', labels, null);
		expect(weekly?.label).toBe('Up to $150 a week');
	});

	test('it is shown beside the filters, can be taken away, and narrows nothing', () => {
		const words = openAskedWords(stock, asking);
		const labels = { locale: 'en-AU' as const, labels: makeConfig().labels, dealerships: {} };
		expect(words.order('kia')).toBeNull();
		expect(words.order('cheapest kia under 30k')).toEqual({ sort: 'lowest_price', rest: 'kia under 30k' });
		const [, order] = words.filters('cheapest kia', labels, null);
		expect(order).toMatchObject({ key: 'order', label: 'Lowest price first' });
		expect(order?.without({ ...emptySearch, query: 'cheapest kia' }).query).toBe('kia');
		expect(words.request({ indexName: 'vehicles', params: { query: 'cheapest kia' } })).toEqual({
			indexName: sortIndex('lowest_price'),
			params: { query: 'kia', facetFilters: [], numericFilters: [] },
		});
	});
});

describe('SRCH-3 what visitors type is read as they mean it', () => {
	test.each([
		['toyota under $30k', 'toyota', 'price -30000'],
		['red automatic under 20000', 'red automatic', 'price -20000'],
		['kia below 25,000', 'kia', 'price -25000'],
		['less than $15,990', '', 'price -15990'],
		['ute up to 45 grand', 'ute', 'price -45000'],
		['$30k', '', 'price -30000'],
		['over $50,000', '', 'price 50000-'],
		['suv between 20k and 30k', 'suv', 'price 20000-30000'],
		['20-30k hatch', 'hatch', 'price 20000-30000'],
		['$20,000 - $30,000', '', 'price 20000-30000'],
		['$15000 to 20000', '', 'price 15000-20000'],
		['over 2020', '', 'year 2020-'],
		['newer than 2018', '', 'year 2019-'],
		['before 2015 corolla', 'corolla', 'year -2014'],
		['2018+ kia', 'kia', 'year 2018-'],
		['2019 or newer', '', 'year 2019-'],
		['2018-2021 camry', 'camry', 'year 2018-2021'],
		['from 2019 to 2021', '', 'year 2019-2021'],
		['low km', '', 'km -50000'],
		['ute under 40', 'ute', 'price -40000'],
		['under $40', '', 'price -40000'],
		['between 20 and 30', '', 'price 20000-30000'],
		['max 25 kia', 'kia', 'price -25000'],
		['15 or less', '', 'price -15000'],
		['over 100', '', 'price 100000-'],
		['kia since 19', 'kia', 'year 2019-'],
		['before 15', '', 'year -2014'],
		['under 10 years old', 'under 10 years old'],
		['mazda 3 and up', 'mazda 3 up'],
		['low kms under $20k', '', 'price -20000', 'km -50000'],
		['under 100k km', '', 'km -100000'],
		['under 80,000 kms', '', 'km -80000'],
		["less than 100 k's", '', 'km -100000'],
		['under 50k miles', '', 'km -80467'],
		['7 seater suv', 'suv', 'seats 7'],
		['used vw', 'Volkswagen', 'car_type used'],
		['pre-owned merc', 'Mercedes-Benz', 'car_type used'],
		['ex demo kia', 'kia', 'car_type demo'],
		['new or used hilux', 'hilux', 'car_type used', 'car_type new'],
		['hilux 4x4', 'hilux', 'drive_type 4WD'],
		['4wd under 40k', '', 'price -40000', 'drive_type 4WD'],
		['awd wagon', 'wagon', 'drive_type AWD'],
		['hatchback', 'Hatch'],
		['white utes', 'white Ute'],
		['pickup truck', 'Ute'],
		['dual cab', 'Ute'],
		['dual-cab ute', 'Ute'],
		['crew cab pickup', 'Ute'],
		['ev', 'Electric'],
		['estate', 'Wagon'],
		['toyota undr 30k', 'toyota', 'price -30000'],
		['udner $30,000', '', 'price -30000'],
		['kia belw 25k', 'kia', 'price -25000'],
		['bellow 25k', '', 'price -25000'],
		['underwood', 'underwood'],
		['kia undr offer', 'kia undr offer'],
		['kia wtih 7 seats', 'kia', 'seats 7'],
		['toyota wish 2010', 'toyota wish 2010'],
		['cheap family suv', 'suv', 'order lowest_price'],
		['sub 20k', '', 'price -20000'],
		['suv sub $20k', 'suv', 'price -20000'],
		['15000', '', 'price -15000'],
		['around 20k', '', 'price 17000-23000'],
		['about $20,000', '', 'price 17000-23000'],
		['2020 onwards', '', 'year 2020-'],
		['kia drive away', 'kia'],
		['p plater hatch', 'hatch'],
		['5 door hatch', 'hatch'],
		['seven seater suv', 'suv', 'seats 7'],
		['five door hatch', 'hatch'],
		['first car under 15k', '', 'order lowest_price', 'price -15000'],
		['automatic car for a learner', 'automatic car'],
		['good reliable hatch for my family', 'hatch'],
		['looking for a ute', 'ute'],
		['a class mercedes', 'a class Mercedes-Benz'],
		['3 row suv', 'suv', 'seats 7'],
		['suv with third row seating', 'suv', 'seats 7'],
		['under twenty grand', '', 'price -20000'],
		['under twenty-five thousand', '', 'price -25000'],
		['under 100 000 kms', '', 'km -100000'],
		['under 20 000', '', 'price -20000'],
		['five door hatch', 'hatch'],
		['low ks', '', 'km -50000'],
		['7 or 8 seats', '', 'seats 7'],
		['at least 5 seats', '', 'seats 5,7'],
		['7+ seater suv', 'suv', 'seats 7'],
		['suv max 40000 dollars', 'suv', 'price -40000'],
		['only small suv', 'suv'],
		['cheaper than 20k', '', 'price -20000'],
		['cheap hatch under 15k', 'hatch', 'order lowest_price', 'price -15000'],
	])('%s', (query, ...expected) => {
		expect(read(query)).toEqual(expected);
	});

	const trades: Record<string, readonly string[]> = {
		...values,
		sleeps: ['2', '4'],
		lams: ['LAMS approved', 'Full licence'],
		licence_class: ['Car', 'MR', 'HR'],
		axle_configuration: ['4x2', '6x4'],
	};
	test.each([
		['caravan sleeps 4', 'caravan', 'sleeps 4'],
		['caravan sleeps four', 'caravan', 'sleeps 4'],
		['4 berth under $60k', '', 'sleeps 4', 'price -60000'],
		['lams naked', 'naked', 'lams LAMS approved'],
		['learner legal 600cc', '', 'lams LAMS approved', 'engine_cc 540-660'],
		['isuzu mr licence', 'isuzu', 'licence_class MR'],
		['HR tipper', 'tipper', 'licence_class HR'],
		['car licence tipper', 'tipper', 'licence_class Car'],
		['over 600cc', '', 'engine_cc 600-'],
		['naked under 700 cc', 'naked', 'engine_cc -700'],
		['6 x 4 hino', 'hino', 'axle_configuration 6x4'],
		['8 tonne gvm', '', 'gvm 7200-8800'],
		['under 4,500 kg', '', 'gvm -4500'],
		['17 foot caravan', 'caravan', 'length 4.9-5.5'],
		['caravan under 20ft', 'caravan', 'length -6.1'],
		['18ft to 21ft', '', 'length 5.5-6.4'],
		['between 4 and 6 tonne', '', 'gvm 4000-6000'],
		['sleeps 4 or more', '', 'sleeps 4'],
		['2+ berth', '', 'sleeps 2,4'],
	])('of trades: %s', (query, ...expected) => {
		expect(read(query, { locale: 'en-AU', valuesOf: (field) => trades[field] ?? [] })).toEqual(expected);
	});

	test('of trades: where all prices are by the week, an amount is one', () => {
		const weekly: AskedStock = {
			locale: 'en-AU',
			valuesOf: (field) => (field === 'subscription_price' ? ['190', '210'] : field === 'price' ? ['NaN'] : []),
		};
		expect(read('kia under $200 a week', weekly)).toEqual(['kia', 'subscription_price -200']);
		expect(read('kia under $200 a week')).toEqual(['kia under $200 a week']);
	});

	const weeklyStock: AskedStock = {
		locale: 'en-AU',
		template: 'subscription',
		valuesOf: (field) => (field === 'subscription_price' ? ['190', '210'] : field === 'price' ? ['NaN'] : []),
	};
	test('a small number is thousands where cars cost as much, and dollars where they are had by the week', () => {
		expect(read('under 200', weeklyStock)).toEqual(['', 'subscription_price -200']);
		expect(read('under $900 a month', weeklyStock)).toEqual(['', 'subscription_price -207']);
		const byDay: AskedStock = { locale: 'en-AU', valuesOf: (field) => (field === 'price' ? ['55', '120'] : []) };
		expect(read('under 80', byDay)).toEqual(['', 'price -80']);
	});

	type Own = Record<string, readonly string[]>;
	const site = (template: Template, own: Own, locale = 'en-AU'): AskedStock => ({
		locale,
		template,
		valuesOf: (field) => own[field] ?? values[field] ?? [],
	});
	const cars = {
		colour: ['White', 'Pearl White', 'Grey', 'Red'],
		simple_fuel: ['Petrol', 'Hybrid', 'Plug-in Hybrid', 'Electric'],
		simple_transmission: ['Automatic', 'Manual'],
		model: ['Silver Shadow', 'Corolla', 'Red'],
	};
	const bikes = { simple_body: ['Adventure', 'Naked'], colour: ['White', 'Black'], lams: ['LAMS approved'] };
	const campers = { simple_body: ['Caravan', 'Pop-Top', 'Camper Trailer'], sleeps: ['2', '4'], colour: ['White'] };
	const trucks = { simple_body: ['Cab & Chassis', 'Tipper'], colour: ['White'], licence_class: ['MR', 'HR'] };
	const carSite = site('car', cars);
	const bikeSite = site('motorcycle', bikes);
	const camperSite = site('camper', campers);
	const truckSite = site('truck', trucks);
	const anyWhite = 'colour White,Pearl White';
	const anyHybrid = 'simple_fuel Hybrid,Plug-in Hybrid';
	test.each([
		[carSite, 'white ute', '', anyWhite, 'simple_body Ute'],
		[carSite, 'white truck', '', anyWhite, 'simple_body Ute'],
		[site('car', cars, 'en-US'), 'gray trucks', '', 'simple_body Ute', 'colour Grey'],
		[carSite, 'red corolla hybrid', '', 'model Corolla', anyHybrid, 'colour Red'],
		[carSite, 'turbo electric station wagon', 'turbo', 'simple_fuel Electric', 'simple_body Wagon'],
		[carSite, 'corolla 2019', '', 'model Corolla', 'year 2019-2019'],
		[site('car', { model: ['2008'] }), 'peugeot 2008', 'peugeot 2008'],
		[site('car', { year: ['2019', '2026'] }), 'kia less than 5 years old', '', 'make Kia', 'year 2021-'],
		[site('motorcycle', bikes), 'p plate bike', '', 'lams LAMS approved'],
		[carSite, 'black suv leather', 'black leather', 'simple_body SUV'],
		[carSite, 'auto evs', '', 'simple_transmission Automatic', 'simple_fuel Electric'],
		[carSite, 'silver shadow', '', 'model Silver Shadow'],
		[carSite, 'red leather kia', 'red leather', 'make Kia'],
		[carSite, 'kia cars', '', 'make Kia'],
		[carSite, 'hybrids', '', anyHybrid],
		[carSite, 'stick shift', '', 'simple_transmission Manual'],
		[carSite, 'petrol or hybrid', '', 'simple_fuel Petrol', anyHybrid],
		[carSite, 'good fuel economy', '', 'simple_fuel Hybrid,Plug-in Hybrid,Electric'],
		[carSite, 'suv cheap to run', '', 'simple_body SUV', 'simple_fuel Hybrid,Plug-in Hybrid,Electric'],
		[carSite, 'people mover', '', 'seats 7'],
		[site('car', { ...cars, simple_body: ['People Mover'] }), 'people mover', '', 'simple_body People Mover'],
		[site('car', { ...cars, feature_words: ['towbar'] }), 'tow 3 tonne', '', 'feature towbar'],
		[site('subscription', {}), 'suv for 6 months', '', 'simple_body SUV'],
		[site('subscription', {}), 'month to month', ''],
		[carSite, 'bike', 'bike'],
		[bikeSite, 'bike', ''],
		[bikeSite, 'black adventure bikes under 15', '', 'price -15000', 'simple_body Adventure', 'colour Black'],
		[bikeSite, 'learner bike', '', 'lams LAMS approved'],
		[camperSite, 'van sleeps 4', '', 'sleeps 4', 'simple_body Caravan'],
		[camperSite, 'white pop-tops', '', 'simple_body Pop-Top', 'colour White'],
		[camperSite, 'camper', ''],
		[camperSite, 'camper trailers', '', 'simple_body Camper Trailer'],
		[truckSite, 'white truck hr licence', '', 'licence_class HR', 'colour White'],
		[truckSite, 'cab & chassis', '', 'simple_body Cab & Chassis'],
		[truckSite, 'tippers', '', 'simple_body Tipper'],
	])('a search reads what its stock has as filters (%#)', (from, query, words, ...wishes) => {
		const asked = readAsked(query, from);
		expect([asked.words, ...asked.parts.map(({ wish }) => said(wish)).sort()]).toEqual([words, ...wishes.sort()]);
	});

	test.each([
		['not white', '', `not ${anyWhite}`],
		['not a white suv', '', 'simple_body SUV', `not ${anyWhite}`],
		['suv without electric', '', 'simple_body SUV', 'not simple_fuel Electric'],
		['no white or grey suvs', '', 'simple_body SUV', `not ${anyWhite}`, 'not colour Grey'],
		['anything but a kia', '', 'not make Kia'],
		['not new', '', 'not car_type new'],
		['not 7 seater', '', 'not seats 7'],
		['no 4wd', '', 'not drive_type 4WD'],
		['without a towbar or sunroof', '', 'not feature towbar', 'not feature sunroof'],
		['kia not under 20k', '', 'make Kia', 'price 20000-'],
		['not older than 2018', '', 'year 2018-'],
		['no more than $20k', '', 'price -20000'],
		['white not suv', '', anyWhite, 'not simple_body SUV'],
	])('what is said not to be wanted is left out, never asked for: %s', (query, words, ...wishes) => {
		const { words: rest, parts, notes } = readAsked(query, site('car', { ...cars, feature_words: ['towbar sunroof'] }));
		expect([rest, ...parts.map(({ wish }) => said(wish)).sort()]).toEqual([words, ...wishes.sort()]);
		expect(notes).toEqual([]);
	});

	test.each([
		['kia without service history', ['make Kia'], 'without service history'],
		['not cheap', [], 'not cheap'],
		['no towbar suv', ['simple_body SUV'], 'no towbar'],
	])('what is not wanted and no filter can tell is said to be left out: %s', (query, wishes, left) => {
		const { words, parts, notes } = readAsked(query, carSite);
		expect([words, ...parts.map(({ wish }) => said(wish))]).toEqual(['', ...wishes]);
		expect(notes).toEqual([`“${left}” is left out: there is no filter for it.`]);
	});

	test('what is left out is a condition, a filter that can be taken back, and part of the name', () => {
		const labels = { locale: 'en-AU' as const, labels: makeConfig().labels, dealerships: {} };
		const words = openAskedWords(site('car', { ...cars, feature_words: ['towbar'] }), asking);
		const query = 'no white or grey suv not 7 seats without towbar';
		const { params } = words.request({ indexName: 'vehicles', params: { query } });
		expect(params).toMatchObject({
			query: '',
			filters: 'feature_words:!towbar',
			numericFilters: ['seats!=7'],
		});
		expect(params?.facetFilters).toContainEqual(['colour:-White']);
		expect(params?.facetFilters).toContainEqual(['colour:-Pearl White']);
		const filters = words.filters(query, labels, null);
		const labelled = Object.fromEntries(filters.map((filter) => [filter.label, filter]));
		expect(Object.keys(labelled).sort()).toEqual(['Not 7 seats', 'Not grey', 'Not white', 'SUV', 'Without tow bar']);
		const without = (label: string) => labelled[label]?.without({ ...emptySearch, query }).query;
		expect(without('Not white')).toBe('no grey suv not 7 seats without towbar');
		expect(without('Without tow bar')).toBe('no white or grey suv not 7 seats');
		const name = (typed: string) =>
			searchName(
				words.meant({ ...emptySearch, query: typed }),
				{ labels, words: { singular: 'car', plural: 'cars', sale: ' for sale' } },
				3,
			);
		expect(name('not a white or grey suv')).toBe('3 SUVs for sale, not white or grey');
		expect(name('not suv under 30k')).toBe('3 cars for sale up to $30,000, no SUVs');
		expect(name('not used or new')).toBe('3 cars for sale, not used or new');
		expect(name('not 7 seater kia without towbar')).toBe('3 Kia cars for sale without tow bar, not 7-seat');
	});

	test.each([
		['car for towing a caravan', '', 'feature towbar'],
		['good for towing', '', 'feature towbar'],
		['ute that can tow a boat', '', 'feature towbar', 'simple_body Ute'],
		['first car for my daughter', '', 'order lowest_price'],
		['old car for uni student', ''],
		['kia for camping', '', 'make Kia'],
		['kia for my wife', '', 'make Kia'],
		['kia l', '', 'make Kia'],
		['for', 'for'],
		['l', 'l'],
		['kia x', 'x', 'make Kia'],
	])('words of a sentence are not looked for: %s', (query, words, ...wishes) => {
		const own = { ...cars, feature_words: ['towbar'], model: ['X Trail'] };
		const { words: rest, parts } = readAsked(query, site('car', own));
		expect([rest, ...parts.map(({ wish }) => said(wish)).sort()]).toEqual([words, ...wishes.sort()]);
	});

	test('names and filters quote what was typed', () => {
		const labels = { locale: 'en-AU' as const, labels: makeConfig().labels, dealerships: {} };
		const words = openAskedWords(carSite, asking);
		const typed = { ...emptySearch, query: 'racing for a prize' };
		expect(words.meant(typed).query).toBe('racing for a prize');
		expect(words.filters(typed.query, labels, null).map(({ label }) => label)).toEqual(['“racing for a prize”']);
		expect(words.meant({ ...emptySearch, query: 'racing white prize' }).query).toBe('racing prize');
	});

	test('the only black is black, whatever the maker calls it', () => {
		const only = site('car', { ...cars, colour: ['Obsidian Black'] });
		const [filter] = openAskedWords(only, asking).filters('black', labelsOf('en-AU'), null);
		expect(filter?.label).toBe('Black');
	});

	test('beside what was understood the chip of the other words has no more than the heading', () => {
		const words = openAskedWords(carSite, asking);
		const shown = words.filters('electric car long range', labelsOf('en-AU'), null).map(({ label }) => label);
		expect(shown).toEqual(['“long range”', 'Electric']);
	});

	test('without the words that nothing has, alternatives stay', () => {
		const models = site('car', { ...cars, model: ['Corolla'] });
		const words = openAskedWords(models, asking);
		const query = 'kia zzz or corolla';
		const [ofWords] = words.filters(query, labelsOf('en-AU'), null);
		expect(ofWords?.without({ ...emptySearch, query }).query).toBe('kia or corolla');
	});

	test('few miles are a round number of them', () => {
		const low = (locale: string) =>
			readAsked('low miles', site('car', cars, locale)).parts.map(({ wish }) => said(wish));
		expect(low('en-US')).toEqual(['km -48280']);
		expect(low('en-AU')).toEqual(['km -50000']);
	});

	test('ROUTE-4 a search is called by what its words mean', () => {
		const labels = { locale: 'en-AU' as const, labels: makeConfig().labels, dealerships: {} };
		const words = { singular: 'car', plural: 'cars', sale: ' for sale' };
		const called = (query: string, stockOf = carSite) => {
			const typed = { ...emptySearch, query };
			return searchName(openAskedWords(stockOf, asking).meant(typed), { labels, words }, 12);
		};
		expect(called('white ute under 40')).toBe('12 white utes for sale up to $40,000');
		expect(called('used kia cars')).toBe('12 used Kia cars for sale');
		expect(called('4x4 ute')).toBe('4×4 utes for sale (12)');
		expect(called('kia 2019')).toBe('2019 Kia cars for sale (12)');
		const bikeWords = { singular: 'motorcycle', plural: 'motorcycles', sale: '' };
		const learner = openAskedWords({ ...bikeSite, priceFor: (weekly) => weekly * 200 }, asking).meant({
			...emptySearch,
			query: 'lams under $90 a week',
		});
		expect(searchName(learner, { labels, words: bikeWords }, 22)).toBe('22 LAMS-approved motorcycles up to $90 a week');
		const camper = openAskedWords(camperSite, asking).meant({ ...emptySearch, query: 'caravan sleeps 4' });
		expect(searchName(camper, { labels, words })).toBe('4-berth caravans for sale');
		expect(called('lamborghini')).toBe('12 cars matching “lamborghini”');
	});

	test('what all of the stock is stays to be seen and taken away, where it is all that is said', () => {
		const labels = { locale: 'en-AU' as const, labels: makeConfig().labels, dealerships: {} };
		const shown = (query: string) =>
			openAskedWords(bikeSite, asking)
				.filters(query, labels, null)
				.map(({ label }) => label);
		expect(shown('bike')).toEqual(['“bike”']);
		expect(shown('white bike')).toEqual(['White']);
		expect(shown('honda bikes')).toEqual(['“honda bikes”']);
		const us = { ...labels, locale: 'en-US' as const };
		const filters = openAskedWords(site('car', cars, 'en-US'), asking).filters('white truck', us, null);
		expect(filters.map(({ label }) => label).sort()).toEqual(['Truck', 'White']);
	});

	test('of trades: cars that have none of it keep the words', () => {
		const none: AskedStock = { locale: 'en-AU', valuesOf: () => [] };
		for (const query of ['sleeps 4', 'lams', 'mr licence', '600cc', '6x4']) expect(read(query, none)).toEqual([query]);
	});

	test.each([
		'mazda 3',
		'cx-5',
		'peugeot 2008',
		'bmw 320i',
		'ram 1500',
		'"under 30k"',
		'hilux -4x4',
		'mx-5 2.0',
		'benzin',
		'911',
		'1500-2500',
	])('%s is a name, and stays', (query) => {
		expect(read(query)).toEqual([query]);
	});

	test('what is not in stock is looked for as it is typed', () => {
		const none: AskedStock = { locale: 'en-AU', valuesOf: () => [] };
		for (const query of ['used vw 4x4', 'hatchback 7 seater', 'ev']) expect(read(query, none)).toEqual([query]);
	});

	test('en-US has its own words for the stock’s', () => {
		expect(read('gas pickup', { ...stock, locale: 'en-US' })).toEqual(['Petrol Ute']);
	});

	test('what is said twice is one filter, and goes as one', () => {
		const labels = { locale: 'en-AU' as const, labels: makeConfig().labels, dealerships: {} };
		const filters = openAskedWords(carSite, asking).filters('white dual cab ute', labels, null);
		expect(filters.map(({ label }) => label)).toEqual(['White', 'Ute']);
		expect(filters[1]?.without({ ...emptySearch, query: 'white dual cab ute' }).query).toBe('white');
	});

	test('a value with a typo is the filter that it means, unless a car is called so', () => {
		const own = { ...cars, model: ['Corolla', 'Patrol'] };
		const typed = (query: string, from: AskedStock) => {
			const { words, parts } = readAsked(query, from);
			return [words, ...parts.map(({ wish }) => said(wish))];
		};
		expect(typed('hyrid', site('car', { ...cars, simple_fuel: ['Hybrid'] }))).toEqual(['', 'simple_fuel Hybrid']);
		expect(typed('corolla wagno', site('car', own))).toEqual(['', 'model Corolla', 'simple_body Wagon']);
		expect(typed('automtic', site('car', own))).toEqual(['', 'simple_transmission Automatic']);
		expect(typed('patrol', site('car', { ...cars, model: ['Corolla'] }))).toEqual(['patrol']);
		expect(typed('whited', site('car', { ...own, badge: ['Whited'] }))).toEqual(['whited']);
	});

	test('among several names one of two words may have a typo', () => {
		const { words, parts } = readAsked('kluger or sante fe', site('car', { model: ['Kluger', 'Santa Fe'] }));
		expect([words, ...parts.map(({ wish }) => said(wish)).sort()]).toEqual(['', 'model Kluger', 'model Santa Fe']);
	});

	test('riders’ words for types', () => {
		expect(readAsked('dual sport', bikeSite).parts.map(({ wish }) => said(wish))).toEqual(['simple_body Adventure']);
		const scooters = site('motorcycle', { simple_body: ['Scooter'] });
		expect(readAsked('moped', scooters).parts.map(({ wish }) => said(wish))).toEqual(['simple_body Scooter']);
	});

	test('an amount by the week is left out where prices are for the whole car, and that is said', () => {
		const { words, parts, notes } = readAsked('suv under $200 a week', carSite);
		expect([words, ...parts.map(({ wish }) => said(wish))]).toEqual(['', 'simple_body SUV']);
		expect(notes).toEqual(['“under $200 a week” is left out: prices here are for the whole vehicle, not by the week.']);
		const reckoned = { ...carSite, priceFor: (weekly: number) => weekly * 200 };
		expect(readAsked('suv under $200 a week', reckoned).notes).toEqual([]);
	});

	test('who asks for what is near is told how, where cars stand in several cities', () => {
		const far = site('car', { ...cars, city: ['Orange', 'Cowra'] });
		expect(readAsked('kia near me', far)).toMatchObject({
			words: '',
			notes: ['For those close to you choose “Near me” or a city.'],
		});
		expect(readAsked('kia near me', site('car', { ...cars, city: ['Orange'] })).notes).toEqual([]);
	});

	test('each is a filter by itself; one that is taken away leaves the others', () => {
		const typed = { ...emptySearch, query: 'red 4x4 kia under $30k', page: 3 };
		const labels = { locale: 'en-AU' as const, labels: makeConfig().labels, dealerships: {} };
		const filters = openAskedWords(stock, asking).filters(typed.query, labels, null);
		expect(filters.map(({ label }) => label)).toEqual(['“red kia”', '4×4', 'Price: up to $30,000']);
		expect(filters.map(({ without }) => without(typed))).toEqual([
			{ ...emptySearch, query: '4x4 under $30k' },
			{ ...emptySearch, query: 'red kia under $30k' },
			{ ...emptySearch, query: 'red 4x4 kia' },
		]);
	});

	test('whatever is typed, nothing is lost: a letter is in the words, in a part or in the words for them', () => {
		const token = fc.constantFrom(
			'under',
			'$30k',
			'over',
			'2020',
			'20-30k',
			'kia',
			'7 seater',
			'low km',
			'red',
			'cars',
			'bike',
			'under 40',
			'"',
			'-',
			'100,000 km',
			'+',
			'x5',
		);
		const anyTemplate = fc.constantFrom(undefined, 'car' as const, 'truck' as const, 'motorcycle' as const);
		fc.assert(
			fc.property(
				anyTemplate,
				fc.array(fc.oneof(token, fc.string({ maxLength: 6 })), { maxLength: 8 }),
				(template, tokens) => {
					const query = tokens.join(' ');
					const { said: words, parts } = readAsked(query, {
						locale: 'en-AU',
						...(template && { template }),
						valuesOf: (field) => (field === 'seats' ? ['7'] : field === 'colour' ? ['Red'] : []),
					});
					const kept = [words, ...parts.map(({ text }) => text)].join(' ');
					const letters = (text: string) =>
						[
							...text
								.replace(/\b(?:with|and|or|for sale|near me|i|that|an?|the|some|any|my)\b/giu, '')
								.replace(/[^\p{L}\p{N}]/gu, ''),
						]
							.sort()
							.join('');
					expect(letters(kept)).toBe(letters(query));
				},
			),
			{ seed: 11, numRuns: 500 },
		);
	});
});
