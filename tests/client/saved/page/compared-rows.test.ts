import { describe, expect, test } from 'vitest';
import { comparedGroups, winsOf } from '../../../../src/client/saved/page/compared-rows.ts';
import { otherCars } from '../../../../src/client/saved/page/other-cars.ts';
import { wholeWords } from '../../../../src/client/saved/page/whole-words.ts';
import type { ComparedCar, ComparedSubject } from '../../../../src/contract/compared-cars.ts';
import type { SavedCar } from '../../../../src/contract/saved-cars.ts';

const subjects: ComparedSubject[] = [
	{ heading: 'Price', labels: ['Against the market'] },
	{ heading: 'Size', labels: ['Seats', 'Doors'] },
	{ heading: 'Safety', labels: ['Rating'], features: true },
	{ heading: 'Where it is', labels: ['Location'] },
];
const ranks = [{ label: 1, best: 'most', word: 'Most seats' }] as const;
const car = (facts: string[], features: string[][] = [], included: string[][] = []): ComparedCar => ({
	...{ id: 1, facts, features, included, numbers: [facts[1] ? Number(facts[1]) : null] },
});
const one = car(
	['', '5', '4', '5 stars', 'North'],
	[
		['Safety', 'ABS brakes', 'Lane keeping assist'],
		['Comfort', 'Sunroof'],
	],
);
const other = car(['', '7', '4', '', 'North'], [['Safety', 'ABS Brakes']]);
const groups = (...cars: (ComparedCar | undefined)[]) => comparedGroups(cars, { subjects, ranks });
const group = (name: string, ...cars: (ComparedCar | undefined)[]) =>
	groups(...cars).find(({ heading }) => heading === name)?.rows;

describe('USER-2 the rows of a comparison', () => {
	test('are by subject, features where the file wants them', () => {
		expect(groups(one, other).map(({ heading }) => heading)).toEqual([
			'Price',
			'Size',
			'Safety',
			'Comfort',
			'Where it is',
		]);
	});

	test('are what at least one of the cars has, and say where they differ', () => {
		expect(group('Size', one, other)).toEqual([
			{ label: 'Seats', values: ['5', '7'], differs: true, best: { word: 'Most seats', cars: [false, true] } },
			{ label: 'Doors', values: ['4', '4'], differs: false },
		]);
		expect(group('Safety', other)?.map(({ label }) => label)).toEqual(['ABS Brakes']);
	});

	test('say what each car is best in, as the rows mark it, and nothing where none is', () => {
		expect(winsOf(groups(one, other), 2)).toEqual([[], ['Most seats']]);
		expect(winsOf(groups(one, one), 2)).toEqual([[], []]);
		expect(winsOf(groups(one, undefined), 2)).toEqual([[], []]);
		// Two that have as many are not ahead.
		expect(winsOf(groups(other, other, one), 3)).toEqual([[], [], []]);
	});

	test('say of each feature which of the cars has it, however it is spelt', () => {
		expect(group('Safety', one, other)).toEqual([
			{ label: 'Rating', values: ['5 stars', ''], differs: true },
			{ label: 'ABS brakes', values: [true, true], differs: false },
			{ label: 'Lane keeping assist', values: [true, false], differs: true },
		]);
	});

	test('say of each thing that comes with a car which of them have it, below the facts of its subject', () => {
		const with5 = (...items: string[]) => car(['', '5', '', '', ''], [], [['Size', ...items]]);
		expect(group('Size', with5('Roof racks', 'Tow bar'), with5('Roof racks'))).toEqual([
			{ label: 'Seats', values: ['5', '5'], differs: false },
			{ label: 'Roof racks', values: [true, true], differs: false },
			{ label: 'Tow bar', values: [true, false], differs: true },
		]);
	});

	test('do not say that a car has no sunroof of whose features nothing is known', () => {
		expect(group('Comfort', one, car(['', '', '', '', '']), undefined)).toEqual([
			{ label: 'Sunroof', values: [true, null, null], differs: true },
		]);
	});
});

test.each([
	['2026 Isuzu D-MAX', ['D-MAX']],
	['2021 Mazda CX-5', ['CX-5']],
	['2023 Mercedes-Benz C-Class', ['C-Class']],
	['2020 Toyota Corolla', []],
])('USER-2 a narrow column parts %s at no short hyphen', (name, whole) => {
	const parts = wholeWords(name);
	expect(parts.map(({ text }) => text).join('')).toBe(name);
	expect(parts.filter((part) => part.whole).map(({ text }) => text)).toEqual(whole);
});

test('USER-2 beside a single car: what was saved or looked at, then what is like it, nothing that is sold or there already', () => {
	const saved = (id: number, amount: number, set: Partial<SavedCar> = {}): SavedCar => ({
		...{ id, name: String(id), variant: '', path: `/cars/${id}/`, price: `$${amount}`, amount },
		...{ summary: '', body: 'SUV', image: null, about: { make: 'Kia', year: 2021 } },
		...set,
	});
	const cars = [
		saved(1, 20_000),
		saved(2, 20_500),
		saved(3, 60_000),
		saved(4, 20_100, { state: 'sold' }),
		saved(5, 19_000),
		saved(6, 21_000, { state: 'sold' }),
	];
	const ids = (count: number) => otherCars({ chosen: [1], known: [6, 3, 1, 99], cars }, count).map(({ id }) => id);
	expect(ids(4)).toEqual([3, 2, 5]);
	expect(ids(2)).toEqual([3, 2]);
});
