import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkoutCar } from '../../../src/contract/checkout-car.ts';
import { toDollars } from '../../../src/domain/money/cents.ts';
import { formatMoney } from '../../../src/domain/words/written-number.ts';
import { adFeed } from '../../../src/site/ad-feeds/ad-feeds.ts';
import { checkoutCarOf } from '../../../src/site/cars/checkout-car.ts';
import { carPage } from '../../../src/site/pages/kinds/car.ts';
import { carCheckout, checkoutFile } from '../../../src/site/pages/kinds/car-checkout.ts';
import { makeCar, makeSite } from '../../support/make-site.ts';

const processor = { authorization_type: 'publishable_key', authorization_key: 'pk_1', deposit_amount: 500 };
const reservable = {
	price: 20_000,
	has_checkout_payment_processor: true,
	payment_processors: [processor],
	vin: 'JTMW23FV70D012345',
	km: 10,
	colour: 'Red',
	primary_image_url: 'https://photos.example/1.jpg',
	images: [{ image: { url: 'https://photos.example/1.jpg' } }],
};
const store = {
	enable_store: true,
	payment_provider: 'stripe',
	price_basis: 'drive_away',
	ad_feeds: { csv: {}, meta_automotive: {}, google_vehicle_ads: { store_code: 'HQ' } },
	address: { street: '1 Road', city: 'Orange', state: 'NSW', postcode: '2800', lat: -33, long: 149 },
} as const;

/** What each place says that the car costs, in dollars and whole cents. */
function pricesOf(car: ReturnType<typeof makeCar>) {
	const site = makeSite(store, [car]);
	const model = carPage.model(site, car.slug);
	const [thing] = carPage.jsonLd?.(site, model, { path: model.path, params: car.slug }) ?? [];
	const { price, priceSpecification, availability } = (thing?.['offers'] ?? {}) as Record<string, unknown> & {
		priceSpecification: { price: number };
	};
	const rows = (['csv', 'meta_automotive', 'google_vehicle_ads'] as const).map(
		(name) => parse(adFeed(site, name).text, { columns: true })[0] as { price: string },
	);
	const file = checkoutFile.model(site, car.slug);
	return {
		file,
		availability,
		text: model.card.price.text,
		page: carCheckout.model(site, car.slug),
		numbers: [
			price,
			priceSpecification.price,
			...rows.map((row) => Number(row.price.replace(/ AUD$/, ''))),
			model.finance?.start.price,
			toDollars(file.price),
		],
	};
}

test('CAR-11, CARD-5 price and deposit are the same on the page, in JSON-LD, in the feeds and in the file of the checkout', () => {
	const dollars = fc.integer({ min: 20_001, max: 99_999_999 }).map((cents) => cents / 100);
	const deposits = fc.oneof(fc.integer({ min: 1, max: 500_000 }), fc.constant(50_000)).map((cents) => cents / 100);
	fc.assert(
		fc.property(dollars, deposits, (price, deposit) => {
			const car = makeCar({ ...reservable, price, payment_processors: [{ ...processor, deposit_amount: deposit }] });
			const { numbers, text, file, page, availability } = pricesOf(car);
			expect(new Set(numbers)).toEqual(new Set([price]));
			expect(text).toBe(formatMoney(price, 'en-AU'));
			expect([file.price, file.deposit]).toEqual([Math.round(price * 100), Math.round(deposit * 100)]);
			expect([page.deposit, page.form.car.deposit]).toEqual([formatMoney(deposit, 'en-AU'), file.deposit]);
			expect(availability).toBe('https://schema.org/InStock');
		}),
		{ seed: 15, numRuns: 60 },
	);
});

test('CAR-11 a price with a fraction of a cent is the same whole cents everywhere', () => {
	const { numbers, file } = pricesOf(makeCar({ ...reservable, price: 20_000.126 }));
	expect([new Set(numbers), file.price]).toEqual([new Set([20_000.13]), 2_000_013]);
});

