import { describe, expect, test } from 'vitest';
import type { FormAbout } from '../../../../src/contract/forms-file.ts';
import { awaitsPlace, dealershipOf, offeredPlaces } from '../../../../src/islands/forms/facts/offered-places.ts';
import { startingValues } from '../../../../src/islands/forms/facts/starting-values.ts';
import { formsFile } from '../../../../src/site/forms/forms-file.ts';
import { makeStore } from '../../../client/leads/make-storage.ts';
import { makeSite } from '../../../support/make-site.ts';

/** A group as motorama is one: three sales desks with their makes, and departments that sell nothing. */
const site = formsFile(
	makeSite({
		locations: [
			{
				id: 11,
				name: 'Moorooka - Sales',
				dealership_slug: 'southside',
				location_type: 'sales',
				manufacturers: ['Kia', 'Škoda'],
				primary: true,
			},
			{ id: 12, name: 'Moorooka - Service', dealership_slug: 'southside', location_type: 'service' },
			{ id: 13, name: 'Moorooka - PageParts', dealership_slug: 'southside', location_type: 'parts' },
			{
				id: 21,
				name: 'Cleveland - Sales',
				dealership_slug: 'bayside',
				location_type: 'sales',
				location_subtype: ['buying'],
				manufacturers: ['Ford'],
			},
			{
				id: 31,
				name: 'Southport - Sales',
				dealership_slug: 'gold-coast',
				location_type: 'sales',
				manufacturers: ['MG'],
			},
			{ id: 41, name: 'Buying Centre', dealership_slug: 'southside', location_subtype: ['buying'] },
		],
	}),
);
const car = (make: string, car_type: string, location?: number): FormAbout => ({
	make,
	values: { car_id: '7', car_type, ...(location && { location: String(location) }) },
});
const formOf = (name: string) => site.forms[name]?.form ?? expect.unreachable();
const offered = (name: string, about: FormAbout = {}) =>
	offeredPlaces({ site, form: formOf(name), about }).map(({ id }) => id);
const start = (name: string, { about = {}, search = '' }: { about?: FormAbout; search?: string }) =>
	startingValues({ site, form: formOf(name), about, device: makeStore(), search });

describe('LOC-10 the locations that a form offers', () => {
	test.each([
		['a used Kia at Southport', car('Kia', 'used', 31), [11, 21, 31]],
		['a BYD, which no place sells new, at Southport', car('BYD', 'used', 31), [11, 21, 31]],
		['a new Kia', car('Kia', 'new', 11), [11]],
		['a new Kia that stands at Southport', car('Kia', 'new', 31), [11, 31]],
		['a new Skoda without its mark', car('Skoda', 'new', 11), [11]],
		['a new make that no place sells', car('BYD', 'new'), [11, 21, 31]],
		['a demonstrator', car('MG', 'demo', 31), [11, 21, 31]],
		['a car in the workshop', car('Kia', 'used', 12), [11, 12, 21, 31]],
		['a car at a place that is not listed', car('Kia', 'used', 99), [11, 21, 31]],
	])('%s', (_, about, expected) => {
		for (const form of ['enquiry', 'book-test-drive', 'finance', 'finance-pre-approval'])
			expect([form, offered(form, about)]).toEqual([form, expected]);
		const own = Number(about.values?.['location']);
		const only = expected.length === 1 ? String(expected[0]) : '';
		expect(start('enquiry', { about })['location']).toBe(expected.includes(own) ? String(own) : only);
	});

	test('a form about no car offers all, one for a department its own', () => {
		const all = [11, 12, 13, 21, 31, 41];
		expect([offered('contact'), offered('enquiry')]).toEqual([all, all]);
		expect([offered('book-a-service'), offered('warranty'), offered('parts')]).toEqual([[12], [12], [13]]);
		const plain = formsFile(
			makeSite({
				locations: [
					{ id: 1, name: 'One' },
					{ id: 2, name: 'Two' },
				],
			}),
		);
		const form = plain.forms['book-a-service']?.form ?? expect.unreachable();
		expect(offeredPlaces({ site: plain, form, about: {} }).map(({ id }) => id)).toEqual([1, 2]);
	});

	test('a test drive and finance without a car offer the sales desks, and the place of their page', () => {
		const forms = ['book-test-drive', 'finance', 'finance-pre-approval'];
		expect(forms.map((name) => offered(name))).toEqual(forms.map(() => [11, 21, 31]));
		expect(offered('book-test-drive', { values: { location: '12' } })).toEqual([11, 12, 21, 31]);
	});

	test('a vehicle to be taken in is shown to sales desks and buying centres, never to the workshop', () => {
		expect(offered('trade-in', car('Kia', 'used', 31))).toEqual([11, 21, 31, 41]);
		expect(offered('sell-your-car')).toEqual([11, 21, 31, 41]);
	});

	test('what is chosen is what is shown: a location that is not offered is not sent', () => {
		expect(start('enquiry', { about: car('Kia', 'used', 99) })['location']).toBe('');
		expect(start('contact', { about: { values: { location: '12' } } })['location']).toBe('12');
		expect(start('contact', { about: { values: { location: '99' } } })['location']).toBe('');
	});

	test.each(['finance', 'finance-enquiry', 'apply-for-finance', 'finance-pre-approval'])(
		'ROUTE-9 ?preferredDealership= chooses its location in %s',
		(name) => {
			expect(start(name, { search: '?preferredDealership=bayside' })['location']).toBe('21');
			expect(start(name, { search: '?preferredDealership=southside' })['location']).toBe('11');
			expect(start(name, { search: '?preferredDealership=constructor' })['location']).toBe('');
		},
	);
});

