import { expect, test } from 'vitest';
import { arrivedSince } from '../../../src/client/recent/draw-new-cars.ts';
import { withVisit } from '../../../src/client/recent/visit-days.ts';

test.each([
	[null, ['2026-06-15']],
	[['2026-06-15'], ['2026-06-15']],
	[['2026-06-12'], ['2026-06-15', '2026-06-12']],
	[
		['2026-06-15', '2026-06-12'],
		['2026-06-15', '2026-06-12'],
	],
	[
		['2026-06-14', '2026-06-12'],
		['2026-06-15', '2026-06-14'],
	],
	['nonsense', ['2026-06-15']],
	[
		[7, '2026-06-14'],
		['2026-06-15', '2026-06-14'],
	],
])('USER-5 %j and a visit on 15 June are %j', (stored, days) => {
	expect(withVisit(stored, '2026-06-15')).toEqual(days);
});

test('USER-5 cars that came in after a day are new', () => {
	const arrivals = { '2026-06-15': 2, '2026-06-14': 3, '2026-06-12': 9 };
	expect(arrivedSince('2026-06-12', arrivals)).toBe(5);
	expect(arrivedSince('2026-06-15', arrivals)).toBe(0);
});
