import { describe, expect, test } from 'vitest';
import { birthdayFault } from '../../../src/forms/rules/dates.ts';
import { checkForm } from '../../../src/forms/rules/lead-schema.ts';
import { makeField, makeForm, makeSettings } from '../make-form.ts';

const settings = makeSettings({ today: '2026-11-27' });
const errorsOf = (fields: Parameters<typeof makeField>[0][], values: Record<string, unknown>) => {
	const checked = checkForm({ form: makeForm(fields.map(makeField)), settings }, values);
	return checked.ok ? {} : checked.errors;
};

describe('FORM-2 an applicant is of age', () => {
	const birthday = { name: 'birthday', type: 'dob', min: 18 } as const;

	test.each([
		['18 today', { day: '27', month: '11', year: '2008' }, {}],
		[
			'18 tomorrow',
			{ day: '28', month: '11', year: '2008' },
			{ year: expect.stringMatching(/18 or older.+check the year/) },
		],
		['11', { day: '1', month: '2', year: '2015' }, { year: expect.stringContaining('18 or older') }],
		['not born yet', { day: '1', month: '2', year: '2027' }, { day: 'Please enter a valid date.' }],
	])('%s', (_, values, errors) => {
		expect(errorsOf([birthday], values)).toEqual(errors);
	});

	test('where no age is asked for, any past day will do; the server goes by its own clock', () => {
		expect(errorsOf([{ ...birthday, min: undefined }] as never, { day: '1', month: '2', year: '2015' })).toEqual({});
		const rule = { required: true, locale: 'en-AU', least: 18 } as const;
		expect(birthdayFault({ day: '1', month: '2', year: String(new Date().getFullYear() - 11) }, rule)?.text).toBe(
			'young',
		);
	});
});

describe('FORM-2 a deposit is less than what it is a part of', () => {
	const fields = [
		{ name: 'vehicle_price_budget', type: 'currency', required: false },
		{ name: 'deposit', type: 'currency', required: false, below: 'vehicle_price_budget' },
	] as const;

	test.each([
		['35,000', '$40,000', false],
		['35000', '35,000', false],
		['35,000', '5,000', true],
		['35,000', '', true],
		['', '5,000', true],
	])('of %s a deposit of %s', (vehicle_price_budget, deposit, isRight) => {
		const errors = errorsOf([...fields], { vehicle_price_budget, deposit });
		expect(errors).toEqual(isRight ? {} : { deposit: expect.stringContaining('enter a smaller amount') });
	});
});

describe('FORM-2 a vehicle is named by its plate or VIN, or by make, model and year', () => {
	const fields = [
		{ name: 'Rego', type: 'rego', required: false },
		{ name: 'VIN', type: 'string', required: false },
		{ name: 'Vehicle Make', type: 'make', unless: ['Rego', 'VIN'] },
	] as const;

	test.each([
		[{}, false],
		[{ Rego: ' ' }, false],
		[{ Rego: 'ABC123' }, true],
		[{ VIN: '6FPAAAJGSW1234567' }, true],
		[{ 'Vehicle Make': 'Isuzu' }, true],
	])('%j', (values, isEnough) => {
		expect(errorsOf([...fields], values)).toEqual(isEnough ? {} : { 'Vehicle Make': '*This is a required field.' });
	});
});

test('FORM-2 less than is allowed is told how much is; what is no number is asked for one', () => {
	const fields = [
		{ name: 'kilometres', type: 'kilometre' },
		{ name: 'tyres', type: 'tyres' },
	] as const;
	const said = (kilometres: string, tyres_quantity: string) =>
		Object.values(errorsOf([...fields], { kilometres, tyres_quantity, tyres_size: '16' }));
	expect(said('-5', '-4')).toEqual(['Please enter 0 or more.', 'Please enter 1 or more.']);
	expect(said('-0', 'few')).toEqual(['Please enter a number.', 'Please enter a number.']);
	expect(said('5', '4')).toEqual([]);
});
