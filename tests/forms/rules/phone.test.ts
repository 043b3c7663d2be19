import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { phonePlan } from '../../../src/domain/locales/rows.ts';
import { masked, maskedAsTyped } from '../../../src/forms/kinds/input-masks.ts';
import { isPhone, strippedPhone } from '../../../src/forms/rules/phone-rules.ts';
import { phoneText } from '../../../src/forms/rules/texts.ts';
import type { FormSettings } from '../../../src/forms/settings.ts';
import { makeSettings } from '../make-form.ts';

const countries = ['AU', 'NZ', 'US', 'DE'] as const;
/** Countries where every number has its length; German ones have any. */
const closedPlans = ['AU', 'NZ', 'US'] as const;
type Country = (typeof countries)[number];
const settingsOf = (country: Country, phoneRule: FormSettings['phoneRule'] = 'any') =>
	makeSettings({ phone: phonePlan(country), phoneRule });
const isValid = (number: string, country: Country, rule: FormSettings['phoneRule'] = 'any') =>
	isPhone(number, settingsOf(country, rule));

const digits = (count: number, from = 0) => fc.stringMatching(new RegExp(`^[${from}-9]\\d{${count - 1}}$`));
const national: Record<Country, fc.Arbitrary<string>> = {
	AU: fc.tuple(fc.constantFrom('02', '03', '04', '05', '07', '08'), digits(8)).map((parts) => parts.join('')),
	NZ: fc
		.tuple(
			fc.constantFrom('02', '03', '04', '06', '07', '09'),
			fc.integer({ min: 7, max: 9 }).chain((n) => digits(n)),
		)
		.map((parts) => parts.join('')),
	US: fc.tuple(digits(3, 2), digits(3, 2), digits(4)).map((parts) => parts.join('')),
	DE: fc.tuple(fc.constantFrom('030', '0171', '0221', '089'), digits(7, 1)).map((parts) => parts.join('')),
};
const prefixes: Record<Country, readonly string[]> = {
	AU: ['+61', '0061'],
	NZ: ['+64', '0064'],
	US: ['+1'],
	DE: ['+49', '0049'],
};

/** The number with spaces and brackets anywhere, and whatever else the country writes. */
const spaced = (number: string, mark = '') =>
	fc
		.array(fc.constantFrom('', '', ' ', '(', ')', '  ', mark), { minLength: number.length, maxLength: number.length })
		.map((between) => [...number].map((digit, index) => `${between[index]}${digit}`).join(''));

/** In every way of writing it: with prefix or without, with the 0 or without, with spaces and brackets. */
const written = (country: Country) =>
	fc
		.tuple(national[country], fc.constantFrom('', ...prefixes[country]), fc.boolean())
		.map(([number, prefix, keepZero]) => `${prefix}${prefix && !keepZero ? number.replace(/^0/, '') : number}`)
		.chain((number) => spaced(number, phonePlan(country).leftOut));

/** What stands in the field after these keys, one after the other, and after leaving it. */
function typedOut(keys: string, country: Country): string {
	let before = '';
	for (const key of keys) before = maskedAsTyped('phone', { typed: before + key, before }, settingsOf(country));
	return masked('phone', before, settingsOf(country));
}

