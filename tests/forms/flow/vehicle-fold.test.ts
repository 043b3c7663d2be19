import { describe, expect, test } from 'vitest';
import type { FormValues } from '../../../src/forms/definition.ts';
import { defaultForm } from '../../../src/forms/definitions/default-forms.ts';
import { foldedFields, isTypedByHand, isVehicleKnown, unfoldedFields } from '../../../src/forms/flow/vehicle-fold.ts';

const stepOf = (name: string) => defaultForm(name)?.steps[0]?.fields ?? expect.unreachable();
const folded = foldedFields(stepOf('sell-your-car'));
const kia = { 'Vehicle Make': 'Kia', 'Vehicle Model': 'Rio', 'Vehicle Year': '2019' };

test('USER-10 what a plate fills in is folded, and nothing where no plate is looked up', () => {
	expect(folded.map(({ label }) => label)).toEqual(['Make', 'Model', 'Year', 'Variant']);
	expect(foldedFields(stepOf('parts'))).toEqual([]);
});

test('USER-10 while the vehicle has still to be found nothing else is asked', () => {
	const labels = (of: Parameters<typeof unfoldedFields>[1]) =>
		unfoldedFields(stepOf('sell-your-car'), of).map(({ label }) => label);
	expect(labels({ folded, isAsked: true })).toEqual(['Find my {singular}']);
	expect(labels({ folded, isAsked: false })).toEqual(expect.arrayContaining(['Find my {singular}', 'Kilometres']));
	expect(labels({ folded, isAsked: false })).not.toContain('Make');
	expect(labels({ folded: [], isAsked: false })).toContain('Make');
});

describe('USER-10 fields that are folded', () => {
	test.each<[what: string, values: FormValues, isKnown: boolean, isByHand: boolean]>([
		['nothing yet', {}, false, false],
		['a plate alone', { Rego: 'ABC123' }, false, false],
		['a plate and what it found', { Rego: 'ABC123', ...kia }, true, false],
		['a VIN and what it found', { VIN: 'KNADC512MH6123456', ...kia }, true, false],
		['a plate and a make', { Rego: 'ABC123', 'Vehicle Make': 'Kia' }, false, true],
		['all by hand', kia, true, true],
		['blanks', { 'Vehicle Make': '  ' }, false, false],
	])('%s', (_, values, isKnown, isByHand) => {
		expect([isVehicleKnown(folded, values), isTypedByHand(folded, values)]).toEqual([isKnown, isByHand]);
	});
});
