import { expect, test } from 'vitest';
import type { SiteInput } from '../../../src/config/site.ts';
import { carTrust } from '../../../src/site/cars/trust.ts';
import { carPage } from '../../../src/site/pages/kinds/car.ts';
import { makeCar, makeSite } from '../../support/make-site.ts';

const promises = {
	used: [
		{ title: '98-point inspection', text: 'In our workshop.' },
		{ title: 'Clear title' },
		{ title: 'Seven days to return it' },
	],
};
const page = (car: Record<string, unknown> = {}, set: Partial<SiteInput> = {}) => {
	const own = makeCar(car);
	return carPage.model(makeSite(set, [own]), own.slug);
};

test('CAR-1 what speaks for a car: two promises of the dealer, then what is known of this one, four in all', () => {
	const car = {
		warranty: '3 months from us, parts and labour',
		service_history: 'Full dealer service history',
		rego_expiry: '2027-03-31',
		owners: 1,
	};
	expect(page(car).trust).toEqual([
		'Warranty: 3 months from us, parts and labour',
		'Full dealer service history',
		'Registered until 31 March 2027',
		'One owner',
	]);
	expect(page(car, { car_page: { promises } }).trust).toEqual([
		'98-point inspection',
		'Clear title',
		'Warranty: 3 months from us, parts and labour',
		'Full dealer service history',
	]);
	const long = 'Certificate of inspection and 50-point driveline report supplied';
	expect(page({ inspection: long, service_history: 'Serviced by the book' }).trust).toEqual([
		'Inspected',
		'Serviced by the book',
	]);
	// A list is whole or not there: never `Inspection: Bearings`.
	expect(page({ inspection: 'Bearings, brakes and seals checked; gas certificate supplied' }).trust).toEqual([
		'Inspected',
	]);
	expect(page({ inspection: 'Damp test passed; safety and gas certificates supplied' }).trust).toEqual([
		'Inspection: Damp test passed',
	]);
	expect(page({ owners: 3 }).trust).toEqual([]);
	expect(page({ warranty: 'Balance of the 3-year warranty' }).trust).toEqual(['Balance of the 3-year warranty']);
	expect(page({ ...car, sold: true }, { car_page: { promises } }).trust).toEqual([]);
});

test('CAR-1 its papers say until when the rest of the maker’s warranty runs, where it was not over when the car came in', () => {
	const warranty = 'Balance of the 3-year warranty';
	const paper = (build_date: string, came: string) =>
		page({ warranty, build_date, created_at_timestamp: Date.parse(came) / 1_000 }).papers?.facts[0];
	expect(paper('12/2024', '2026-11-20')).toEqual({
		label: 'Warranty',
		value: 'Balance of the 3-year warranty, to December 2027 at least',
	});
	expect(paper('12/2021', '2026-11-20')).toEqual({ label: 'Warranty', value: warranty });
});

test.each([
	['drive_away', 'On-road costs included', /on-road costs such as registration are in this price/],
	['excluding_government_charges', '+ on-road costs', /On-road costs such as registration come on top/],
] as const)(
	'CARD-5 SITE-9 in New Zealand a price says whether on-road costs are in it (%s)',
	(price_basis, text, note) => {
		const basis = page({ price: 20_000 }, { price_basis, locale: 'en-NZ' }).basis;
		expect(basis).toEqual({ text, explanation: expect.stringMatching(note) });
	},
);

test('CAR-9 a car that can be reserved says first what holds it', () => {
	const { config } = makeSite({ car_page: { promises } });
	expect(carTrust(makeCar(), config, 50_000)[0]).toBe('$500 holds it for you');
});

test.each([
	['drive_away', 'Drive away', /stamp duty and registration are in this price/],
	['excluding_government_charges', 'Excl. government charges', /stamp duty and registration come on top/],
] as const)('CARD-5 what a price covers (%s) is said in full beside it', (price_basis, text, explanation) => {
	expect(page({ price: 20_000 }, { price_basis }).basis).toEqual({
		text,
		explanation: expect.stringMatching(explanation),
	});
	const own = { price_basis, price_basis_note: 'With a full tank.' };
	expect(page({ price: 20_000 }, own).basis?.explanation).toBe('With a full tank.');
	expect(page({}, { price_basis }).basis).toBeNull();
	expect(page({ price: 20_000 }).basis).toBeNull();
});

test('CARD-5 what comes on top of a price is asked for with one press, and nothing where nothing does', () => {
	const asked = page({ price: 20_000 }, { price_basis: 'excluding_government_charges' });
	expect(asked.inFull).toEqual({
		...asked.formAbout,
		values: { ...asked.formAbout.values, message: 'What does it come to on the road?' },
	});
	expect(page({ price: 20_000 }, { price_basis: 'drive_away' }).inFull).toBeNull();
	expect(page({}, { price_basis: 'excluding_government_charges' }).inFull).toBeNull();
	expect(page({ price: 20_000, sold: true }, { price_basis: 'excluding_government_charges' }).inFull).toBeNull();
});

test('CAR-1 where a used car’s page promises checks without a report to open, one asks for it with one press', () => {
	const asked = page({ inspection: '110-point inspection' });
	expect(asked.reportAsked).toEqual({
		...asked.formAbout,
		values: { ...asked.formAbout.values, message: expect.stringContaining('report') },
	});
	expect(page({ inspection: '110-point inspection', file: 'https://reports.example/1' }).reportAsked).toBeNull();
	expect(page({ inspection: '110-point inspection', sold: true }).reportAsked).toBeNull();
	expect(page({}).reportAsked).toBeNull();
});