describe('phone numbers', () => {
	test.each(countries)('FORM-3 %s: a number is taken in every way of writing it, masked or not', (country) => {
		fc.assert(
			fc.property(written(country), (number) => {
				expect(isValid(number, country)).toBe(true);
				const shown = masked('phone', number, settingsOf(country));
				expect(isValid(shown, country)).toBe(true);
				expect(strippedPhone(shown, phonePlan(country))).toBe(strippedPhone(number, phonePlan(country)));
				expect(masked('phone', shown, settingsOf(country))).toBe(shown);
			}),
			{ seed: 3, numRuns: 1000 },
		);
	});

	test.each(closedPlans)('FORM-3 %s: near misses are refused', (country) => {
		const near = fc.tuple(national[country], fc.nat()).chain(([number, at]) => {
			const place = at % number.length;
			return fc.constantFrom(
				`${number.slice(0, 3)}${country === 'US' ? '/' : '-'}${number.slice(3)}`,
				`${number.slice(0, 3)}.${number.slice(3)}`,
				`${number.slice(0, place)}x${number.slice(place + 1)}`,
				`${number}123`,
				number.slice(0, 8),
				`1${number}`,
				`+44${number}`,
				'',
			);
		});
		fc.assert(
			fc.property(near, (number) => {
				expect(isValid(number, country)).toBe(false);
			}),
			{ seed: 4, numRuns: 1000 },
		);
	});

	test.each([
		['0491 570 006', 'AU', true],
		['(02) 5550 1234', 'AU', true],
		['+61 (0)491 570 006', 'AU', true],
		['0061 491 570 006', 'AU', true],
		['61 491 570 006', 'AU', false],
		['0191 570 006', 'AU', false],
		['0691 570 006', 'AU', false],
		['0991 570 006', 'AU', false],
		['049157000', 'AU', false],
		['+64 21 555 0123', 'AU', false],
		['1800 160 401', 'AU', false],
		['0491 570 006 ext 5', 'AU', false],
		['09 555 0101', 'NZ', true],
		['021 555 0101', 'NZ', true],
		['+64 21 555 0101', 'NZ', true],
		['02155501012', 'NZ', true],
		['021555010123', 'NZ', false],
		['08 555 0101', 'NZ', false],
		['+61 491 570 006', 'NZ', false],
		['(212) 555 0101', 'US', true],
		['+1 212 555 0101', 'US', true],
		['(212) 555-0101', 'US', true],
		['970-555-0123', 'US', true],
		['+1 970-555-0123', 'US', true],
		['970.555.0123', 'US', false],
		['0491-570-006', 'AU', false],
		['021-555-0101', 'NZ', false],
		['1 212 555 0101', 'US', false],
		['112 555 0101', 'US', false],
		['212 155 0101', 'US', false],
		['0171 39 200 55', 'DE', true],
		['(030) 23125 014', 'DE', true],
		['+49 30 23125 014', 'DE', true],
		['0049 (0)30 23125 014', 'DE', true],
		['030/23125014', 'DE', false],
		['+61 491 570 006', 'DE', false],
	] as const)('FORM-3 %s in %s: %s', (number, country, taken) => {
		expect(isValid(number, country)).toBe(taken);
	});

	test('FORM-3 Australian mobile only', () => {
		expect(isValid('0491 570 006', 'AU', 'mobile')).toBe(true);
		expect(isValid('+61 491 570 006', 'AU', 'mobile')).toBe(true);
		expect(isValid('(02) 5550 1234', 'AU', 'mobile')).toBe(false);
		expect(isValid('0591 570 006', 'AU', 'mobile')).toBe(false);
	});

	test('FORM-3 length only: under 15 characters', () => {
		expect(isValid('12345678901234', 'NZ', 'length')).toBe(true);
		expect(isValid('123456789012345', 'NZ', 'length')).toBe(false);
	});

	test.each(countries)('FORM-3 the test number is taken in %s, and can be another', (country) => {
		expect(isValid('0491 570 156', country, 'mobile')).toBe(true);
		const other = makeSettings({ phone: phonePlan(country), testPhone: '0491570157' });
		expect(isPhone('+61 491 570 157', other)).toBe(true);
		if (country === 'US') expect(isPhone('0491570156', other)).toBe(false);
	});

	test.each([
		['AU', 'any', 'Invalid phone number. Must be an Australian number.'],
		['AU', 'mobile', 'Invalid phone number. Must be an Australian mobile number.'],
		['US', 'any', 'Invalid phone number. Must be a US number.'],
		['NZ', 'any', 'Invalid phone number. Must be a New Zealand number.'],
		['NZ', 'length', 'Invalid phone number. Too many characters.'],
	] as const)('FORM-3 %s %s says', (country, phoneRule, text) => {
		expect(phoneText(settingsOf(country, phoneRule))).toBe(text);
	});
});