describe('FORM-6 a choice of one location is not a choice', () => {
	const oneDesk = formsFile(
		makeSite({
			locations: [
				{ id: 1, name: 'Mesa - Service', location_type: 'service' },
				{ id: 2, name: 'Mesa - Sales', location_type: 'sales', primary: true },
			],
		}),
	);
	const startOf = (name: string, about: FormAbout = {}) =>
		startingValues({
			site: oneDesk,
			form: oneDesk.forms[name]?.form ?? expect.unreachable(),
			about,
			device: makeStore(),
			search: '',
		})['location'];

	test('the only location on offer is chosen', () => {
		expect(start('book-a-service', {})['location']).toBe('12');
		expect(start('enquiry', { about: car('Kia', 'new') })['location']).toBe('11');
		expect(['book-test-drive', 'book-a-service'].map((name) => startOf(name))).toEqual(['2', '1']);
	});

	test('of the departments of one place the desk that sells is chosen, another one can be', () => {
		expect([startOf('contact'), startOf('contact', { values: { location: '1' } })]).toEqual(['2', '1']);
		expect(start('contact', {})['location']).toBe('');
	});

	test('CAR-1 days are on offer once it is known where: at once where there is one place only', () => {
		const waits = (name: string, location: unknown, about: FormAbout = {}) =>
			awaitsPlace({ site, form: formOf(name), about }, location);
		expect([waits('book-test-drive', ''), waits('book-test-drive', '21')]).toEqual([true, false]);
		// A place that another car had, and this one has not.
		expect(waits('book-test-drive', '31', car('Kia', 'new', 11))).toBe(true);
		expect(waits('finance-pre-approval', '')).toBe(false);
		const form = oneDesk.forms['book-test-drive']?.form ?? expect.unreachable();
		expect(awaitsPlace({ site: oneDesk, form, about: {} }, startOf('book-test-drive'))).toBe(false);
	});
});

describe('FORM-10 the dealership of a lead', () => {
	const about = { ...car('Kia', 'used', 11), dealership_slug: 'of-the-feed' };
	const slug = (location: unknown, known: FormAbout = about) =>
		dealershipOf({ site, form: formOf('enquiry'), about: known }, location);
	test.each([
		['the car’s own where its location is chosen', '11', 'of-the-feed'],
		['that of another location that is chosen', '31', 'gold-coast'],
		['the car’s where no location is asked for', undefined, 'of-the-feed'],
		['the car’s where none is chosen', '', 'of-the-feed'],
	])('%s', (_, location, expected) => {
		expect(slug(location)).toBe(expected);
	});
	test('without a car that of the location, else the site’s', () => {
		expect([slug('31', {}), slug('', {}), slug('99', {})]).toEqual(['gold-coast', 'southside', 'southside']);
	});
});
