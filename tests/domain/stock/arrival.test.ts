import { expect, test } from 'vitest';
import { arrivalDay } from '../../../src/domain/stock/arrival.ts';

const at = (day: string): number => Date.parse(day) / 1000;

test.each<[string, string | undefined, string, string | undefined]>([
	['the day that the feed says', '2026-06-03', '2026-06-05', '2026-06-03'],
	['the first day on the site, where the feed says nothing', undefined, '2026-06-05', '2026-06-05'],
	['the first day on the site, where the feed says a later one', '2026-06-09', '2026-06-05', '2026-06-05'],
	['not known of a car that the site began with', undefined, '2026-06-01', undefined],
	['what the feed says of a car that the site began with', '2026-05-03', '2026-06-01', '2026-05-03'],
	['not what the feed says of it later', '2026-06-09', '2026-06-01', undefined],
])('the day on which a car came in is %s', (_, created, since, day) => {
	const car = { created_at_timestamp: created === undefined ? undefined : at(created) };
	expect(arrivalDay(car, { since, began: '2026-06-01' })).toBe(day);
});
