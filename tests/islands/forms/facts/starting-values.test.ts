import { describe, expect, test } from 'vitest';
import type { FormAbout } from '../../../../src/contract/forms-file.ts';
import { startingValues } from '../../../../src/islands/forms/facts/starting-values.ts';
import { formsFile } from '../../../../src/site/forms/forms-file.ts';
import { makeStore } from '../../../client/leads/make-storage.ts';
import { makeSite } from '../../../support/make-site.ts';

const locations = [
	{ id: 3, name: 'North - Sales', dealership_slug: 'north', manufacturers: ['Kia'] },
	{ id: 4, name: 'South - Sales', dealership_slug: 'south', primary: true },
];
const site = formsFile(makeSite({ locations }));
const start = (name: string, over: { about?: FormAbout; search?: string; user?: object } = {}) => {
	const device = makeStore();
	if (over.user) device.write('user', over.user);
	const form = site.forms[name]?.form ?? expect.unreachable();
	return startingValues({ site, form, about: over.about ?? {}, device, search: over.search ?? '' });
};

describe('what a form starts with', () => {
	test('USER-5 whom the device remembers, as the mask writes it', () => {
		const user = { name: 'Ann', last_name: 'Lee', email: 'a@b.example', phone: '0491570156' };
		expect(start('enquiry', { user })).toMatchObject({ ...user, phone: '0491 570 156' });
	});

	test('ROUTE-9 the address of the finance page', () => {
		const search = '?car_id=7&car_type=used&vehiclePriceBudget=20000&preferredDealership=north&category=x';
		expect(start('finance', { search })).toMatchObject({
			car_id: '7',
			car_type: 'used',
			vehicle_price_budget: '20,000',
			location: '3',
		});
		expect(start('finance', { search: '?preferredDealership=toString' })['location']).toBe('');
	});

	test('FORM-10 the car of the page goes before the address', () => {
		const about = { values: { car_id: '8', car_type: 'new', stock_number: 'K8', location: '4' } };
		expect(start('enquiry', { about, search: '?car_id=7' })).toMatchObject(about.values);
	});

	test('FORM-10 the car of the page is named, and never taken for the visitor’s own', () => {
		const about = { make: 'Kia', model: 'Rio', year: 2021 };
		const named = { 'Vehicle Make': 'Kia', 'Vehicle Model': 'Rio', 'Vehicle Year': '2021' };
		expect(start('enquiry', { about })).toMatchObject(named);
		expect(start('book-test-drive', { about })).toMatchObject(named);
		expect(start('finance', { about })).toMatchObject(named);
		expect(start('apply-for-finance', { about })).toMatchObject(named);
		expect(start('trade-in', { about })).toMatchObject({ 'Vehicle Make': '', 'Vehicle Model': '' });
	});

	test('LOC-1 a location that the form does not offer is not chosen', () => {
		expect(start('enquiry', { about: { values: { location: '99' } } })['location']).toBe('');
	});

	test('nothing but the form’s own fields', () => {
		expect(start('contact', { about: { values: { car_id: '7' } } })).not.toHaveProperty('car_id');
	});
});
