import { expect, test } from 'vitest';
import { pairAfter } from '../../../src/client/models/pair-after.ts';

test.each([
	[
		[0, 1],
		[0, 3],
		[0, 3],
	],
	[
		[0, 1],
		[1, 1],
		[1, 0],
	],
	[
		[2, 5],
		[2, 2],
		[5, 2],
	],
])('ROUTE-17 of %j side by side, %j chosen shows %j', (before, chosen, shown) => {
	expect(pairAfter(before, chosen)).toEqual(shown);
});
