import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dialled, withSwapped, writtenLike } from '../../../src/domain/words/swapped-phone.ts';

const standIns = new Map([
	['0255509000', '0255501234'],
	['+61255509000', '+61 2 5550 1234'],
	['1800160401', '1800 160 402'],
]);

test.each([
	['0255501234', '(02) 5550 9000', '(02) 5550 1234'],
	['02 5550 1234', '0255509000', '0255501234'],
	['+61255501234', '+61 2 5550 9000', '+61 2 5550 1234'],
	// Another length, or an international one for a local one: as the vendor wrote it.
	['1300 975 707', '(02) 555 9000', '1300 975 707'],
	['+61 2 5550 1234', '(02) 5550 9000', '+61 2 5550 1234'],
])('SITE-10 %s written like %s is %s', (number, like, expected) => {
	expect(writtenLike(number, like)).toBe(expected);
});

test.each([
	['Call (02) 5550 9000', 'Call (02) 5550 1234'],
	['Call 02-5550-9000 or 1800 160 401.', 'Call 02-5550-1234 or 1800 160 402.'],
	['+61 2 5550 9000', '+61 2 5550 1234'],
	['(02) 5550 9001', '(02) 5550 9001'],
	['$25,550,900', '$25,550,900'],
	['Stock 10255509000', 'Stock 10255509000'],
	['(02) **** ****', '(02) **** ****'],
])('SITE-10 %s becomes %s', (text, expected) => {
	expect(withSwapped(text, standIns)).toBe(expected);
});

test('SITE-10 any text without a known number stays as it is', () => {
	fc.assert(
		fc.property(fc.string(), (text) => {
			fc.pre(![...standIns.keys()].some((number) => dialled(text).includes(number)));
			expect(withSwapped(text, standIns)).toBe(text);
		}),
		{ seed: 10 },
	);
});

test('SITE-10 a swapped number keeps the width of the old one', () => {
	const digits = fc.stringMatching(/^\d{10}$/);
	fc.assert(
		fc.property(digits, digits, (number, old) => {
			const like = `(${old.slice(0, 2)}) ${old.slice(2, 6)} ${old.slice(6)}`;
			const written = writtenLike(number, like);
			expect(written).toHaveLength(like.length);
			expect(dialled(written)).toBe(number);
		}),
		{ seed: 10 },
	);
});
