import { expect, test } from 'vitest';
import { retryAfterMs } from '../../../src/domain/words/retry-after.ts';

test.each([
	['7', 7_000],
	[' 0 ', 0],
	['Sun, 22 Nov 2026 02:00:30 GMT', 30_000],
	['Sun, 22 Nov 2026 01:00:00 GMT', 0],
	['99999999', 99_999_999_000],
	['soon', null],
	['', null],
	[null, null],
])('Retry-After %j is %j ms', (header, expected) => {
	expect(retryAfterMs(header, Date.parse('2026-11-22T02:00:00Z'))).toBe(expected);
});
