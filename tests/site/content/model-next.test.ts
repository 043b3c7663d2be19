import { expect, test } from 'vitest';
import type { SiteInput } from '../../../src/config/site.ts';
import { makeCar, makeSite } from '../../support/make-site.ts';
import { modelAt } from '../../support/model-at.ts';

const rio = { slug: 'rio', name: 'Rio', manufacturer_name: 'Kia', image: { url: '/assets/rio.svg' } };
const ceed = { slug: 'ceed', name: 'Ceed', manufacturer_name: 'Kia', price_from: 29_990 };
const locations: NonNullable<SiteInput['locations']> = [
	{ id: 1, name: 'North - Sales', address: { street: '1 North Street', city: 'Orange' }, primary: true },
	{ id: 2, name: 'South', address: { city: 'Cowra' } },
];
const pageOf = (cars: Parameters<typeof makeCar>[0][], set: Partial<SiteInput> = {}) => {
	const stock = cars.map((car, index) => makeCar({ stocknum: `N${index}`, make: 'Kia', model: 'Rio', ...car }));
	return modelAt(
		makeSite({ models: [rio, ceed], locations, build_model_pages: true, ...set }, stock),
		'model',
		'/rio/',
	);
};

test('ROUTE-17 a model’s page says how one buys it, with the forms and pages that the site has', () => {
	const links = (set: Partial<SiteInput>) =>
		pageOf([{ car_type: 'new', location_id: 2 }], set).steps.map(({ link, url, form }) => [link, form ?? url]);
	expect(links({})).toEqual([
		['Book a test drive', 'book-test-drive'],
		['Value my trade-in', '/trade-in/'],
		['Get finance', '/finance/#finance-form'],
		['Enquire', 'enquiry'],
	]);
	expect(links({ template: 'motorcycle' })[0]).toEqual(['Book a test ride', 'book-test-drive']);
	expect(links({ template: 'rental' }).map(([link]) => link)).toEqual(['Book a viewing', 'Enquire']);
});

test('ROUTE-17 where it can be seen is where cars of it stand, most of them first; one on its way stands nowhere', () => {
	const at = (cars: Parameters<typeof makeCar>[0][]) => {
		const { placesHeading, places, steps } = pageOf(cars);
		return [placesHeading, places.map(({ name, count }) => `${name}: ${count}`), steps[0]?.text];
	};
	const fresh = { car_type: 'new' } as const;
	expect(
		at([
			{ ...fresh, location_id: 1 },
			{ ...fresh, location_id: 2 },
			{ ...fresh, location_id: 2 },
		]),
	).toEqual([
		'Where to see it',
		['South: 2 here', 'North: 1 here'],
		'See it in Cowra and Orange, at a time that you choose.',
	]);
	expect(at([{ ...fresh, location_id: 2, status: 'coming_soon' }])).toEqual([
		'Where to order it',
		['North: null'],
		'None is here right now: ask, and we will tell you when one is.',
	]);
});

test('ROUTE-17, FORM-10 forms start with the place where most of them stand; to order one, with the first that sells the make', () => {
	const asked = (cars: Parameters<typeof makeCar>[0][], set: Partial<SiteInput> = {}) => {
		const { formAbout, groups } = pageOf(cars, set);
		return [formAbout.values, ...groups.map(({ values }) => values)].map(({ location }) => location);
	};
	const fresh = { car_type: 'new', location_id: 2 } as const;
	expect(asked([fresh, { location_id: 1 }])).toEqual(['2', '2', '1']);
	expect(asked([fresh, { ...fresh, location_id: 1, reserved: true }])).toEqual(['2', '2']);
	const range = { models: [{ ...rio, price_from: 20_000 }] };
	expect(asked([], range)).toEqual(['1']);
	const [north, south] = locations;
	const elsewhere = [{ ...north, manufacturers: ['Mazda'] }, south] as SiteInput['locations'];
	expect(asked([], { ...range, locations: elsewhere })).toEqual(['2']);
});

test('ROUTE-17, CAR-1 a test drive is booked where one is here to drive, else it is asked about', () => {
	const drives = (cars: Parameters<typeof makeCar>[0][]) => {
		const { drive, steps } = pageOf(cars, { models: [{ ...rio, price_from: 20_000 }] });
		return [drive.text, drive.brief, drive.form, drive.about.values?.['message'], steps[0]?.link];
	};
	const fresh = { car_type: 'new' } as const;
	const asked = [
		'Ask about a test drive',
		'Ask to drive',
		'enquiry',
		'Please tell me when one is here for a test drive.',
		'Ask about a test drive',
	];
	expect(drives([fresh])).toEqual([
		'Book a test drive',
		'Test drive',
		'book-test-drive',
		undefined,
		'Book a test drive',
	]);
	expect(drives([{ car_type: 'used' }])).toEqual(asked);
	expect(
		drives([
			{ ...fresh, status: 'coming_soon' },
			{ ...fresh, reserved: true },
		]),
	).toEqual(asked);
});

test('ROUTE-17 one asks about the offer of a model, and finds all offers where the site has others', () => {
	const models = [{ ...rio, offer: { title: 'Free mats' } }];
	const all = { title: 'Winter check' };
	expect(pageOf([], { models }).deals[0]).toMatchObject({
		wish: 'I’m interested in the Kia Rio with your offer: Free mats.',
		about: { model: 'Rio', values: { message: 'I’m interested in the Kia Rio with your offer: Free mats.' } },
	});
	expect(pageOf([], { models }).allDeals).toBeNull();
	expect(pageOf([], { models, offers: [all] }).allDeals).toBe('/special-offers/');
});

test('ROUTE-17, FORM-10 a form about a variant starts where the only one of it stands', () => {
	const { variants } = pageOf([
		{ car_type: 'new', location_id: 1, badge: 'S' },
		{ car_type: 'new', location_id: 1, badge: 'S' },
		{ car_type: 'new', location_id: 2, badge: 'GT' },
	]);
	expect(variants.map(({ name, formAbout }) => [name, formAbout.values?.['location']]).sort()).toEqual([
		['GT', '2'],
		['S', '1'],
	]);
});

test('ROUTE-17 the rest of the range has its pictures and prices', () => {
	expect(pageOf([]).othersHeading).toBe('Other Kia models');
	const two = pageOf([], { models: [rio, { ...ceed, manufacturer_name: 'Mazda' }] });
	expect([two.othersHeading, two.others[0]?.make]).toEqual(['Other models', 'Mazda']);
	expect(pageOf([]).others).toMatchObject([{ link: { text: 'Ceed' }, from: 'New from $29,990', fresh: 'To order' }]);
});
