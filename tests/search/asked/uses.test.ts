import { describe, expect, test } from 'vitest';
import { featuresInStock } from '../../../src/domain/cars/feature-words.ts';
import type { Template } from '../../../src/domain/words/template.ts';
import type { AskedStock, Wish } from '../../../src/search/asked/asked.ts';
import { openAskedWords } from '../../../src/search/asked/asked-words.ts';
import { readAsked } from '../../../src/search/asked/read-asked.ts';
import { sortIndex } from '../../../src/search/fields/sorts.ts';
import { emptySearch } from '../../../src/search/state/search-state.ts';
import { makeConfig } from '../../support/make-site.ts';

const said = (wish: Wish): string => {
	if (wish.kind === 'range') return `${wish.field} ${wish.range.min ?? ''}-${wish.range.max ?? ''}`;
	if (wish.kind === 'any') return `${wish.field} ${wish.values.join()}`;
	if (wish.kind === 'list') return `${wish.field} ${wish.value}`;
	return wish.kind === 'feature' ? wish.word : wish.kind;
};
const site = (own: Record<string, readonly string[]>, template: Template = 'car'): AskedStock => ({
	locale: 'en-AU',
	template,
	valuesOf: (field) => own[field] ?? [],
	features: featuresInStock([{ feature_words: own['feature_words']?.join(' ') }]),
});
const cars = {
	make: ['BMW', 'Mercedes-Benz', 'Lexus', 'Land Rover', 'Mazda'],
	model: ['320i', 'M340i', 'M3', '420i', 'X3', 'C200', 'C-Class', 'IS300', 'Range Rover', '3'],
	simple_body: ['SUV', 'Hatch', 'Wagon', 'People Mover', 'Ute'],
	simple_fuel: ['Petrol', 'Electric'],
	feature_words: ['towbar'],
	city: ['Southport'],
};
const read = (query: string, stock = site(cars)) => {
	const { words, parts, notes } = readAsked(query, stock);
	return { words, wishes: parts.map(({ wish }) => said(wish)).sort(), notes };
};

describe('SRCH-3 a distance beside range is the electric range, and the least of it', () => {
	const electric = 'simple_fuel Electric';
	const range = 'electric_range 400-';
	test.each([
		['electric car with 400km range', electric, range],
		['ev 400km range', electric, range],
		['ev under 40k with at least 400 km range', electric, range, 'price -40000'],
		['range over 400km', range],
		['range of at least 400 km', range],
		['400+ km range', range],
		['electric more than 400 km', electric, range],
		['electric under 400 km', electric, 'km -400'],
		['suv under 40,000 km', 'km -40000', 'simple_body SUV'],
		['range rover under 400 km', 'km -400', 'model Range Rover'],
	])('%s', (query, ...wishes) => {
		expect(read(query)).toEqual({ words: '', wishes: wishes.toSorted(), notes: [] });
	});

	test('where nothing is electric it is none', () => {
		expect(read('range over 400km', site({ simple_fuel: ['Petrol'] })).wishes).not.toContain(range);
	});
});

describe('SRCH-3 a family of models is all of them', () => {
	test.each([
		['3 series', 'model 320i,M340i,M3'],
		['bmw 3 series', 'make BMW', 'model 320i,M340i,M3'],
		['bmw 4-series', 'make BMW', 'model 420i'],
		['c class', 'model C-Class,C200'],
		['lexus is', 'model IS300'],
	])('%s', (query, ...wishes) => {
		const { words, wishes: found } = read(query);
		expect([words, ...found]).toEqual(['', ...wishes]);
	});

	test('it is called so where one model alone is of it', () => {
		const { parts } = readAsked('4 series', site(cars));
		expect(parts[0]?.wish).toMatchObject({ label: '4 Series' });
	});

	test('another make has none', () => {
		expect(read('3 series', site({ make: ['Peugeot'], model: ['308GT'] })).wishes).toEqual([]);
	});
});

