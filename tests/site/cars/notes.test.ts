import { describe, expect, test } from 'vitest';
import type { SiteInput } from '../../../src/config/site.ts';
import { carPage } from '../../../src/site/pages/kinds/car.ts';
import { recordReads } from '../../../src/site/recording.ts';
import { everythingWorks, makeCar, makeSite, testNow } from '../../support/make-site.ts';

const page = (car: Record<string, unknown> = {}, set: Partial<SiteInput> = {}) => {
	const own = makeCar(car);
	return carPage.model(makeSite(set, [own], everythingWorks), own.slug);
};
const market = { average_market_price: 21_200, state_average_market_price: 20_900 };

describe('what a car’s page says beside its facts', () => {
	test('CAR-5 how far the price is below the market, with both averages', () => {
		expect(page({ price: 20_000, state: 'NSW', autograb_data: market }).market).toEqual({
			text: '$1,200 below market',
			explanation: 'The average asking price for one like this is $21,200, and $20,900 in NSW.',
		});
		expect(page({ price: 20_000, sold: true, autograb_data: market }).market).toBeNull();
	});

	test('CAR-2 a masked number keeps its first five characters until it is asked for', () => {
		const site = { phone: '(07) 5550 1234', car_page: { phone_masked: true } };
		expect(page({}, site).dealer.phone).toEqual({
			number: '(07) 5550 1234',
			href: 'tel:0755501234',
			masked: '(07) **** ****',
			revealPath: '/api/events/car_phone_call',
		});
	});

	test('CAR-2, ROUTE-5 more from the dealership, by the name that the site knows it by', () => {
		const site = {
			car_page: { see_more_from_dealer: true },
			dealerships: [{ id: 1, name: 'Northside Kia', slug: 'northside' }],
		};
		const path = '/search/new-used-and-demo-cars/?dealership_slug=northside';
		expect(page({ dealership_slug: 'northside' }, site).dealer.more).toEqual({ name: 'Northside Kia', path });
		expect(page({ dealership_slug: 'other', location_name: 'Other - Sales' }, site).dealer.more?.name).toBe('Other');
		expect(page({}, site).dealer.more).toBeNull();
		expect(page({ dealership_slug: 'northside' }).dealer.more).toBeNull();
	});

	test('CAR-4 ways to pay are named where payments are taken, or as the site says', () => {
		expect(page().paymentMethods).toEqual([]);
		expect(page({}, { enable_store: true, payment_provider: 'stripe' }).paymentMethods).toEqual([
			'Mastercard',
			'Visa',
			'Maestro',
			'Google Pay',
			'Apple Pay',
		]);
		expect(page({}, { car_page: { payment_methods: ['Visa'] } }).paymentMethods).toEqual(['Visa']);
		expect(page({ sold: true }, { enable_store: true, payment_provider: 'stripe' }).paymentMethods).toEqual([]);
	});

	test('SITE-10 impel: a car with a walk-around shows it where the site has them', () => {
		const impel_url = 'https://walk.example/7';
		expect(page({ impel_url }, { impel: true }).walkAround).toBe(impel_url);
		expect(page({}, { impel: true }).walkAround).toBeNull();
		expect(page({ impel_url }).walkAround).toBeNull();
		expect(page({ impel_url, sold: true }, { impel: true }).walkAround).toBeNull();
	});

	test('CAR-6 what certified means is told of this manufacturer’s certified cars', () => {
		const certified = { manufacturer: 'Kia', title: 'Certified Kia', text: 'Checked.' };
		const site = { car_page: { certified } };
		expect(page({ certified: true }, site).certified).toMatchObject({ title: 'Certified Kia', points: [] });
		expect(page({}, site).certified).toBeNull();
		expect(page({ certified: true }).certified).toBeNull();
	});

	test('CAR-8 long comments have a start', () => {
		expect(page({ dealercomments: 'word '.repeat(40) }).comments).toMatchObject({ title: 'Dealer Comments' });
		expect(page({ dealercomments: 'word '.repeat(40) }).comments?.start).toHaveLength(120);
		expect(page({ dealercomments: 'Short.' }).comments?.start).toBeNull();
		expect(page().comments).toBeNull();
	});

	test('CAR-10 a trade-in offer with the autograb feature, above $200', () => {
		expect(page({ id: 7, price: 201 }, { autograb: true }).tradeInOffer).toBe('/cars/trade-in/?car_id=7');
		expect(page({ price: 200 }, { autograb: true }).tradeInOffer).toBeNull();
		expect(page({ price: 201 }).tradeInOffer).toBeNull();
	});

	test('CAR-12 the calculator starts at the car’s price and the site’s rate', () => {
		const finance = { interest_rate: 8, comparison_rate: 9, comparison_warning: 'Only for this example.' };
		expect(page({ id: 7, price: 20_000 }, { finance }).finance).toMatchObject({
			start: { price: 20_000, rate: 8 },
			comparison: { given: 9, example: { amount: 30_000, term: 60 }, warning: 'Only for this example.' },
			carId: '7',
		});
		expect(page({ price: 20_000 }).finance).toMatchObject({ start: { rate: 10 }, comparison: null });
	});

	test.each([
		['price of 10', { price: 10 }, {}],
		['no price', {}, {}],
		['sold car', { price: 20_000, sold: true }, {}],
		['site without calculators', { price: 20_000 }, { finance: { calculator: false } }],
	] as const)('CAR-12 there is no calculator with a %s', (_title, car, site) => {
		expect(page(car, site).finance).toBeNull();
	});

	test('when the dealer last changed the record, else when it came in, for 30 days', () => {
		const day = 86_400;
		expect(page({ created_at: testNow - 9 * day, updated_at: testNow - day }).changed).toMatchObject({
			text: 'Updated',
		});
		expect(page({ created_at: testNow - 30 * day }).changed).toMatchObject({ text: 'Listed' });
		expect(page({ created_at: testNow - 30 * day - 1 }).changed).toBeNull();
		expect(page().changed).toBeNull();
	});

	test('CAR-1 inspection, warranty and history: what the dealer promises, and what the feed knows of this one', () => {
		const promises = { used: [{ title: '110-point inspection' }], new: [{ title: 'Five-year warranty' }] };
		const site: Partial<SiteInput> = { car_page: { promises } };
		expect(page({}, site).papers).toMatchObject({ heading: 'What comes with it', promises: promises.used, facts: [] });
		expect(page({ car_type: 'new' }, site).papers?.promises).toMatchObject(promises.new);
		expect(page({ car_type: 'demo' }, site).papers).toBeNull();
		const known = {
			warranty: '3 years',
			owners: '2 owners',
			build_date: '03/2021',
			ancap: 5,
			rego_expiry: '2027-03-31',
		};
		expect(page(known).papers).toEqual({
			heading: 'Warranty and history',
			promises: [],
			facts: [
				{ label: 'Warranty', value: '3 years' },
				{ label: 'ANCAP safety rating', value: '5 stars' },
				{ label: 'Previous owners', value: '2' },
				{ label: 'Built', value: 'March 2021' },
				{ label: 'Registered until', value: '31 March 2027' },
			],
		});
		expect(page({ ancap: 4 }, { locale: 'en-US' }).papers?.facts).toEqual([
			{ label: 'NHTSA safety rating', value: '4 stars' },
		]);
	});

	test('CAR-1 how buying goes on is said of a car that can be had, where the dealer has written it', () => {
		const steps = [{ title: 'Drive it', text: 'Bring your licence.' }, { title: 'Take the keys' }];
		const site: Partial<SiteInput> = { car_page: { buying: { steps } } };
		expect(page({}, site).buying).toEqual({ heading: 'How buying works here', steps });
		expect(page({ sold: true }, site).buying).toBeNull();
		expect(page({ reserved: true }, site).buying).toBeNull();
		expect(page({}).buying).toBeNull();
	});

	test('CAR-1 how buying goes on differs with the kind of car, and names a deposit only where one holds it', () => {
		const steps: NonNullable<NonNullable<SiteInput['car_page']>['buying']>['steps'] = [
			{ title: 'Drive it', text: 'Book a time.', with_deposit: 'A deposit holds it.' },
			{ title: 'Read its report', for: ['used', 'demo'] },
			{ title: 'Order it', for: ['new'] },
			{ title: 'Choose a plan', for: ['subscription'] },
		];
		const said = (car: Record<string, unknown>, set: Partial<SiteInput> = {}) =>
			page(car, { ...set, car_page: { buying: { steps } } }).buying?.steps.map(
				({ title, text }) => `${title}: ${text ?? ''}`,
			);
		expect(said({ car_type: 'used' })).toEqual(['Drive it: Book a time.', 'Read its report: ']);
		expect(said({ car_type: 'new' })).toEqual(['Drive it: Book a time.', 'Order it: ']);
		const store: Partial<SiteInput> = { demo: true, enable_store: true, payment_provider: 'test' };
		const payment_processors = [{ authorization_type: 'test', authorization_key: 'k', deposit_amount: 500 }];
		const held = { price: 20_000, has_checkout_payment_processor: true, payment_processors };
		expect(said(held, store)?.[0]).toBe('Drive it: Book a time. A deposit holds it.');
		expect(said({ ...held, reservable: false }, store)?.[0]).toBe('Drive it: Book a time.');
		const weekly = { template: 'subscription', offers_subscription: true } as const;
		expect(said({ car_type: 'new', price: 0, subscription_price: 199 }, weekly)?.[1]).toBe('Choose a plan: ');
	});

	test('CARD-4 a new car of a garage site says what keeps it, in place of SAVE', () => {
		const site: Partial<SiteInput> = {
			garage_enabled: true,
			favourites_enabled: true,
			card: { compare: true },
			labels: { used: 'pre-owned' },
		};
		const text = 'To come back to this car, add it to Compare.';
		expect(page({ car_type: 'new' }, site).keptByCompare).toBe(text);
		expect(page({ car_type: 'used' }, site).keptByCompare).toBeNull();
		expect(page({ car_type: 'new', sold: true }, site).keptByCompare).toBeNull();
		expect(page({ car_type: 'new' }, { ...site, garage_enabled: false }).keptByCompare).toBeNull();
		expect(page({ car_type: 'new' }, { ...site, card: { compare: false } }).keptByCompare).toBeNull();
	});

	test('CAR-1 features by group, from one list or the feed’s own groups', () => {
		expect(page({ features: 'Tow bar, Heated seats, ABS, Bluetooth, abs' }).features).toEqual([
			{ name: 'Safety', items: ['ABS'] },
			{ name: 'Technology', items: ['Bluetooth'] },
			{ name: 'Comfort', items: ['Heated seats'] },
			{ name: 'Exterior', items: ['Tow bar'] },
		]);
		expect(page({ options: { Towing: ['Tow bar'], Safety: ['ABS'] } }).features.map(({ name }) => name)).toEqual([
			'Towing',
			'Safety',
		]);
		expect(page().features).toEqual([]);
	});
});

describe('similar cars', () => {
	const cars = [20_000, 21_000, 22_000, 23_000, 24_000, 90_000].map((price, index) =>
		makeCar({ stocknum: `S${index}`, price, body: 'SUV' }),
	);
	const own = cars[0]?.slug ?? '';

	test('a page shows up to four, the nearest price first, and none of another world', () => {
		const { similar } = carPage.model(makeSite({}, cars), own);
		expect(similar.map(({ price }) => price.text)).toEqual(['$21,000', '$22,000', '$23,000', '$24,000']);
	});

	test('a page reads which cars are similar and the cards of those alone', () => {
		const { view, reads } = recordReads(makeSite({}, cars));
		carPage.model(view, own);
		expect([...reads].filter((read) => read.startsWith('similar'))).toEqual([`similar ["${own}"]`]);
		expect([...reads].filter((read) => read.startsWith('card '))).toHaveLength(5);
		expect([...reads].filter((read) => /^(slugs|stockPage|featured|summary)/.test(read))).toEqual([]);
	});
});
