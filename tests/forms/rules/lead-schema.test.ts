import { describe, expect, test } from 'vitest';
import type { FieldDefinition } from '../../../src/forms/definition.ts';
import { checkForm, leadSchema, validateLead } from '../../../src/forms/rules/lead-schema.ts';
import { makeField, makeForm, makeSettings } from '../make-form.ts';

const settings = makeSettings();
const check = (fields: FieldDefinition[], values: Record<string, unknown>) =>
	checkForm({ form: makeForm(fields), settings }, values);
const required = '*This is a required field.';

describe('what a form checks', () => {
	test.each([
		['nothing', {}],
		['an empty text', { field: '' }],
		['spaces', { field: '  \t' }],
		['null', { field: null }],
	])('FORM-2 a field is required by default: %s', (_, values) => {
		expect(check([makeField({ type: 'string' })], values)).toEqual({ ok: false, errors: { field: required } });
	});

	test('FORM-2 a field marked not required, an opt-in and a hidden one may be empty', () => {
		const fields = [
			makeField({ name: 'a', type: 'string', required: false }),
			makeField({ name: 'b', type: 'optIn' }),
			makeField({ name: 'c', type: 'string', hidden: true }),
			makeField({ name: 'd', type: 'hidden' }),
		];
		expect(check(fields, {}).ok).toBe(true);
	});

	test('FORM-2 a required tick has to be ticked', () => {
		const field = makeField({ type: 'check' });
		expect(check([field], { field: false })).toEqual({ ok: false, errors: { field: required } });
		expect(check([field], { field: true }).ok).toBe(true);
	});

	test.each([
		['email', 'someone', 'invalid email address'],
		['fullName', 'R2D2', 'Please use alphabetical characters only.'],
		['postcode', '250', 'Invalid postcode. Please enter a 4-digit number.'],
		['year', '1890', 'Please enter a year from 1900 on, such as 2019.'],
		['phone', '12345', 'Invalid phone number. Must be an Australian number.'],
	] as const)('FORM-2 the text for %s', (type, value, message) => {
		const checked = check([makeField({ type, name: 'name' })], { name: value, last_name: 'Doe' });
		expect(checked).toEqual({ ok: false, errors: { name: message } });
	});

	test('FORM-2 a vehicle is from next year at the latest, where the day is known', () => {
		const fields = [makeField({ type: 'year', name: 'year' })];
		const on = (today: string | undefined, year: string) =>
			checkForm({ form: makeForm(fields), settings: makeSettings(today ? { today } : {}) }, { year });
		expect(on('2026-11-28', '2028')).toEqual({ ok: false, errors: { year: 'Please enter a year up to 2027.' } });
		expect(on('2026-11-28', '2027').ok).toBe(true);
		expect(on(undefined, '2032').ok).toBe(true);
	});

	const noDate = 'Please enter a valid date.';
	test.each([
		['nothing', 'en-AU', {}, { day: required }],
		['nothing where the month comes first', 'en-US', {}, { month: required }],
		['a day that there is not', 'en-AU', { day: '31', month: '4', year: '2000' }, { day: noDate }],
		['the same where the month comes first', 'en-US', { day: '31', month: '4', year: '2000' }, { month: noDate }],
		['no year', 'en-US', { day: '7', month: '4' }, { year: noDate }],
		['a year of two digits', 'en-AU', { day: '7', month: '4', year: '85' }, { day: noDate }],
	] as const)('FORM-2 a date of birth is one answer with one fault: %s', (_, locale, values, errors) => {
		const form = makeForm([makeField({ type: 'dob' })]);
		expect(checkForm({ form, settings: makeSettings({ locale }) }, values)).toEqual({ ok: false, errors });
	});

	test('FORM-2 a date of birth that is not asked for may be empty, and not half given', () => {
		const field = makeField({ type: 'dob', required: false });
		expect(check([field], {}).ok).toBe(true);
		expect(check([field], { month: '4' })).toEqual({ ok: false, errors: { day: noDate } });
	});

	test('FORM-2 all that is wrong is told at once, in the order of the form', () => {
		const fields = [makeField({ name: 'z', type: 'email' }), makeField({ name: 'Vehicle Make', type: 'make' })];
		const checked = check(fields, { z: 'x' });
		expect(checked.ok || Object.entries(checked.errors)).toEqual([
			['z', 'invalid email address'],
			['Vehicle Make', required],
		]);
	});

	test('FORM-2 a field named with a dot or brackets is told under its own name', () => {
		const names = ['a.b', 'c[0]', 'Test Drive Booking Date'];
		const checked = check(
			names.map((name) => makeField({ name, type: 'string' })),
			{},
		);
		expect(checked.ok || Object.keys(checked.errors)).toEqual(names);
	});

	test('FORM-11 unknown keys are kept, known ones trimmed', () => {
		const checked = check([makeField({ type: 'string' })], { field: ' a ', other: ' b ' });
		expect(checked).toEqual({ ok: true, values: { field: 'a', other: ' b ' } });
	});

	test('FORM-2 the schema is Yup’s own', async () => {
		await expect(
			leadSchema({ form: makeForm([makeField({ type: 'email' })]), settings }).validate({ field: 'x' }),
		).rejects.toThrow('invalid email address');
	});
});

