import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CarKeys, pairCars } from '../../../src/domain/stock/same-car.ts';

const car = (slug: string, ...[vin = '', stocknum = '', id = '']: string[]) => ({
	slug,
	keys: [vin, stocknum, id] as CarKeys,
});

type Case = [name: string, known: ReturnType<typeof car>[], now: ReturnType<typeof car>[], pairs: string[]];

const cases: Case[] = [
	['the VIN, whatever it is called', [car('ram-1500', 'V1')], [car('ram-other', 'V1')], ['ram-other=ram-1500']],
	['the stock number where no VIN is known', [car('a', '', 'S1')], [car('b', '', 'S1')], ['b=a']],
	['the stock number where the VIN is missing in one build', [car('a', 'V1', 'S1')], [car('b', '', 'S1')], ['b=a']],
	['the stock number where the VIN has come', [car('a', '', 'S1')], [car('b', 'V1', 'S1')], ['b=a']],
	['the id where nothing else is known', [car('a', '', '', 'I1')], [car('b', '', '', 'I1')], ['b=a']],
	['the address where nothing else is known', [car('A-1')], [car('a-1')], ['a-1=A-1']],
	['not the stock number of a car with another VIN', [car('a', 'V1', 'S1')], [car('b', 'V2', 'S1')], []],
	['not the address of a car with another VIN', [car('a', 'V1')], [car('a', 'V2')], []],
	['the same car where only the VIN was corrected', [car('a', 'V1', 'S1')], [car('a', 'V2', 'S1')], ['a=a']],
	[
		'the VIN first where stock numbers were swapped',
		[car('a', 'V1', 'S1'), car('b', 'V2', 'S2')],
		[car('c', 'V1', 'S2'), car('d', 'V2', 'S1')],
		['c=a', 'd=b'],
	],
	[
		'nothing by a stock number that two cars share',
		[car('a', '', 'S1'), car('b', '', 'S1')],
		[car('c', '', 'S1'), car('d', '', 'S1')],
		[],
	],
	[
		'the address where two cars share a stock number',
		[car('a', '', 'S1'), car('b', '', 'S1')],
		[car('b', '', 'S1'), car('a', '', 'S1')],
		['a=a', 'b=b'],
	],
];

test.each(cases)('SITE-5 a car is known again by %s', (_, known, now, pairs) => {
	const found = [...pairCars(known, now)].map(([one, before]) => `${one.slug}=${before.slug}`);
	expect(found.sort()).toEqual(pairs);
});

test('no car is two cars, and the order of a feed says nothing', () => {
	const key = fc.constantFrom('', '1', '2', '3');
	const cars = fc.array(
		fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), key, key, key).map(([slug, ...keys]) => car(slug, ...keys)),
		{ maxLength: 6 },
	);
	fc.assert(
		fc.property(cars, cars, (known, now) => {
			const pairs = pairCars(known, now);
			expect(new Set(pairs.values()).size).toBe(pairs.size);
			const turned = pairCars([...known].reverse(), [...now].reverse());
			for (const one of now) expect(turned.get(one)).toBe(pairs.get(one));
		}),
		{ seed: 11, numRuns: 500 },
	);
});
