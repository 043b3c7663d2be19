import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ListField, listFacets, type RangeField, rangeFacets } from '../../../src/search/fields/facets.ts';
import { sortNames } from '../../../src/search/fields/sorts.ts';
import { joinValues, splitValues } from '../../../src/search/state/joined-values.ts';
import { emptySearch, type SearchRange, type SearchState } from '../../../src/search/state/search-state.ts';
import { readSearch, searchQuery } from '../../../src/search/state/url-state.ts';

const state = (set: Partial<SearchState>): SearchState => ({ ...emptySearch, ...set });
const read = (address: string) => readSearch(address).state;
const faults = (address: string) => readSearch(address).problems.map(({ parameter }) => parameter);

describe('SRCH-6 the address of a search', () => {
	test.each<[Partial<SearchState>, string]>([
		[{}, ''],
		[{ query: 'hilux sr5' }, '?q=hilux+sr5'],
		[{ lists: { make: ['Toyota', 'Mazda'] } }, '?make=Toyota~Mazda'],
		[{ lists: { model: ['CX-5'], make: ['Mazda'] } }, '?make=Mazda&model=CX-5'],
		[{ lists: { simple_body: ['Ute'], car_type: ['used'] } }, '?type=used&body=Ute'],
		[{ lists: { make: ['ŠKODA'] } }, '?make=%C5%A0KODA'],
		[{ lists: { model: ['e:HEV', '"a" & b'] } }, '?model=e:HEV~%22a%22+%26+b'],
		[{ lists: { model: ['a~b', 'c!'] } }, '?model=a!~b~c!!'],
		[{ ranges: { price: { min: 10000, max: 30000 } } }, '?price=10000-30000'],
		[{ ranges: { price: { max: 30000 } } }, '?price=-30000'],
		[{ ranges: { price: { min: 10000 } } }, '?price=10000-'],
		[{ ranges: { year: { min: 2020, max: 2020 } } }, '?year=2020'],
		[{ ranges: { price: { min: 10000, max: 19999.5 } } }, '?price=10000-19999.5'],
		[{ ranges: { photos_count: { min: 3 } } }, '?photos=3-'],
		[{ category: '7-seater-cars' }, '?category=7-seater-cars'],
		[{ sort: 'lowest_price', page: 2 }, '?sort=price:asc&page=2'],
	])('%j is %j', (set, address) => {
		expect(searchQuery(state(set))).toBe(address);
		expect(readSearch(address)).toEqual({ state: state(set), problems: [] });
	});

	test.each<[string, Partial<SearchState>]>([
		['?simple_body=SUV', { lists: { simple_body: ['SUV'] } }],
		['?price=0-15000', { ranges: { price: { min: 0, max: 15000 } } }],
		['?seats=7-9', { lists: { seats: ['7', '8', '9'] } }],
		['?make=Kia&model=Rio', { lists: { make: ['Kia'], model: ['Rio'] } }],
		['?make=Kia&make=Mazda~Kia', { lists: { make: ['Kia', 'Mazda'] } }],
		['?dealership_slug=northside', { lists: { dealership_slug: ['northside'] } }],
		['?color=Red&photos_count=3-', { lists: { colour: ['Red'] }, ranges: { photos_count: { min: 3 } } }],
		['make=Kia%7EMazda', { lists: { make: ['Kia', 'Mazda'] } }],
		['?sort=lowest_price', { sort: 'lowest_price' }],
		['?make=&q=', {}],
	])('ROUTE-5 the link %j is understood', (address, set) => {
		expect(readSearch(address)).toEqual({ state: state(set), problems: [] });
	});

	test.each([
		['?price=abc', 'price'],
		['?price=30000-10000', 'price'],
		['?price=-', 'price'],
		['?price=12345678901234', 'price'],
		['?price=1e9-', 'price'],
		['?year=-1850', 'year'],
		['?seats=seven', 'seats'],
		['?seats=9-7', 'seats'],
		['?seats=1-999999', 'seats'],
		['?make=~', 'make'],
		['?page=0', 'page'],
		['?page=-2', 'page'],
		['?page=99999', 'page'],
		['?sort=colour:asc', 'sort'],
		['?category=<script>', 'category'],
		['?utm_source=x', 'utm_source'],
		['?__proto__=x', '__proto__'],
		['?constructor=x', 'constructor'],
		['?%FF%=x', '\uFFFD%'],
	])('SRCH-6 %j is left out and reported', (address, parameter) => {
		expect(readSearch(address)).toMatchObject({ state: emptySearch, problems: [{ parameter }] });
	});

	test('SRCH-6 one wrong parameter leaves the others alone', () => {
		const address = '?make=Kia&price=cheap&nonsense=1&page=2';
		expect(read(address)).toEqual(state({ lists: { make: ['Kia'] }, page: 2 }));
		expect(faults(address)).toEqual(['price', 'nonsense']);
	});

	test('SRCH-6 what is too long is cut and reported', () => {
		expect(read(`?q=${'a'.repeat(500)}`).query).toHaveLength(200);
		const many = Array.from({ length: 150 }, (_, index) => `m${index}`).join('~');
		expect(read(`?make=${many}`).lists.make).toHaveLength(100);
		expect(faults(`?q=${'a'.repeat(500)}&make=${many}`)).toEqual(['q', 'make']);
	});
});

