import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AskedStock, Wish } from '../../../src/search/asked/asked.ts';
import { openAskedWords } from '../../../src/search/asked/asked-words.ts';
import { readAsked } from '../../../src/search/asked/read-asked.ts';
import { searchName } from '../../../src/search/headings/search-name.ts';
import { emptySearch } from '../../../src/search/state/search-state.ts';
import { makeConfig } from '../../support/make-site.ts';

const values: Record<string, readonly string[]> = {
	make: ['Toyota', 'Ford', 'Mazda', 'Land Rover', 'Harley-Davidson', 'ŠKODA', 'Mercedes-Benz', 'Isuzu'],
	model: [
		...['HiLux', 'Ranger', 'Ranger Raptor', 'Mazda3', 'CX-5', 'LandCruiser Prado', 'LandCruiser 300', 'Model 3'],
		...['Eclipse Cross', 'Golf', 'Golf R', 'Ute', 'Up', '911', 'Black Shadow', 'D-MAX'],
	],
	simple_body: ['Ute', 'SUV'],
	city: ['Orange', 'Cowra'],
	colour: ['Orange', 'Black'],
};
const stock: AskedStock = { locale: 'en-AU', template: 'car', valuesOf: (field) => values[field] ?? [] };
const said = (wish: Wish): string =>
	wish.kind === 'list'
		? `${wish.field} ${wish.value}`
		: wish.kind === 'any'
			? `${wish.field} ${wish.values.join()}`
			: '';

test.each([
	['hilux or ranger', '', 'model HiLux', 'model Ranger,Ranger Raptor'],
	['hilux ranger', '', 'model HiLux', 'model Ranger,Ranger Raptor'],
	['hilux, ranger', '', 'model HiLux', 'model Ranger,Ranger Raptor'],
	['hilix and ranger', '', 'model HiLux', 'model Ranger,Ranger Raptor'],
	['toyota or mazda', '', 'make Mazda', 'make Toyota'],
	['ute or suv', '', 'simple_body SUV', 'simple_body Ute'],
	['hi lux', '', 'model HiLux'],
	['mazda 3', '', 'model Mazda3'],
	['mazda cx 5', '', 'make Mazda', 'model CX-5'],
	['land cruiser', '', 'model LandCruiser Prado,LandCruiser 300'],
	['prado', '', 'model LandCruiser Prado'],
	['ranger raptor', '', 'model Ranger Raptor'],
	['golf r', '', 'model Golf R'],
	['skoda', '', 'make ŠKODA'],
	['merc', '', 'make Mercedes-Benz'],
	['harley', '', 'make Harley-Davidson'],
	['land rover in cowra', '', 'city Cowra', 'make Land Rover'],
	['range rover', '', 'make Land Rover'],
	['toyoat', '', 'make Toyota'],
	['mazda c', '', 'make Mazda'],
	['toyota d-max', '', 'make Toyota', 'model D-MAX'],
	['land cruisr', '', 'model LandCruiser Prado,LandCruiser 300'],
	['land crusier', '', 'model LandCruiser Prado,LandCruiser 300'],
	['land cruser', '', 'model LandCruiser Prado,LandCruiser 300'],
	['toyota land crusier', '', 'make Toyota', 'model LandCruiser Prado,LandCruiser 300'],
	['lan dcru iser', '', 'model LandCruiser Prado,LandCruiser 300'],
	['landcruser', '', 'model LandCruiser Prado,LandCruiser 300'],
	['land rovr', '', 'make Land Rover'],
	['ladn cruisre', 'ladn cruisre'],
	['izusu', '', 'make Isuzu'],
	['siuzu', '', 'make Isuzu'],
	['lc300', '', 'model LandCruiser 300'],
	['lc 300', '', 'model LandCruiser 300'],
	['lc79', 'lc79'],
	['orange ute in orange', '', 'city Orange', 'colour Orange', 'simple_body Ute'],
	['black ute', '', 'colour Black', 'simple_body Ute'],
	['hilix', 'hilix'],
	['shades', 'shades'],
	['hil', 'hil'],
	['latest model', 'model', ''],
	['sunroof cross', 'sunroof cross'],
	['toyota -hilux', '-hilux', 'make Toyota'],
	['911', '911'],
])(
	'SRCH-3 names of the stock are read as filters, several of a facet as any of them: %s',
	(query, words, ...wishes) => {
		const asked = readAsked(query, stock);
		expect([asked.words, ...asked.parts.map(({ wish }) => said(wish)).sort()]).toEqual([words, ...wishes.sort()]);
	},
);

test.each([
	['mazda 3 or toyota hilux', ['Mazda3', 'HiLux'], 'Mazda3 and HiLux', [['model:Mazda3', 'model:HiLux']]],
	['toyota hilux or ford ranger raptor', ['HiLux', 'Ranger Raptor'], 'HiLux and Ranger Raptor', null],
	['toyota or mazda 3', ['Toyota', 'Mazda3'], 'Toyota and Mazda3', [['model:Mazda3', 'make:Toyota']]],
	['hilux, mazda', ['HiLux', 'Mazda'], 'Mazda and HiLux', [['model:HiLux', 'make:Mazda']]],
	['toyota hilux', ['Toyota', 'HiLux'], 'Toyota HiLux cars', [['make:Toyota'], ['model:HiLux']]],
])('SRCH-3 makes and models are alternatives where they are said so: %s', (query, labelled, name, filters) => {
	const labels = { locale: 'en-AU' as const, labels: makeConfig().labels, dealerships: {} };
	const words = { singular: 'car', plural: 'cars', sale: ' for sale' };
	const asked = openAskedWords(stock, { indexOf: (sort) => sort });
	const typed = { ...emptySearch, query };
	expect(asked.filters(query, labels, null).map(({ label }) => label)).toEqual(labelled);
	expect(searchName(asked.meant(typed), { labels, words }, 4)).toBe(`4 ${name} for sale`);
	const found = asked.request({ indexName: 'vehicles', params: { query } }).params?.facetFilters;
	if (filters) expect(found).toEqual(filters);
});