describe('masks', () => {
	test.each([
		['AU', '0491570006', '0491 570 006'],
		['AU', '+61491570006', '+61 491 570 006'],
		['AU', '0255501234', '02 5550 1234'],
		['AU', '04915', '0491 5'],
		['NZ', '095550101', '09 555 0101'],
		['NZ', '0215550101', '021 555 0101'],
		['US', '2125550101', '212 555 0101'],
		['US', '+12125550101', '+1 212 555 0101'],
		['AU', '0061491570006', '0061 491 570 006'],
		['AU', '0061255501234', '0061 2 5550 1234'],
		['AU', '+610255501234', '+61 02 5550 1234'],
		['AU', '+610491570006', '+61 0491 570 006'],
		['AU', '1800160401', '1800 160 401'],
		['AU', '1300555010', '1300 555 010'],
		['AU', '135010', '13 50 10'],
		['AU', '0064215550101', '0064215550101'],
		['NZ', '0491570156', '0491 570 156'],
		['NZ', '04 915 70156', '0491 570 156'],
		['NZ', '0800555010', '0800 555 010'],
		['NZ', '0508555010', '0508 555 010'],
		['NZ', '0064215550101', '0064 21 555 0101'],
		['NZ', '+64095550101', '+64 09 555 0101'],
	] as const)('FORM-3 %s %s is written %s', (country, typed, shown) => {
		expect(masked('phone', typed, settingsOf(country))).toBe(shown);
	});

	test.each([
		['thousands', '1234567', '1.234.567'],
		['thousands', '12500,5', '12.500,5'],
		['thousands', '12.500', '12.500'],
		['postcode', '101178', '10117'],
	] as const)('FORM-3 SITE-9 under de-DE %s: %s → %s', (mask, typed, shown) => {
		expect(masked(mask, typed, makeSettings({ locale: 'de-DE' }))).toBe(shown);
	});

	test.each([
		['AU', '+61 (0)7 7010 1200'],
		['AU', '(07) 7010 1200'],
		['US', '(970) 555-0123'],
		['US', '970-555-0123'],
	] as const)('FORM-3 %s: who types %s with brackets or hyphens finds it as it was typed', (country, number) => {
		expect(typedOut(number, country)).toBe(number);
		expect(masked('phone', number, settingsOf(country))).toBe(number);
	});

	test.each(countries)('FORM-3 %s: typed key by key, with spaces, a mask loses no digit and no bracket', (country) => {
		fc.assert(
			fc.property(written(country), (number) => {
				const shown = typedOut(number, country);
				expect(shown.replace(/\s/g, '')).toBe(number.replace(/\s/g, ''));
				expect(isValid(shown, country)).toBe(true);
			}),
			{ seed: 5, numRuns: 300 },
		);
	});

	test('FORM-3 what was typed wrongly stays as it is, for the rule to say so', () => {
		expect(masked('phone', '0491-570-006', settingsOf('AU'))).toBe('0491-570-006');
		expect(masked('month-year', 'soon', settingsOf('AU'))).toBe('soon');
	});

	test.each([
		['thousands', '1234567', '1,234,567'],
		['thousands', '$12500.50', '$12,500.50'],
		['thousands', 'a lot', 'a lot'],
		['month-year', '0928', '09/28'],
		['postcode', '28001', '2800'],
		['capitals', 'abc 12d', 'ABC 12D'],
	] as const)('FORM-3 %s: %s → %s', (mask, typed, shown) => {
		expect(masked(mask, typed, settingsOf('AU'))).toBe(shown);
	});
});
