import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entriesOf } from '../../../src/client/finder/entries.ts';
import { spread } from '../../../src/client/finder/spread.ts';
import { suggest } from '../../../src/client/finder/suggest.ts';
import type { FinderFile } from '../../../src/contract/finder.ts';

const list = '/search/new-used-and-demo-cars/';
const file: FinderFile = {
	locale: 'en-AU',
	list,
	words: { singular: 'car', plural: 'cars' },
	values: {
		car_type: ['new', 'used'],
		make: ['Kia', 'Mazda', 'Mercedes-Benz', 'Volkswagen', 'ŠKODA'],
		simple_body: ['Hatch', 'SUV', 'Ute'],
	},
	conditions: { new: 'New', used: 'Pre-owned' },
	makes: [
		[
			'Kia',
			5,
			'kia/',
			[
				['Sportage', 3],
				['Seltos', 2],
			],
		],
		[
			'Mazda',
			4,
			'mazda/',
			[
				['CX-5', 3],
				['Mazda2', 1],
			],
		],
		[
			'Volkswagen',
			3,
			'volkswagen/',
			[
				['Golf', 2],
				['Amarok', 1],
			],
		],
		['Mercedes-Benz', 2, 'mercedes-benz/', [['C-Class', 2]]],
		['Škoda', 1, 'skoda/', [['Kodiaq', 1]]],
	],
	lists: {
		bodies: [
			['SUVs', 9],
			['Utes', 2],
		],
		prices: [
			['Under $20,000', 3, '?price=-20000'],
			['Under $30,000', 8, '?price=-30000'],
		],
		conditions: [['Pre-owned cars', 12, '/search/used-cars/']],
		categories: [['7 seater cars', 2]],
		cities: [['Orange', 6, 'in-orange/']],
		pages: [['Finance', 0, '/finance/']],
	},
	tiles: { bodies: [], models: [] },
};
const entries = entriesOf(file);
const groups = (query: string, recent: string[] = []) => suggest(query, { file, entries, recent });
const lines = (query: string, recent?: string[]) => groups(query, recent).flatMap(({ items }) => items);
/** What is suggested beside the search itself. */
const found = (query: string) =>
	lines(query)
		.filter(({ icon }) => icon !== 'search')
		.map(({ text, note }) => `${text}, ${note}`);

describe('SRCH-3 what a search box suggests', () => {
	test.each([
		['kia sp', ['Kia Sportage, 3 cars']],
		['Sportage', ['Kia Sportage, 3 cars']],
		['maz', ['Mazda, 4 cars', 'Mazda CX-5, 3 cars', 'Mazda2, 1 car']],
		['cx5', ['Mazda CX-5, 3 cars']],
		['CX 5', ['Mazda CX-5, 3 cars']],
		['skoda', ['Škoda, 1 car', 'Škoda Kodiaq, 1 car']],
		['vw', ['Volkswagen, 3 cars', 'Volkswagen Golf, 2 cars', 'Volkswagen Amarok, 1 car']],
		['merc', ['Mercedes-Benz, 2 cars', 'Mercedes-Benz C-Class, 2 cars']],
		['sportagge', ['Kia Sportage, 3 cars']],
		['suv', ['SUVs, 9 cars']],
		['kia cars', ['Kia, 5 cars', 'Kia Sportage, 3 cars', 'Kia Seltos, 2 cars']],
		['under 30', ['Under $30,000, 8 cars']],
		['under $30k', ['Under $30,000, 8 cars']],
		['cheap', ['Under $20,000, 3 cars', 'Under $30,000, 8 cars']],
		['used', ['Pre-owned cars, 12 cars']],
		['orange', ['Orange, 6 cars']],
		['fina', ['Finance, ']],
		['7 seater', ['7 seater cars, 2 cars']],
		['sportage or golf', ['Kia Sportage, 3 cars', 'Volkswagen Golf, 2 cars']],
		['kia, mazda', ['Kia, 5 cars', 'Mazda, 4 cars']],
		['utes and suvs', ['Utes, 2 cars', 'SUVs, 9 cars']],
		['zzzz', []],
	])('%s', (query, expected) => {
		expect(found(query)).toEqual(expected);
	});

	test('words that are read as filters stay with the make that they are about, as the search page reads them', () => {
		const [search, volkswagen] = lines('used vw under $30k low kms');
		expect(search).toMatchObject({
			text: 'Search for “used vw under $30k low kms”',
			url: `${list}?q=used+vw+under+%2430k+low+kms`,
		});
		expect(volkswagen).toEqual({
			text: 'Volkswagen',
			note: 'used · under $30k · low kms',
			url: `${list}?q=Volkswagen+used+under+%2430k+low+kms`,
			icon: null,
		});
	});

	test('SRCH-1 who asks for the cheapest is led to the list in that order, as the search page reads it', () => {
		const [, suvs] = lines('cheap suv');
		expect(suvs).toMatchObject({ text: 'SUVs', note: 'cheap', url: `${list}?q=SUVs+cheap` });
	});

	test('a word that fits nothing yet leaves what the words before it suggest, and the search for all of them', () => {
		const groups = suggest('mazda und', { file, entries: entriesOf(file), recent: [] });
		expect(groups[0]).toMatchObject({ title: 'Makes', items: [{ text: 'Mazda' }] });
		expect(groups.at(-1)).toMatchObject({ title: '', items: [{ text: 'Search for “mazda und”' }] });
		expect(groups.filter(({ title }) => title === '')).toHaveLength(1);
	});

	test('a line leads to its list', () => {
		expect(lines('kia sportage')[0]?.url).toBe(`${list}kia/sportage/`);
		expect(lines('under 20')[0]?.url).toBe(`${list}?price=-20000`);
		expect(lines('finance')[0]?.url).toBe('/finance/');
	});

	test('an empty box offers what was searched for before, then where many begin', () => {
		expect(groups('').map(({ title }) => title)).toEqual(['Body types', 'Makes', 'Budget']);
		const [recent] = groups(' ', ['kia rio']);
		expect(recent).toEqual({
			title: 'Recent searches',
			items: [{ text: 'kia rio', note: '', url: `${list}?q=kia+rio`, icon: 'clock' }],
		});
	});

	test('whatever is typed can be searched for, and no group is empty', () => {
		fc.assert(
			fc.property(fc.string({ maxLength: 40, unit: 'binary' }), (query) => {
				const all = groups(query);
				expect(all.every(({ items }) => items.length > 0)).toBe(true);
				if (query.trim() === '') return;
				const url = `${list}?${new URLSearchParams({ q: query.trim() })}`;
				expect(all.flatMap(({ items }) => items.map((item) => item.url))).toContain(url);
			}),
			{ seed: 16, numRuns: 300 },
		);
	});
});

test('of many budgets those in the middle', () => {
	expect(spread([1, 2, 3, 4, 5, 6, 7, 8], 2)).toEqual([3, 6]);
	expect(spread([1, 2], 4)).toEqual([1, 2]);
});
