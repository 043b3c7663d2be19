import { describe, expect, test } from 'vitest';
import type { SiteInput } from '../../../src/config/site.ts';
import { carCard } from '../../../src/site/cars/car-card.ts';
import { onlyPlaces } from '../../../src/site/cars/card-fields.ts';
import { makeCar, makeConfig, testNow } from '../../support/make-site.ts';

const card = (car: Record<string, unknown>, site: Partial<SiteInput> = {}) =>
	carCard(makeCar(car), makeConfig(site), testNow);

describe('the model of a car card', () => {
	test('CARD-1 has the picture through the image CDN in its shape, the place and the address of the page', () => {
		const model = card({
			images: [{ image: { url: 'https://cdn.example/1.jpg' } }],
			location_name: 'Northside - Sales',
		});
		expect(model.image).toMatchObject({ width: 400, height: 300, alt: '2021 Kia Rio' });
		expect(model.image?.src).toBe('/.netlify/images?url=https%3A%2F%2Fcdn.example%2F1.jpg&w=400&q=80');
		expect(model.location).toBe('Northside');
		expect(model.path).toBe(`/cars/${model.slug}/`);
	});

	test('CARD-1 a car without photos has no picture, so that the placeholder is drawn', () => {
		expect(card({}).image).toBeNull();
	});

	test('CARD-1 the place is the site’s own city where it names one', () => {
		expect(card({ location_name: 'Northside' }, { override_city: 'Bathurst' }).location).toBe('Bathurst');
		expect(card({ city: 'Cowra' }).location).toBe('Cowra');
	});

	test('CARD-2 a sold car is sold, with the sold tag', () => {
		expect(card({ status: 'sold' })).toMatchObject({ sold: true, tag: { kind: 'sold', text: 'JUST SOLD' } });
		expect(card({})).toMatchObject({ sold: false, tag: null });
	});

	test('CARD-3 a coming or reserved car says so beside its condition where its tag says something else', () => {
		const electric = { simple_fuel: 'Electric', fuel: 'Electric' };
		expect(card({ status: 'coming_soon' }).condition).toBe('Used');
		expect(card({ status: 'coming_soon', tag: 'Special' }).condition).toBe('Used · Coming soon');
		expect(card({ reserved: true }).condition).toBe('Used');
		const tagged = { card: { electric_hybrid_tag: true }, labels: { reserved_tag: 'ON HOLD' } };
		expect(card({ ...electric, reserved: true }, tagged).condition).toBe('Used · On hold');
		expect(card({ status: 'sold', tag: 'Special' }).condition).toBe('Used');
	});

	test('CARD-4 Favourite by its switch, Compare by its own, neither for a sold car', () => {
		const compare = { card: { compare: true } };
		expect(card({}, compare).actions).toEqual({ favourite: true, watchlist: false, compare: true, row: true });
		expect(card({}, { favourites_enabled: false }).actions).toEqual({
			favourite: false,
			watchlist: false,
			compare: false,
			row: false,
		});
		const none = { favourite: false, watchlist: false, compare: false, row: false };
		expect(card({ sold: true }, compare).actions).toEqual(none);
	});

	test('CARD-1 a site’s only place goes without saying, whatever departments it has; several places are said', () => {
		const place = (id: number, name: string, location_type = 'sales') => ({
			id,
			name,
			location_type: location_type as 'sales',
			address: { city: 'Cowra' },
		});
		const one = makeConfig({ locations: [place(1, 'Northside - Sales'), place(2, 'Workshop', 'service')] });
		const only = { ...one, only_places: onlyPlaces(one) ?? [] };
		const said = (car: Record<string, unknown>) => carCard(makeCar(car), only, testNow).location;
		expect(['Northside - Sales', 'Southside'].map((location_name) => said({ location_name }))).toEqual([
			null,
			'Southside',
		]);
		expect(said({ city: 'Cowra' })).toBeNull();
		const two = makeConfig({ locations: [place(1, 'Northside - Sales'), place(2, 'Southside - Sales')] });
		expect([onlyPlaces(two), onlyPlaces(makeConfig())]).toEqual([undefined, undefined]);
	});

	test('CARD-5 price, price before and what the price covers', () => {
		const model = card({ price: 51_990, before_price: 54_990 }, { price_basis: 'drive_away' });
		expect(model.price).toEqual({
			kind: 'price',
			text: '$51,990',
			amount: 51_990,
			before: '$54,990',
			saving: '$3,000',
		});
		expect(model.priceBasis).toBe('Drive away');
	});

	test('CAR-5, CARD-5 a price below the market says so, where neither a drop nor a saving does', () => {
		const autograb_data = { average_market_price: 20_000, state_average_market_price: 19_800 };
		const value = (car: Record<string, unknown>) => card({ price: 18_800, autograb_data, ...car }).priceValue;
		expect(value({})).toBe('$1,200 below market');
		expect(value({ price: 19_501 })).toBeNull();
		expect(value({ autograb_data: undefined })).toBeNull();
		expect(value({ before_price: 19_900 })).toBeNull();
		const price_drop = { was: 19_300, on: '2026-06-10', until: '2026-06-15' };
		const dropped = { ...makeCar({ price: 18_800, autograb_data }), price_drop };
		const nextDay = Date.UTC(2026, 5, 16) / 1000;
		expect(carCard(dropped, makeConfig(), testNow).priceValue).toBeNull();
		expect(carCard(dropped, makeConfig(), nextDay).priceValue).toBe('$1,200 below market');
	});

	describe('CARD-5 a drop from a price that the site has shown', () => {
		const price_drop = { was: 27_990, on: '2026-06-10', until: '2026-06-15' };
		const drop = (car: Record<string, unknown>, site: Partial<SiteInput> = {}, now = testNow) =>
			carCard({ ...makeCar(car), price_drop }, makeConfig(site), now).priceDrop;

		test('is said with its day, in the tenant’s word and as the locale writes days', () => {
			const text = 'Was $27,990 on 10 June';
			expect(drop({ price: 25_990 })).toEqual({ label: 'Price drop $2,000', text });
			expect(drop({ price: 25_990 }, { labels: { price_drop: 'Reduced' } })).toEqual({ label: 'Reduced $2,000', text });
			expect(drop({ price: 25_990 }, { locale: 'en-US' })?.text).toBe('Was $27,990 on June 10');
		});

		test('is said on its last day, and not the day after, whoever draws the card', () => {
			const midnight = Date.UTC(2026, 5, 16) / 1000;
			expect(drop({ price: 25_990 }, {}, midnight - 1)).not.toBeNull();
			expect(drop({ price: 25_990 }, {}, midnight)).toBeNull();
		});

		test('stands beside a before_price only where both are the same', () => {
			expect(drop({ price: 25_990, before_price: 27_990 })).not.toBeNull();
			expect(drop({ price: 25_990, before_price: 29_990 })).toBeNull();
			expect(drop({ price: 25_990, before_price: 20_000 })).not.toBeNull();
		});
	});

	test('CARD-6 a used car is called what the tenant calls it', () => {
		expect(card({}, { labels: { used: 'pre-owned' } }).condition).toBe('Pre-owned');
	});

	test('short facts leave out what is not known; distances follow the locale', () => {
		const car = { km: 45_000, transmission: 'Automatic', body: 'SUV' };
		expect(card(car).facts).toEqual(['45,000 km', 'Automatic', 'SUV']);
		expect(card(car, { locale: 'en-US' }).facts[0]).toBe('27,962 miles');
	});
});
