import { describe, expect, test } from 'vitest';
import type { FieldDefinition } from '../../../src/forms/definition.ts';
import { initialValues } from '../../../src/forms/flow/initial-values.ts';
import { customComponentNames, type FieldType, fieldTypes, kindOf } from '../../../src/forms/kinds/field-kinds.ts';
import { valueKeys } from '../../../src/forms/kinds/value-keys.ts';
import { checkForm } from '../../../src/forms/rules/lead-schema.ts';
import { makeField, makeForm, makeSettings } from '../make-form.ts';

const settings = makeSettings();
const sourceTypes =
	'address button CCExpiration check checkGroup checkCard cricksSpecialLocation currency dateTimeGeneric dateTime distance dob email expiryDate file fullName hidden kilometre licenseNumber locationSelectCustom locationSelect make model number optIn phone postcode radio radioGroup radioCardGroup rego select serviceInterval starRating string textarea tyres websiteLocationSelect year cricksInstalled'.split(
		' ',
	);
const person = { field: 'Ann', last_name: 'Lee' };
const home = { field: '1 High Street', city: 'Orange', state: 'NSW', postcode: '2800' };

type Example = [
	type: FieldType,
	good: Record<string, unknown>,
	bad: Record<string, unknown>,
	set?: Partial<FieldDefinition>,
];
const options = [{ value: 'a', label: 'A' }];

/** A value that is taken and one that is not, of every kind that has a value. */
const examples: Example[] = [
	['address', home, { ...home, postcode: '28000' }],
	['CCExpiration', { field: '09/28' }, { field: '13/28' }],
	['check', { field: true }, { field: 'on' }],
	['checkGroup', { field: ['a'] }, { field: ['b'] }, { options }],
	['checkCard', { field: true }, { field: 1 }],
	['cricksSpecialLocation', { field: '12' }, { field: '99' }],
	['currency', { field: '$12,500.50' }, { field: '-1' }],
	['dateTimeGeneric', { field: '2026-12-01T10:30' }, { field: '2026-12-01T24:30' }],
	['dateTime', { field: '2028-02-29T09:00' }, { field: '2026-02-29T09:00' }],
	['distance', { field: '12 000 km' }, { field: 'far' }],
	['dob', { day: '29', month: '2', year: '2000' }, { day: '31', month: '4', year: '2000' }],
	['email', { field: 'a.b+c@mail.b.example' }, { field: 'a@b' }],
	['expiryDate', { field: '2030-06-30' }, { field: '30/06/2030' }],
	[
		'file',
		{ field: [{ name: 'a.pdf', size: 9, type: 'application/pdf' }] },
		{ field: [{ size: 9, type: 'text/html' }] },
	],
	['fullName', person, { ...person, last_name: 'L33' }],
	['kilometre', { field: '85,000' }, { field: '85k' }],
	['licenseNumber', { field: '012 345 678' }, { field: '012/345' }],
	['locationSelectCustom', { field: 'a' }, { field: '12' }, { options }],
	['locationSelect', { field: '11' }, { field: 'Northside' }],
	['make', { field: 'Kia' }, { field: ['Kia'] }],
	['model', { field: 'Rio' }, { field: 'R'.repeat(201) }],
	['number', { field: '-4.5' }, { field: '4,5' }],
	['optIn', { field: true }, { field: 'yes' }],
	['phone', { field: '0491 570 006' }, { field: '0491-570-006' }],
	['postcode', { field: '2800' }, { field: '28O0' }],
	['radio', { field: 'Yes' }, { field: 'Maybe' }],
	['radioGroup', { field: 'a' }, { field: 'Yes' }, { options }],
	['radioCardGroup', { field: 'a' }, { field: 'b' }, { options }],
	['rego', { field: 'abc 12d' }, { field: 'abc 12d 34e' }],
	['select', { field: 'a' }, { field: 'b' }, { options }],
	['serviceInterval', { field: '15,000 km / 12 months' }, { field: '15,000' }],
	['starRating', { field: '5' }, { field: '6' }],
	['string', { field: 'text' }, { field: { a: 1 } }],
	['textarea', { field: 'text\ntext' }, { field: 'x'.repeat(5001) }],
	['tyres', { field_quantity: '4', field_size: '205/55 R16' }, { field_quantity: '0', field_size: '205/55 R16' }],
	['websiteLocationSelect', { field: '12' }, { field: '13' }],
	['year', { field: '2021' }, { field: '1821' }],
	['cricksInstalled', { field: 'No' }, { field: 'no' }],
];
const withoutValue = new Set(['button', 'custom', 'hidden']);