test('SRCH-3 several names are several filters and one heading; one that is taken away leaves the other', () => {
	const labels = { locale: 'en-AU' as const, labels: makeConfig().labels, dealerships: {} };
	const words = { singular: 'car', plural: 'cars', sale: ' for sale' };
	const asked = openAskedWords(stock, { indexOf: (sort) => sort });
	const typed = { ...emptySearch, query: 'hilux or ranger' };
	const filters = asked.filters(typed.query, labels, null);
	expect(filters.map(({ label }) => label)).toEqual(['HiLux', 'Ranger']);
	expect(filters.map(({ without }) => without(typed).query)).toEqual(['ranger', 'hilux']);
	const called = (query: string) => searchName(asked.meant({ ...emptySearch, query }), { labels, words }, 4);
	expect(called('hilux or ranger')).toBe('4 HiLux and Ranger for sale');
	expect(called('toyota hilux or ford ranger')).toBe('4 HiLux and Ranger for sale');
	expect(called('ute or suv under 30k from 2019')).toBe('4 utes and SUVs for sale up to $30,000, from 2019');
	expect(asked.request({ indexName: 'vehicles', params: { query: typed.query } }).params?.facetFilters).toEqual([
		['model:HiLux', 'model:Ranger', 'model:Ranger Raptor'],
	]);
});

test('SRCH-3 a make that is typed beside another that is chosen is looked for too; the values of the makes are counted beside both', () => {
	const asked = openAskedWords(stock, { indexOf: (sort) => sort });
	const filtersOf = (params: object) =>
		asked.request({ indexName: 'vehicles', params: { query: 'toyota', ...params } }).params?.facetFilters;
	const mazda = ['make:Mazda'];
	expect(filtersOf({ facetFilters: [mazda, ['colour:Red']] })).toEqual([['colour:Red'], ['make:Mazda', 'make:Toyota']]);
	expect(filtersOf({ facetFilters: [['make:Toyota', 'make:Mazda']] })).toEqual([
		['make:Toyota', 'make:Mazda'],
		['make:Toyota'],
	]);
	expect(filtersOf({ facetFilters: [['make:-Mazda']] })).toEqual([['make:-Mazda'], ['make:Toyota']]);
	expect(filtersOf({ facets: 'make', facetFilters: [['colour:Red']] })).toEqual([['colour:Red']]);
	expect(filtersOf({ facets: ['make', 'model'] })).toEqual([['make:Toyota']]);
});

test('SRCH-3 a long name is told whichever letter within it is left out, changed, added or swapped, and wherever it is typed apart', () => {
	const name = 'landcruiser';
	const faults = [
		(at: number) => name.slice(0, at) + name.slice(at + 1),
		(at: number) => `${name.slice(0, at)}q${name.slice(at + 1)}`,
		(at: number) => `${name.slice(0, at)}q${name.slice(at)}`,
		(at: number) => name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2),
	];
	const somewhere = fc.integer({ min: 1, max: name.length - 2 });
	fc.assert(
		fc.property(fc.nat({ max: faults.length - 1 }), somewhere, somewhere, (fault, at, apart) => {
			const typed = faults[fault]?.(at) ?? '';
			const query = `${typed.slice(0, apart)} ${typed.slice(apart)}`.trim();
			expect(readAsked(query, stock).parts.map(({ wish }) => said(wish))).toEqual([
				'model LandCruiser Prado,LandCruiser 300',
			]);
		}),
		{ seed: 12, numRuns: 500 },
	);
});

test('SRCH-3 who asks for a Range Rover Sport where an Evoque is in stock has said no Evoque', () => {
	const evoque: AskedStock = {
		...stock,
		valuesOf: (field) => (field === 'model' ? ['Range Rover Evoque', 'Discovery Sport'] : (values[field] ?? [])),
	};
	const { words, parts } = readAsked('range rover sport', evoque);
	expect(words).toBe('sport');
	expect(parts.map(({ wish }) => wish)).toEqual([
		{ kind: 'any', field: 'model', values: ['Range Rover Evoque'], label: 'Range Rover' },
	]);
	expect(readAsked('evoque', evoque).parts[0]?.wish).toMatchObject({ kind: 'list', value: 'Range Rover Evoque' });
});

test.each([
	['320i', ['BMW']],
	['3 series', ['BMW']],
	['white m340xi', ['BMW']],
	['c class', ['Mercedes-Benz']],
	['500x', []],
	['is300', []],
])('SRCH-2 the make is known of a model that the stock lacks: %s', (query, makes) => {
	const german: AskedStock = {
		...stock,
		valuesOf: (field) => (field === 'make' ? ['BMW', 'Mercedes-Benz'] : ['White'].filter(() => field === 'colour')),
	};
	const asked = openAskedWords(german, { indexOf: (sort) => sort });
	expect(asked.meant({ ...emptySearch, query }).makes).toEqual(makes);
});
