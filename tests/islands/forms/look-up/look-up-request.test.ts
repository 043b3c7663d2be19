import { expect, test } from 'vitest';
import { lookUpBody as bodySchema } from '../../../../src/contract/look-ups.ts';
import type { FormDefinition } from '../../../../src/forms/definition.ts';
import { siteForm } from '../../../../src/forms/definitions/site-form.ts';
import { lookUpBody, missing, valuationBody } from '../../../../src/islands/forms/look-up/look-up-request.ts';
import { makeConfig } from '../../../support/make-site.ts';

const states = ['NSW', 'QLD'];
const form = siteForm('trade-in', makeConfig({ autograb: true })) as FormDefinition;
const ofLocale = (locale: 'en-AU' | 'en-US') => ({ form, settings: { locale }, states });
const values = { Rego: ' ABC 123 ', 'Rego State': 'QLD', VIN: '', kilometres: '45,000', condition: 'Good' };

test('USER-10 a plate is looked up with its state where plates are told apart by it', () => {
	expect(missing(values, 'plate', states)).toBeNull();
	expect(missing({ ...values, Rego: ' ' }, 'plate', states)?.key).toBe('Rego');
	expect(missing({ ...values, 'Rego State': '' }, 'plate', states)?.key).toBe('Rego State');
	expect(missing({ ...values, 'Rego State': '' }, 'plate', [])).toBeNull();
	expect(missing(values, 'vin', states)?.key).toBe('VIN');
	expect(lookUpBody(values, 'plate')).toEqual({ rego: 'ABC 123', state: 'QLD' });
	expect(lookUpBody({ ...values, 'Rego State': '' }, 'plate')).toEqual({ rego: 'ABC 123' });
	expect(lookUpBody({ ...values, VIN: 'KNADC' }, 'vin')).toEqual({ vin: 'KNADC' });
});

test('FORM-17 a valuation is asked for with kilometres and condition, as the call takes them', () => {
	const asked = valuationBody(values, ofLocale('en-AU'));
	expect(asked).toEqual({ rego: 'ABC 123', state: 'QLD', kms: 45_000, condition: 'Good' });
	expect(bodySchema.parse(asked)).toEqual(asked);
	expect(valuationBody({ ...values, VIN: 'K' }, ofLocale('en-AU'))).toEqual({
		vin: 'K',
		kms: 45_000,
		condition: 'Good',
	});
	expect(valuationBody({ ...values, Rego: '' }, ofLocale('en-AU'))).toBeNull();
	expect(valuationBody({ ...values, kilometres: 'many', condition: '' }, ofLocale('en-AU'))).toEqual({
		rego: 'ABC 123',
		state: 'QLD',
	});
});

test('FORM-17 who counts in miles is asked in miles, and the provider in kilometres', () => {
	expect(valuationBody({ ...values, kilometres: '10,000' }, ofLocale('en-US'))?.kms).toBe(16_093);
});
