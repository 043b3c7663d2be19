import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../../../src/client/finder/answer.ts';
import { entriesOf } from '../../../src/client/finder/entries.ts';
import { spread } from '../../../src/client/finder/spread.ts';
import { suggest } from '../../../src/client/finder/suggest.ts';
import type { FinderFile } from '../../../src/contract/finder.ts';

const list = '/search/new-used-and-demo-cars/';
const file: FinderFile = {
	locale: 'en-AU',
	list,
	words: { singular: 'car', plural: 'cars' },
	search: { engine: 'page', pointerPath: '/stock.json', defaultSort: 'most_relevant', sorts: [] },
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
		pages: [
			['Finance', 0, '/finance/', '/finance/ loan repayments'],
			['Find us', 0, '/our-locations/', '/our-locations/ opening hours'],
		],
	},
	pictures: { 'kia/': '/kia.svg', 'kia/sportage/': '/sportage.svg', 'suvs/': '/suv.svg' },
	tiles: { bodies: [], models: [] },
	parts: {},
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
		['mazda 2', ['Mazda2, 1 car']],
		['skoda', ['Škoda, 1 car', 'Škoda Kodiaq, 1 car']],
		['merc', ['Mercedes-Benz, 2 cars', 'Mercedes-Benz C-Class, 2 cars']],
		['sportagge', ['Kia Sportage, 3 cars']],
		['suv', ['SUVs, 9 cars']],
		['kia cars', ['Kia, 5 cars', 'Kia Sportage, 3 cars', 'Kia Seltos, 2 cars']],
		['under 30', ['Under $30,000, 8 cars']],
		['cheap', ['Under $20,000, 3 cars', 'Under $30,000, 8 cars']],
		['orange', ['Orange, 6 cars']],
		['fina', ['Finance, ']],
		['loan', ['Finance, ']],
		['opening hours', ['Find us, ']],
		['7 seater', ['7 seater cars, 2 cars']],
		[
			'm',
			[
				'Mazda, 4 cars',
				'Mercedes-Benz, 2 cars',
				'Mazda CX-5, 3 cars',
				'Mercedes-Benz C-Class, 2 cars',
				'Mazda2, 1 car',
			],
		],
		['zzzz', []],
		// No suggestion is better than a wrong one.
		['p plater car', []],
		['s class', []],
		['2020 mazda cx-5', []],
		['near me', []],
	])('by name: %s', (query, expected) => {
		expect(found(query)).toEqual(expected);
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

	const answer: Answer = {
		meant: { name: 'White utes', count: 6, url: `${list}?q=white+dual+cab+ute` },
		filters: 2,
		hasWords: false,
		count: 6,
		makes: [],
		models: [{ name: 'Toyota HiLux', count: 4, url: `${list}?q=white+dual+cab+ute&model=HiLux` }],
		near: [],
	};
	const answered = (query: string, set: Partial<Answer> = {}) =>
		suggest(query, { file, entries, recent: [] }, { ...answer, ...set }).map(({ title, items }) =>
			[title, ...items.map(({ text, note }) => `${text}, ${note}`)].filter(Boolean),
		);

	test('the first line is what the list answers to a sentence, with its number, then what is among it', () => {
		expect(answered('white dual cab ute')).toEqual([['White utes, 6 cars'], ['Models', 'Toyota HiLux, 4 cars']]);
	});

	test('where the list has none, those that are close to it, and no other', () => {
		const meant = { name: 'Hybrid RAV4 up to $30,000', count: 0, url: `${list}?q=rav4+hybrid+under+30k` };
		const near = [{ name: 'Hybrid RAV4', count: 1, url: `${list}?q=rav4+hybrid` }];
		expect(answered('rav4 hybrid under 30k', { meant, near, count: 0, models: [] })).toEqual([
			['Hybrid RAV4 up to $30,000, none today'],
			['Close to it', 'Hybrid RAV4, 1 car'],
		]);
	});

	test('a list that is found by its name is named once, and not while its name is being typed', () => {
		const kia = { name: 'Kia cars', count: 5, url: `${list}?q=kia` };
		const byName = groups('kia').map(({ title, items }) => [
			title,
			...items.map(({ text, note }) => `${text}, ${note}`),
		]);
		expect(answered('kia', { meant: kia, filters: 1, count: 5 })).toEqual(byName.map((group) => group.filter(Boolean)));
		const sportage = { name: 'Sportage', count: 3, url: `${list}?q=sportage` };
		expect(answered('sportagr', { meant: sportage, filters: 1, models: [] })[0]).toEqual([
			'Models',
			'Kia Sportage, 3 cars',
		]);
		expect(answered('kia sp', { filters: 1, hasWords: true })[0]).toEqual(['Models', 'Kia Sportage, 3 cars']);
	});

	test('makes, models and bodies have a photo of theirs, or room for one; nothing else has', () => {
		const pictures = (all: ReturnType<typeof groups>) =>
			all.flatMap(({ items }) => items.map(({ text, picture }) => [text, picture]));
		expect(pictures(groups('kia'))).toEqual([
			['Kia', '/kia.svg'],
			['Kia Sportage', '/sportage.svg'],
			['Kia Seltos', ''],
			['Search for “kia”', undefined],
		]);
		expect(pictures(groups('suv'))[0]).toEqual(['SUVs', '/suv.svg']);
		expect(pictures(groups('under 30'))[0]).toEqual(['Under $30,000', undefined]);
		const models = [{ name: 'Kia Sportage', count: 2, url: `${list}?q=white+suv&model=Sportage` }];
		expect(pictures(suggest('white suv', { file, entries, recent: [] }, { ...answer, models }))[1]).toEqual([
			'Kia Sportage',
			'/sportage.svg',
		]);
	});

	test('words that find nothing say so', () => {
		const none = { meant: null, filters: 0, hasWords: true, count: 0, makes: [], models: [] };
		expect(answered('zzzz', none)).toEqual([['Search for “zzzz”, none today']]);
	});

	test('pages are named from three letters on', () => {
		expect(found('fi')).toEqual([]);
		expect(found('fin')).toEqual(['Finance, ', 'Find us, ']);
	});

	test('words that are no filter are searched for, with the number that they find', () => {
		const words = { meant: null, filters: 0, hasWords: true, makes: [], models: [] };
		expect(answered('sr5', { ...words, count: 3 })).toEqual([['Search for “sr5”, 3 cars']]);
		expect(answered('opening hours', { ...words, count: 0 }).at(-1)).toEqual(['Search for “opening hours”, ']);
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

test('USER-5 an empty box suggests the lists that were searched for by choices, then what was typed, each once and four in all', () => {
	const lists = [
		{ name: 'Kia cars up to $40,000', count: 2, path: `${list}?make=Kia&price=-40000` },
		{ name: 'Cars matching “suv”', count: 9, path: `${list}?q=suv` },
	];
	const [first] = suggest('', { file, entries, recent: ['suv', 'mazda', 'golf', 'ute'], lists });
	expect(first?.title).toBe('Recent searches');
	expect(first?.items.map(({ text, note }) => [text, note])).toEqual([
		['Kia cars up to $40,000', '2 cars'],
		['Cars matching “suv”', '9 cars'],
		['mazda', ''],
		['golf', ''],
	]);
	expect(first?.items[0]?.url).toBe(`${list}?make=Kia&price=-40000`);
});

test('of many budgets those in the middle', () => {
	expect(spread([1, 2, 3, 4, 5, 6, 7, 8], 2)).toEqual([3, 6]);
	expect(spread([1, 2], 4)).toEqual([1, 2]);
});
