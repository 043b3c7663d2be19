import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskPhone, unmasked } from '../../../src/domain/words/phone-mask.ts';

test.each([
	['(07) 7010 1200', '(07) **** ****'],
	['0491 570 006', '0491 *** ***'],
	['1800 160 401', '1800 *** ***'],
	['0491570006', '04915*****'],
	['+61 491 570 006', '+61 4** *** ***'],
	['12345', '12345'],
	['123456', '12345*'],
	['', ''],
])('CAR-2 %s is masked as %s', (number, masked) => {
	expect(maskPhone(number)).toBe(masked);
});

test('CAR-2 a mask is as long as its number, starts like it and shows no digit after the fifth character', () => {
	fc.assert(
		fc.property(fc.string(), (number) => {
			const masked = maskPhone(number);
			expect(masked).toHaveLength(number.length);
			expect(masked.slice(0, 5)).toBe(number.slice(0, 5));
			expect(masked.slice(5)).not.toMatch(/\d/);
		}),
		{ seed: 2 },
	);
});

test.each([
	['Call (07) **** ****', 'Call (07) 7010 1241'],
	['(07) **** ****', '(07) 7010 1241'],
	['1800 *** ***, weekdays', '(07) 7010 1241, weekdays'],
	['Call +61 4** *** ***', 'Call (07) 7010 1241'],
	['04915*****', '(07) 7010 1241'],
	['Call us', 'Call us'],
])('CAR-2 once a number is shown, %s is %s', (text, shown) => {
	expect(unmasked(text, '(07) 7010 1241')).toBe(shown);
});
