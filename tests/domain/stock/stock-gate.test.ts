import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type GateLimits, mostCarsGone, mostCarsListed, nextCount } from '../../../src/domain/stock/stock-gate.ts';

/** The defaults of a stock feed. */
const limits: GateLimits = { day: 0.15, week: 0.28, growth: 1 };

test.each([
	['a feed cut to 70 % of 60 cars', 60, 18, 1, false],
	['the same a week later', 60, 18, 7, false],
	['the same a year later', 60, 18, 365, false],
	['a usual day of a big dealer: 4 % out', 1_000, 40, 1, true],
	['the mean of thirty real days, 46 of 1,058', 1_058, 46, 1, true],
	['three times that mean', 1_058, 138, 1, true],
	['a weekend at 4 % a day', 1_000, 120, 3, true],
	['a week at 4 % a day', 1_000, 280, 7, true],
	['a week at 4.4 % a day, each of what is left', 1_058, 286, 7, true],
	['1,397 cars replaced by others', 1_397, 1_390, 96, false],
	['half of a big dealer after a week', 1_000, 500, 7, false],
	['three of eight cars', 8, 3, 1, true],
	['four of eight cars', 8, 4, 1, false],
	['two of three cars', 3, 2, 1, true],
	['all of three cars', 3, 3, 1, false],
	['one of two cars', 2, 1, 0, true],
	['the only car, sold without a word', 1, 1, 1, true],
	['nothing', 0, 0, 0, true],
])('SITE-5 %s (%i known, %i gone, %i days): published is %s', (_, known, lost, days, isPublished) => {
	expect(lost <= mostCarsGone(known, days, limits)).toBe(isPublished);
});

test.each([
	[60, 110_279, false],
	[60, 110, true],
	[60, 121, false],
	[1_000, 2_000, true],
	[1_000, 2_001, false],
	[0, 50, true],
])('SITE-5 %i cars become %i: published is %s', (known, listed, isPublished) => {
	expect(listed <= mostCarsListed(known, limits)).toBe(isPublished);
});

const share = fc.double({ min: 0, max: 1, noNaN: true });
const anyLimits = fc.record({ day: share, week: share, growth: share });

test('SITE-5 more time and more cars never allow less, and never all of two cars or more by the handful alone', () => {
	fc.assert(
		fc.property(fc.nat(5_000), fc.nat(40), fc.nat(40), anyLimits, (known, days, more, limits) => {
			const most = mostCarsGone(known, days, limits);
			expect(mostCarsGone(known, days + more, limits)).toBeGreaterThanOrEqual(most);
			expect(mostCarsGone(known + more, days, limits)).toBeGreaterThanOrEqual(most);
			expect(mostCarsListed(known + more, limits)).toBeGreaterThanOrEqual(mostCarsListed(known, limits));
			if (known > 1) expect(mostCarsGone(known, days, { day: 0, week: 0, growth: 0 })).toBeLessThan(known);
		}),
		{ seed: 11 },
	);
});

const hour = 3_600;

test('losses of builds within a day are added up, and begin again after it', () => {
	const first = nextCount(null, { now: 0, listed: 60, lost: 0, accepted: false });
	const second = nextCount(first, { now: hour, listed: 54, lost: 6, accepted: false });
	const third = nextCount(second, { now: 2 * hour, listed: 51, lost: 3, accepted: false });
	expect(third).toEqual({ since: 0, known: 60, lost: 9 });
	expect(nextCount(third, { now: 24 * hour, listed: 50, lost: 1, accepted: false })).toEqual({
		since: 24 * hour,
		known: 50,
		lost: 0,
	});
});

test('what somebody has accepted is not held against the next build; neither is a clock that was ahead', () => {
	const count = { since: 10 * hour, known: 60, lost: 9 };
	const next = { listed: 30, lost: 30 };
	expect(nextCount(count, { now: 11 * hour, ...next, accepted: true }).lost).toBe(0);
	expect(nextCount(count, { now: hour, ...next, accepted: false })).toEqual({ since: hour, known: 30, lost: 0 });
});
