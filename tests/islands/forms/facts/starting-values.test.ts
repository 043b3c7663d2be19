import { describe, expect, test } from 'vitest';
import { keepFigures } from '../../../../src/client/leads/device/finance-figures.ts';
import type { FormAbout } from '../../../../src/contract/forms-file.ts';
import { withAddressItem } from '../../../../src/islands/forms/facts/address-item.ts';
import { startingValues } from '../../../../src/islands/forms/facts/starting-values.ts';
import { wantedPath } from '../../../../src/islands/search/results/wanted-path.ts';
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

	test('FORM-10 a service, part or offer that the address names, in forms that can be about one', () => {
		const about = (name: string, known: FormAbout = {}) =>
			withAddressItem(known, site.forms[name]?.form ?? expect.unreachable(), '?item=Long-drive+check%2C+%2449').values;
		expect(about('book-a-service')).toEqual({ priced_item: 'Long-drive check, $49' });
		expect(about('book-a-service', { values: { priced_item: 'Regas', location: '3' } })).toEqual({
			priced_item: 'Regas',
			location: '3',
		});
		expect(about('contact')).toBeUndefined();
	});

	test('SRCH-3 what a search has not found is asked for, of the type that was searched for', () => {
		const search = new URL(
			wantedPath('/contact/?wanted=', 'Pre-owned Ferrari cars up to $50,000', ['used']),
			'https://a.example',
		).search;
		expect(start('contact', { search })).toMatchObject({
			message: 'I’m looking for: Pre-owned Ferrari cars up to $50,000. Can you find one for me?',
			category: 'Used Vehicle Enquiry',
		});
		expect(start('contact', { search: '?wanted=Ferrari&car_type=demo' })['category']).toBe('General Enquiry');
		expect(start('contact')['message']).toBe('');
	});

	test('SRCH-3 what is to be found is asked of the main place, used where nobody says which; the address may name another place', () => {
		const wish = { category: 'Used Vehicle Enquiry', location: '4' };
		expect(start('contact', { search: '?wanted=Ferrari' })).toMatchObject(wish);
		expect(start('contact', { search: '?wanted=Ferrari&preferredDealership=north' })['location']).toBe('3');
		expect(start('contact')).toMatchObject({ category: 'General Enquiry', location: '' });
	});

	test('SRCH-3 of words alone the words are what is to be found', () => {
		expect(wantedPath('/contact/?wanted=', 'Cars matching “lamborghini”')).toBe('/contact/?wanted=Lamborghini');
		expect(wantedPath('/contact/?wanted=', 'Red cars matching “gt”')).toMatch(/Red\+cars\+matching/);
	});

	test('FORM-10 the page’s car wins over the address’s', () => {
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

	test('FORM-6 the site’s words about the car, which the page’s own take the place of', () => {
		const own = formsFile(makeSite({ locations, forms: { message_about_car: 'Is the {car} still there?' } }));
		const form = own.forms['enquiry']?.form ?? expect.unreachable();
		const of = (carName?: string, values = {}) =>
			startingValues({ site: own, form, about: { values }, device: makeStore(), search: '', carName })['message'];
		expect([of('2021 Kia Rio'), of(), of('2021 Kia Rio', { message: 'Tell me.' })]).toEqual([
			'Is the 2021 Kia Rio still there?',
			'',
			'Tell me.',
		]);
	});

	test('LOC-1 a location that the form does not offer is not chosen', () => {
		expect(start('enquiry', { about: { values: { location: '99' } } })['location']).toBe('');
		expect(start('enquiry', { search: '?location=99' })['location']).toBe('');
	});

	test('LOC-4, ROUTE-9 the address chooses a location, also one of several of its dealership', () => {
		expect(start('book-a-service', { search: '?location=3' })['location']).toBe('3');
	});

	test('nothing but the form’s own fields', () => {
		expect(start('contact', { about: { values: { car_id: '7' } } })).not.toHaveProperty('car_id');
	});
});

describe('ROUTE-9, CAR-12 figures of the calculator', () => {
	const figures = { price: 18_000, deposit: 1_800, balloon: 0, rate: 9.4, term: 60, repayment: 80 } as const;
	const begin = (name: string, search: string, carId: string | null = '7') => {
		const tab = makeStore();
		keepFigures(tab, { ...figures, frequency: 'weekly' }, carId);
		const form = site.forms[name]?.form ?? expect.unreachable();
		return startingValues({ site, form, about: {}, device: makeStore(), tab, search });
	};
	const plain = {
		vehicle_price_budget: '18,000',
		deposit: '1,800',
		price: '18000',
		balloon: '0',
		rate: '9.4',
		term: '5 years',
		frequency: 'weekly',
		repayment: '80',
	};

	test.each(['finance', 'finance-enquiry', 'finance-pre-approval', 'apply-for-finance'])(
		'%s takes them over',
		(name) => {
			expect(begin(name, '?car_id=7&vehiclePriceBudget=18000')).toMatchObject({ ...plain, car_id: '7' });
			expect(begin(name, '', null)).toMatchObject(plain);
		},
	);

	test('not for another car, for another budget, or in a form about something else', () => {
		expect(begin('finance', '?car_id=8')).toMatchObject({ repayment: '', vehicle_price_budget: '' });
		expect(begin('finance', '?car_id=7&vehiclePriceBudget=20000')).toMatchObject({
			repayment: '',
			vehicle_price_budget: '20,000',
		});
		expect(begin('enquiry', '?car_id=7')).not.toHaveProperty('repayment');
	});
});
