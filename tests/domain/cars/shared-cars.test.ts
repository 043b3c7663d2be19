import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostShared, sharedIds, sharedText } from '../../../src/domain/cars/shared-cars.ts';

test.each([
	['12,34', [12, 34]],
	[' 12 , 34 ', [12, 34]],
	['12,12,34', [12, 34]],
	['0,-1,1.5,1e3,0x10,007,,NaN', []],
	['12,<script>,34', [12, 34]],
	['9007199254740991,9007199254740992,99999999999999999999', [9_007_199_254_740_991]],
	['', []],
	[null, []],
] as const)('USER-1 a shared link with %s names the cars %j', (text, ids) => {
	expect(sharedIds(text)).toEqual(ids);
});

test('USER-1 a link has room for the latest cars, the latest first', () => {
	expect(sharedText([1, 2, 3])).toBe('3,2,1');
	const many = Array.from({ length: mostShared + 5 }, (_, index) => index + 1);
	expect(sharedIds(sharedText(many))).toEqual(many.slice(5).toReversed());
});

test('USER-1 whatever a link says, it is at most so many whole numbers above 0, each once', () => {
	const texts = fc.oneof(fc.string(), fc.array(fc.oneof(fc.integer(), fc.string())).map(String));
	fc.assert(
		fc.property(texts, (text) => {
			const ids = sharedIds(text);
			expect(ids.length).toBeLessThanOrEqual(mostShared);
			expect(new Set(ids).size).toBe(ids.length);
			for (const id of ids) expect(Number.isSafeInteger(id) && id > 0).toBe(true);
		}),
		{ seed: 14, numRuns: 200 },
	);
});
