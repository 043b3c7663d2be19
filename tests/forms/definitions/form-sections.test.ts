import { describe, expect, test } from 'vitest';
import { fieldsOf } from '../../../src/forms/definition.ts';
import { siteForm } from '../../../src/forms/definitions/site-form.ts';
import { makeConfig } from '../../support/make-site.ts';

const fieldsIn = (name: string) =>
	fieldsOf(siteForm(name, makeConfig({ template: 'truck' } as never)) ?? expect.unreachable());

describe('FORM-1 a form that asks for a vehicle and a person on one step has both under headings', () => {
	test.each(['parts', 'warranty', 'conversions'])('%s', (name) => {
		const sections = new Map(fieldsIn(name).map((field) => [field.name, field.section]));
		expect(sections.get('Vehicle Make')).toBe('Your truck');
		for (const own of ['name', 'email', 'phone']) expect(sections.get(own), own).toBe('Your details');
	});

	test('FORM-2 parts and warranty take a plate or VIN in place of make, model and year', () => {
		const unless = (name: string) => fieldsIn(name).find((field) => field.name === 'Vehicle Year')?.unless;
		expect(unless('parts')).toEqual(['Rego', 'VIN']);
		expect(unless('warranty')).toEqual(['Rego']);
	});

	test.each(['finance', 'finance-enquiry', 'finance-pre-approval'])(
		'CAR-12 %s says the calculator’s figures, which come in late, below what is filled in beside them',
		(name) => {
			const names = fieldsIn(name).map((field) => field.name);
			const [last = ''] = names.filter((one) => one === 'message' || one === 'estimate');
			expect(names.indexOf('figures')).toBeGreaterThan(names.indexOf(last));
			expect(names.indexOf('figures')).toBeGreaterThan(names.indexOf('deposit'));
		},
	);

	test('FORM-2 a pre-approval is for adults, with a deposit below the price', () => {
		const named = new Map(fieldsIn('finance-pre-approval').map((field) => [field.name, field]));
		expect(named.get('birthday')?.min).toBe(18);
		expect(named.get('deposit')?.below).toBe('vehicle_price_budget');
		expect(named.get('employment')?.type).toBe(named.get('housing')?.type);
	});

	test('CAR-1 what is typed for a car and not chosen is sent with the test drive', () => {
		expect(fieldsIn('book-test-drive')[0]).toMatchObject({ component: 'carPicker', required: false });
	});
});
