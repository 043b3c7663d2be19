import { expect, test } from 'vitest';
import { readableLocalTime } from '../../../src/domain/hours/readable-time.ts';

test.each([
	['2026-11-28', 'Saturday 28 November 2026'],
	['2026-11-28T10:30', 'Saturday 28 November 2026 at 10:30 am'],
])('a day %s reads %s', (written, read) => {
	expect(readableLocalTime(written, 'en-AU')).toBe(read);
});

test.each(['$500', 'ref 4711', '2026-13-40', '28/11/2026', '2026-11-28 and after', ''])(
	'an answer that is not a day stays as it is: %j',
	(answer) => {
		expect(readableLocalTime(answer, 'en-AU')).toBe(answer);
	},
);
