import { expect, test } from 'vitest';
import { roundedUp } from '../../scripts/host/cockpit/tenant/bar-chart.ts';

test.each([
	[0, 1],
	[1, 1],
	[2, 2],
	[7, 8],
	[11, 20],
	[950, 1_000],
	[2_400, 3_000],
	[24_300, 30_000],
])('an axis over %s goes up to %s', (value, top) => {
	expect(roundedUp(value)).toBe(top);
});
