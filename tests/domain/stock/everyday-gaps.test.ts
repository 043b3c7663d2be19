import { expect, test } from 'vitest';
import { isEverydayGap } from '../../../src/domain/stock/everyday-gaps.ts';

test.each([
	[0, 0, true],
	[1, 0, false],
	[1, 4, false],
	[1, 5, true],
	[2, 9, false],
	[9, 313, true],
	[62, 313, true],
	[63, 313, false],
])('SITE-5 %s of %s cars with a gap: everyday %s', (cars, all, isEveryday) => {
	expect(isEverydayGap({ cars, all })).toBe(isEveryday);
});