describe('conditional fields', () => {
	const email = makeField({ name: 'email', type: 'email', required: false });
	const depends = makeField({ name: 'more', type: 'string', showWhen: { field: 'email' } });

	test.each([
		['empty', '', true],
		['in error', 'x', false],
		['valid', 'a@b.example', false],
	])('FORM-2 is hidden where the field it depends on is %s', (_, value, ok) => {
		const checked = check([email, depends], { email: value });
		expect(checked.ok).toBe(ok);
		const more = checked.ok ? undefined : checked.errors['more'];
		expect(more).toBe(value.includes('@') ? required : undefined);
	});

	test('FORM-2 is hidden where that field is hidden itself', () => {
		const last = makeField({ name: 'last', type: 'string', showWhen: { field: 'more' } });
		expect(check([email, depends, last], { email: '', more: 'left over' }).ok).toBe(true);
		expect(check([email, depends, last], { email: 'a@b.example', more: 'here' }).ok).toBe(false);
	});

	test('FORM-2 only for one of its values', () => {
		const trade = makeField({ name: 'trade', type: 'radio' });
		const make = makeField({ name: 'make', type: 'make', showWhen: { field: 'trade', values: ['Yes'] } });
		expect(check([trade, make], { trade: 'No' }).ok).toBe(true);
		expect(check([trade, make], { trade: 'Yes' }).ok).toBe(false);
	});

	test('FORM-2 fields that depend on each other in a circle are hidden', () => {
		const a = makeField({ name: 'a', type: 'string', showWhen: { field: 'b' } });
		const b = makeField({ name: 'b', type: 'string', showWhen: { field: 'a' } });
		expect(check([a, b], { a: 'x', b: 'y' }).ok).toBe(true);
	});
});

test('unknown keys are kept, such as those that every object has', () => {
	const values = { field: 'x', constructor: 'a', toString: 'b', hasOwnProperty: { c: 1 }, other: 2 };
	expect(check([makeField({ type: 'string' })], values)).toEqual({ ok: true, values });
	expect(check([makeField({ type: 'string' })], { constructor: 'a' })).toMatchObject({ errors: { field: required } });
});

test('FORM-1 a day that is over cannot be booked where it is known to be; the server takes a lead that comes late', () => {
	const fields = [makeField({ type: 'dateTimeGeneric' })];
	const on = (field: string, today?: string) =>
		checkForm({ form: makeForm(fields), settings: { ...settings, ...(today && { today }) } }, { field });
	const errors = { field: 'Please choose today or a later day.' };
	expect(on('2026-02-27T10:30', '2026-02-28')).toEqual({ ok: false, errors });
	expect(on('2026-02-28T10:30', '2026-02-28').ok).toBe(true);
	expect(on('2026-02-27T10:30').ok).toBe(true);
});

describe('a lead as it is sent', () => {
	const name = makeField({ name: 'name', type: 'fullName' });
	const email = makeField({ name: 'email', type: 'email' });
	const form = makeForm([[name], [email]]);

	test('FORM-5 first_name and last_name are what the form calls name and last_name', () => {
		const lead = { name: 'Ann Lee', first_name: 'Ann', last_name: 'Lee', email: 'ann@b.example' };
		expect(validateLead(form, settings, lead)).toMatchObject({ ok: true, values: { name: 'Ann', last_name: 'Lee' } });
	});

	test('FORM-8 a partial lead is checked as far as it goes', () => {
		const partial = { first_name: 'Ann', last_name: 'Lee', form_completed: false, step_index: 0 };
		expect(validateLead(form, settings, partial).ok).toBe(true);
		expect(validateLead(form, settings, { ...partial, form_completed: true }).ok).toBe(false);
		expect(validateLead(form, settings, { form_completed: false, step_index: -1 }).ok).toBe(false);
	});

	test('FORM-7 the fields of a skipped step are not asked for', () => {
		const trade = makeField({ name: 'trade', type: 'radio' });
		const skipping = makeForm([[trade], [email]], {
			steps: [
				{ id: 0, fields: [trade] },
				{ id: 1, fields: [email], showWhen: { field: 'trade', values: ['Yes'] } },
			],
		});
		expect(validateLead(skipping, settings, { trade: 'No' }).ok).toBe(true);
		expect(validateLead(skipping, settings, { trade: 'Yes' }).ok).toBe(false);
	});

	test('FORM-11 a required file is known by has_files', () => {
		const file = makeForm([makeField({ name: 'photos', type: 'file' })]);
		expect(validateLead(file, settings, { has_files: true }).ok).toBe(true);
		expect(validateLead(file, settings, { has_files: false }).ok).toBe(false);
	});
});
