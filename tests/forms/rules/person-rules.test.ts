import fc from 'fast-check';
import { expect, test } from 'vitest';
import { string } from 'yup';
import type { FormSettings } from '../../../src/forms/settings.ts';
import { leadNames } from '../../../src/forms/lead/person-name.ts';
import { isEmail, isPersonName } from '../../../src/forms/rules/person-rules.ts';
import { textRules } from '../../../src/forms/rules/value-rules.ts';
import { makeField, makeSettings } from '../make-form.ts';

test.each(['a@b.co', 'ANN.LEE@MAIL.B.EXAMPLE', "o'brien+cars@b-c.example", 'jürgen@b.example'])(
	'FORM-4 %s is an address',
	(text) => {
		expect(isEmail(text)).toBe(true);
	},
);

test.each([
	'',
	'a',
	'a@b',
	'a@b.c',
	'@b.example',
	'a@.example',
	'a@b..example',
	'a@-b.example',
	'a b@c.example',
	'a@b c.example',
	'a@b.example.',
	'a@@b.example',
	'a@b.ex4mple1',
	'a@b.example,c@d.example',
	'<a@b.example>',
	'.a@b.example',
	`${'a'.repeat(250)}@b.example`,
])('FORM-4 %s is none', (text) => {
	expect(isEmail(text)).toBe(false);
});

test('FORM-4 a long nonsense is refused at once', () => {
	const started = performance.now();
	for (const text of ['a'.repeat(1e5), `a@${'a-'.repeat(1e5)}`, `a@${'a.'.repeat(1e5)}`, `${'a.'.repeat(120)}@`])
		expect(isEmail(text)).toBe(false);
	expect(performance.now() - started).toBeLessThan(1000);
});

test.each([
	['Ann', '', true],
	['Mary Jane', '', true],
	['Zoë', '', true],
	['李', '', true],
	["O'Brien", '', false],
	["O'Brien", "'-", true],
	['Smith-Jones', "'-", true],
	['Smith.Jones', "'-", false],
	['R2D2', "'-", false],
] as const)('FORM-2 the name %s with %j allowed: %s', (name, extra, taken) => {
	expect(isPersonName(name, extra)).toBe(taken);
});

test('FORM-2 exactly 4 digits, 5 in the US', () => {
	const isPostcode = (text: string, locale: FormSettings['locale']) =>
		textRules
			.postcode(string(), { field: makeField({ type: 'postcode' }), settings: makeSettings({ locale }) })
			.isValidSync(text);
	fc.assert(
		fc.property(fc.stringMatching(/^\d{1,7}$/), (text) => {
			expect(isPostcode(text, 'en-AU')).toBe(text.length === 4);
			expect(isPostcode(text, 'en-NZ')).toBe(text.length === 4);
			expect(isPostcode(text, 'en-US')).toBe(text.length === 5);
		}),
		{ seed: 2 },
	);
	expect(isPostcode('2 80', 'en-AU')).toBe(false);
});

test.each([
	[{ first_name: 'Ann', last_name: 'Lee' }, 'Ann Lee'],
	[{ name: '', first_name: 'Ann' }, 'Ann'],
	[{ name: 'undefined undefined', first_name: 'Ann', last_name: 'Lee' }, 'Ann'],
	[{ name: 'Ann Lee', first_name: 'A' }, 'Ann Lee'],
	[{ name: 'undefined undefined' }, 'undefined undefined'],
	[{}, ''],
])('FORM-5 %j is called %s', (given, name) => {
	expect(leadNames(given).name).toBe(name);
});