describe('SRCH-3 what a vehicle is wanted for is a filter, or said to be left out', () => {
	const family = 'simple_body SUV,Wagon,People Mover';
	test('a family car is an SUV, a wagon or a people mover', () => {
		const notes = ['Family cars here: SUVs, Wagons, People Movers.'];
		expect(read('i need a family car near southport')).toEqual({
			words: '',
			wishes: ['city Southport', family],
			notes,
		});
		expect(read('car for my family')).toEqual({ words: '', wishes: [family], notes });
	});

	test.each([
		['car for uber', '“for uber” is left out: there is no filter for it.'],
		['reliable ute', '“reliable” is left out: there is no filter for it.'],
	])('%s', (query, note) => {
		expect(read(query).notes).toEqual([note]);
	});

	test('one with few seats is none, unless it does not say; all of it is one filter', () => {
		const seated = site({ ...cars, seats: ['2', '4', '5', '7'] });
		const words = openAskedWords(seated, { indexOf: sortIndex });
		const query = 'red family car';
		const { params } = words.request({ indexName: 'vehicles', params: { query } });
		expect(params?.numericFilters).toEqual(['seats!=2', 'seats!=4']);
		const labels = { locale: 'en-AU' as const, labels: makeConfig().labels, dealerships: {} };
		const filters = words.filters(query, labels, null);
		expect(filters.map(({ label }) => label)).toEqual(['“red”', 'Family car']);
		expect(filters[1]?.without({ ...emptySearch, query }).query).toBe('red');
		const meant = words.meant({ ...emptySearch, query });
		expect([meant.features, meant.excluded]).toEqual([[], {}]);
		expect(readAsked(query, seated).notes).toEqual([
			'Family cars here: SUVs, Wagons, People Movers, with 5 seats or more.',
		]);
		expect(read('not a family car', seated).wishes).toEqual(['not']);
	});

	test.each([
		['tow 3000kg', 3000],
		['tows 3,500 kg', 3500],
		['3.5 tonne towing', 3500],
		['3.5t braked towing', 3500],
		['towing capacity of at least 2500kg', 2500],
		['to tow a 2 tonne caravan', 2000],
		['2000kg+ towing capacity', 2000],
		['3500 kg braked', 3500],
		['braked towing 3000kg', 3000],
	])('ute %s is the least that it tows, where the stock tells', (query, least) => {
		const telling = site({ ...cars, towing_capacity: ['2000', '3500'] });
		expect(read(`ute ${query}`, telling)).toEqual({
			words: '',
			wishes: ['simple_body Ute', `towing_capacity ${least}-`],
			notes: [],
		});
	});

	test('without a weight it is a tow bar', () => {
		const telling = site({ ...cars, towing_capacity: ['2000', '3500'] });
		expect(read('ute for towing', telling).wishes).toEqual(['simple_body Ute', 'towbar']);
	});

	test.each(['ute that tows 3500kg', 'ute to tow 3.5 tonne', 'ute to tow 5000 lbs'])(
		'%s asks for a tow bar where the stock does not tell the weight',
		(query) => {
			expect(read(query)).toEqual({
				words: '',
				wishes: ['simple_body Ute', 'towbar'],
				notes: ['There is no filter for how much a vehicle tows: ask us, or see its page.'],
			});
		},
	);

	test('a body that is not in stock is the nearest that is, and that is said', () => {
		const trucks = site({ simple_body: ['Tray', 'Pantech', 'Tipper'] }, 'truck');
		expect(read('fridge truck', trucks)).toEqual({
			words: '',
			wishes: ['simple_body Pantech'],
			notes: ['“fridge truck” is not among the bodies here; the nearest: Pantechs.'],
		});
		expect(read('crane truck', trucks).wishes).toEqual(['simple_body Tray']);
		const own = site({ simple_body: ['Refrigerated Pantech', 'Pantech'] }, 'truck');
		expect(read('refrigerated truck', own)).toEqual({
			words: '',
			wishes: ['simple_body Refrigerated Pantech'],
			notes: [],
		});
	});
});

describe('SRCH-3 a wish that dealers call variants by is looked for where the stock has it, and said to be left out elsewhere', () => {
	const badges = { model: ['Outrider 17', 'Nullarbor 22'], badge: ['Family', 'Family Bunk'], simple_body: ['Caravan'] };
	const campers = site(badges, 'camper');
	test.each([
		['family', 'family', []],
		['family caravan', 'family', ['simple_body Caravan']],
		['Family Nullarbor', 'Family', ['model Nullarbor 22']],
	])('%s', (query, words, wishes) => {
		expect(read(query, campers)).toEqual({ words, wishes, notes: [] });
	});

	test.each([
		['family caravan', '“family” is left out: there is no filter for it.'],
		['caravan for my family', '“for my family” is left out: there is no filter for it.'],
	])('%s where none is called so', (query, note) => {
		const { words, notes } = read(query, site({ ...badges, badge: ['Base'] }, 'camper'));
		expect([words, notes]).toEqual(['', [note]]);
	});
});