describe('the kinds of field', () => {
	test('FORM-1 the specification’s 40, and custom', () => {
		expect(fieldTypes.toSorted()).toEqual([...sourceTypes, 'custom'].toSorted());
		expect(sourceTypes.length).toBe(40);
	});

	test('FORM-1 every kind with a value has its examples here', () => {
		expect(examples.map(([type]) => type).toSorted()).toEqual(
			fieldTypes.filter((type) => !withoutValue.has(type)).toSorted(),
		);
	});

	test.each(examples)('FORM-1 %s takes %j and refuses %j', (type, good, bad, set = {}) => {
		const form = makeForm([makeField({ type, ...set })]);
		expect(checkForm({ form, settings }, good)).toMatchObject({ ok: true });
		expect(checkForm({ form, settings }, bad)).toMatchObject({ ok: false });
	});

	test.each(examples)(
		'FORM-2 an empty %s is told as required, for each of its values; a date of birth once',
		(type, _, __, set = {}) => {
			const field = makeField({ type, required: true, ...set });
			const form = makeForm([field]);
			const checked = checkForm(
				{ form, settings: { ...settings, optInDefault: false } },
				initialValues(form, { ...settings, optInDefault: false }),
			);
			const missed = type === 'dob' ? valueKeys(field).slice(0, 1) : valueKeys(field);
			const errors = Object.fromEntries(missed.map(({ key }) => [key, '*This is a required field.']));
			expect(checked).toEqual({ ok: false, errors });
		},
	);

	test('FORM-1 a button and a car card have no value, a hidden field keeps what it is given', () => {
		expect(valueKeys(makeField({ type: 'button' }))).toEqual([]);
		expect(valueKeys(makeField({ type: 'custom', component: 'carCard' }))).toEqual([]);
		const hidden = makeForm([makeField({ type: 'hidden' })]);
		expect(checkForm({ form: hidden, settings }, { field: '7' })).toEqual({ ok: true, values: { field: '7' } });
	});

	test('FORM-1 components of custom fields have their own kind', () => {
		expect(customComponentNames.map((component) => kindOf({ type: 'custom', component }).control)).toEqual([
			'terms-conditions',
			'text',
			'car-picker',
			'choice',
			'car-card',
			'finance-figures',
			'finance-estimate',
			'vehicle-look-up',
			'valuation-range',
			'time-slots',
		]);
	});

	test('FORM-2 a first name alone is held to the rule of names', () => {
		const form = makeForm([makeField({ name: 'name', type: 'custom', component: 'firstName' })]);
		expect(checkForm({ form, settings }, { name: 'Ann' })).toMatchObject({ ok: true });
		expect(checkForm({ form, settings }, { name: 'R2D2' })).toEqual({
			ok: false,
			errors: { name: 'Please use alphabetical characters only.' },
		});
	});

	test('FORM-1 a dateTime is sent under its dateInputName', () => {
		const field = makeField({ type: 'dateTime', dateInputName: 'Test Drive Booking Date' });
		expect(valueKeys(field).map(({ key }) => key)).toEqual(['Test Drive Booking Date']);
	});

	test('FORM-1 amounts are sent as numbers are written, registrations in capitals', () => {
		const form = makeForm([makeField({ name: 'price', type: 'currency' }), makeField({ name: 'Rego', type: 'rego' })]);
		expect(checkForm({ form, settings }, { price: '$12,500', Rego: ' abc12d' })).toEqual({
			ok: true,
			values: { price: '12500', Rego: 'ABC12D' },
		});
	});

	test('FORM-1 a number between min and max', () => {
		const form = makeForm([makeField({ type: 'number', min: 2, max: 4 })]);
		const outcome = (field: string) => {
			const checked = checkForm({ form, settings }, { field });
			return checked.ok || checked.errors['field'];
		};
		expect(['1', '2', '4', '5'].map(outcome)).toEqual([
			'Please enter 2 or more.',
			true,
			true,
			'Please enter 4 or less.',
		]);
	});

	test('FORM-11 files: at most 10, 4 MB in all', () => {
		const form = makeForm([makeField({ type: 'file' })]);
		const file = { name: 'a.jpg', size: 1024 * 1024, type: 'image/jpeg' };
		const ok = (field: unknown[]) => checkForm({ form, settings }, { field }).ok;
		expect([ok(Array(4).fill(file)), ok(Array(5).fill(file))]).toEqual([true, false]);
		expect([ok(Array(10).fill('a.jpg')), ok(Array(11).fill('a.jpg'))]).toEqual([true, false]);
	});
});

describe('what a form starts with', () => {
	test('FORM-10 primary_location_id is the number of the primary location', () => {
		const form = makeForm([makeField({ type: 'hidden', defaultValue: 'primary_location_id' })]);
		expect(initialValues(form, settings)).toEqual({ field: '12' });
		expect(initialValues(form, makeSettings({ locations: [] }))).toEqual({ field: '' });
	});

	test('FORM-6 the opt-in is on, unless the site says no', () => {
		const form = makeForm([makeField({ type: 'optIn' })]);
		expect(initialValues(form, settings)['field']).toBe(true);
		expect(initialValues(form, makeSettings({ optInDefault: false }))['field']).toBe(false);
	});

	test('USER-5 what is known of the visitor stands in the fields that there are', () => {
		const form = makeForm([makeField({ name: 'name', type: 'fullName' }), makeField({ name: 'email', type: 'email' })]);
		const known = { name: 'Ann', last_name: 'Lee', phone: '0491 570 006' };
		expect(initialValues(form, settings, known)).toEqual({ name: 'Ann', last_name: 'Lee', email: '' });
	});
});