test('ROUTE-7, CAR-11 the file says what a lead says of the car, and whose processor takes the deposit', () => {
	const car = makeCar({ ...reservable, id: 7, stocknum: 'K7' });
	const site = makeSite(store, [car]);
	const { slug } = car;
	expect([...checkoutFile.pages(site)]).toEqual([{ path: `/cars/${slug}/checkout/checkout-car.json`, params: slug }]);
	const file = checkoutFile.model(site, slug);
	expect(checkoutCar.parse(JSON.parse(JSON.stringify(file)))).toEqual(file);
	expect(file).toMatchObject({
		id: 7,
		title: '2021 Kia Rio',
		path: `/cars/${slug}/`,
		currency: 'AUD',
		processor: { type: 'publishable_key', key: 'pk_1' },
		about: { car_id: '7', car_type: 'used', stock_number: 'K7', make: 'Kia', vehicle_status: 'in_stock' },
	});
});

test('ROUTE-7 the file is beside the page, under the site’s own address and in its own money', () => {
	const car = makeCar(reservable);
	const site = makeSite({ ...store, locale: 'en-NZ', car_page: { checkout_path: 'buy-online' } }, [car]);
	const [file] = [...checkoutFile.pages(site)];
	expect(file?.path).toBe(`/cars/${car.slug}/buy-online/checkout-car.json`);
	expect([...carCheckout.pages(site)].map(({ path }) => `${path}checkout-car.json`)).toEqual([file?.path]);
	expect(checkoutCarOf(site, car.slug)?.currency).toBe('NZD');
});

test.each([
	['reserved', { reserved: true }, {}],
	['not in stock', { status: 'coming_soon' }, {}],
	['without a price', { price: undefined }, {}],
	['of another provider', { payment_processors: [{ ...processor, authorization_type: 'test' }] }, {}],
	['on a site without a store', {}, { enable_store: false }],
])('CAR-9 a car %s has neither page nor file', (_title, change, set) => {
	const car = makeCar({ ...reservable, ...change });
	const site = makeSite({ ...store, ...set }, [car]);
	expect([[...carCheckout.pages(site)], [...checkoutFile.pages(site)], checkoutCarOf(site, car.slug)]).toEqual([
		[],
		[],
		null,
	]);
});

test('CAR-11 a car that is reserved by now says so to search engines, and no feed advertises it', () => {
	const car = makeCar({ ...reservable, reserved: true });
	const site = makeSite(store, [car]);
	const model = carPage.model(site, car.slug);
	const [thing] = carPage.jsonLd?.(site, model, { path: model.path, params: car.slug }) ?? [];
	expect(thing?.['offers']).toMatchObject({ availability: 'https://schema.org/Reserved' });
	expect(adFeed(site, 'google_vehicle_ads').leftOut).toMatchObject([{ slug: car.slug, reasons: ['reserved'] }]);
	expect(model.reserved).toBe(true);
});

test('CAR-11 the page has the terms and the next steps as the template words them', () => {
	const car = makeCar(reservable);
	const { form } = carCheckout.model(makeSite({ ...store, template: 'motorcycle' }, [car]), car.slug);
	expect(form).toMatchObject({ base: '/api', captcha: false, provider: 'stripe', singular: 'motorcycle', minutes: 15 });
	expect(form.terms.paragraphs[0]).toMatch(/^The motorcycle is held for you for 15 minutes/);
	expect(form.nextSteps.join(' ')).toMatch(/such as a test ride/);
	const reservations = { next_steps: ['We bring the {singular} to you within {minutes} minutes.'], hold_minutes: 30 };
	const own = carCheckout.model(makeSite({ ...store, reservations, mock: true, demo: true }, [car]), car.slug).form;
	expect([own.nextSteps, own.base]).toEqual([['We bring the car to you within 30 minutes.'], '/mock']);
});