const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
const hard = fc.stringMatching(/^[~!\-"':;,&=+%#?/\\ a]{1,8}$/);
const cents = (dollars: number) => Math.round(dollars * 100) / 100;
const number = fc.integer({ min: 0, max: 99_999_999 }).map((cents) => cents / 100);
const range: fc.Arbitrary<SearchRange> = fc.oneof(
	number.map((min) => ({ min })),
	number.map((max) => ({ max: cents(max + 1900) })),
	fc.tuple(number, number).map(([min, more]) => ({ min, max: cents(min + more + 1900) })),
);
const listsOf: fc.Arbitrary<Partial<Record<ListField, string[]>>> = fc.record(
	Object.fromEntries(
		listFacets.map(({ field, values }) => {
			const value = values === 'number' ? fc.nat(60).map(String) : fc.oneof(word, hard);
			return [field, fc.uniqueArray(value, { minLength: 1, maxLength: 4 })];
		}),
	),
	{ requiredKeys: [] },
);
const rangesOf: fc.Arbitrary<Partial<Record<RangeField, SearchRange>>> = fc.record(
	Object.fromEntries(rangeFacets.map(({ field }) => [field, range])),
	{ requiredKeys: [] },
);
const anyState: fc.Arbitrary<SearchState> = fc.record({
	query: fc.oneof(fc.constant(''), word, hard),
	lists: listsOf,
	ranges: rangesOf,
	category: fc.option(fc.stringMatching(/^[a-z0-9]{1,5}(-[a-z0-9]{1,5}){0,2}$/)),
	sort: fc.option(fc.constantFrom(...sortNames)),
	page: fc.integer({ min: 1, max: 10_000 }),
});

const runs = { numRuns: 2000, seed: 20261121 };

test('SRCH-6 every search comes back from its address, from one that was rewritten too', () => {
	fc.assert(
		fc.property(anyState, (wanted) => {
			const address = searchQuery(wanted);
			expect(readSearch(address)).toEqual({ state: wanted, problems: [] });
			expect(read(new URLSearchParams(address).toString())).toEqual(wanted);
			expect(read(new URL(`https://dealer.example/${address}`).search)).toEqual(wanted);
		}),
		runs,
	);
});

test('SRCH-6 any address is read without an error, and what was read has an address', () => {
	const pair = fc.tuple(fc.constantFrom('make', 'price', 'seats', 'q', 'page', 'sort', 'category'), fc.string());
	const text = fc.oneof(
		fc.string(),
		fc.array(pair).map((pairs) => pairs.map(([a, b]) => `${a}=${b}`).join('&')),
	);
	fc.assert(
		fc.property(text, (address) => {
			const found = read(address);
			expect(read(searchQuery(found))).toEqual(found);
		}),
		runs,
	);
});

test('SRCH-6 joined values come apart as they were', () => {
	fc.assert(
		fc.property(fc.array(fc.oneof(hard, word)), (values) => {
			expect(splitValues(joinValues(values))).toEqual(values);
		}),
		runs,
	);
});
