import { expect, test } from 'vitest';
import { isStillListed, listedUntil } from '../../../src/domain/stock/sold-window.ts';

const now = Date.UTC(2026, 5, 15) / 1000;
const day = 86_400;

test.each([
	['in_stock', undefined, true],
	['coming_soon', now - 90 * day, true],
	['sold', now - day, true],
	['sold', now - 3 * day + 1, true],
	['sold', now - 3 * day, false],
	['sold', now - 4 * day, false],
	['sold', undefined, false],
])('SITE-7 a car %s, sold at %s, is listed on a site of three days: %s', (status, sold, listed) => {
	expect(isStillListed({ status, sold_date_timestamp: sold }, { soldDays: 3, now: now + 0.5 })).toBe(listed);
	if (status === 'sold' && sold !== undefined) expect(listedUntil(sold, 3) > now + 0.5).toBe(listed);
});
