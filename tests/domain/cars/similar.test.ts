import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ComparedCar, similarCars } from '../../../src/domain/cars/similar.ts';

const car = (slug: string, set: Partial<ComparedCar> = {}): ComparedCar => ({
	slug,
	make: 'Kia',
	model: 'Sportage',
	simple_body: 'SUV',
	year: 2021,
	price: 20_000,
	status: 'in_stock',
	sold: false,
	...set,
});
const own = car('own');
const found = (...others: ComparedCar[]) => similarCars([own, ...others])(own, 4);

describe('similar cars', () => {
	test.each([
		['the same body', { make: 'Mazda' }, true],
		['the same make', { simple_body: 'Ute' }, true],
		['neither', { make: 'Mazda', simple_body: 'Ute' }, false],
		['no body, the same make', { simple_body: undefined }, true],
		['20 % less', { price: 16_000 }, true],
		['more than 20 % less', { price: 15_999 }, false],
		['20 % more', { price: 24_000 }, true],
		['more than 20 % more', { price: 24_001 }, false],
		['no price', { price: undefined }, false],
		['sold', { sold: true }, false],
		['status sold', { status: 'sold' }, false],
		['coming', { status: 'coming_soon' }, true],
		['reserved', { reserved: true }, false],
	] as const)('one with %s: %o → %s', (_title, change, expected) => {
		expect(found(car('other', change))).toEqual(expected ? ['other'] : []);
	});

	test('body and make go before body, body before make, then the nearest price', () => {
		const others = [
			car('make', { model: 'Tasman', simple_body: 'Ute' }),
			car('body', { make: 'Mazda' }),
			car('both-far', { model: 'Sorento', price: 23_000 }),
			car('both-near', { model: 'Sorento', price: 19_000 }),
		];
		expect(found(...others)).toEqual(['both-near', 'both-far', 'body', 'make']);
		expect(similarCars([own, ...others])(own, 2)).toEqual(['both-near', 'both-far']);
	});

	test('CARD-3 those with photos come before those without', () => {
		const others = [car('bare', { images: [] }), car('shown', { images: [{}], price: 21_000 })];
		expect(found(...others)).toEqual(['shown', 'bare']);
	});

	test('CAR-1 beside an electric car are other electric ones, of its body first, before those of its body or make alone', () => {
		const electric = { simple_fuel: 'Electric', model: 'EV' };
		const mine = car('own', { ...electric, model: 'EV6' });
		const others = [
			car('petrol-both', { model: 'Sorento' }),
			car('electric-hatch', { ...electric, make: 'BYD', simple_body: 'Hatch' }),
			car('electric-suv', { ...electric, make: 'BYD', price: 23_000 }),
			car('electric-far', { ...electric, price: 40_000 }),
		];
		expect(similarCars([mine, ...others])(mine, 4)).toEqual(['electric-suv', 'electric-hatch', 'petrol-both']);
		expect(found(...others)[0]).toBe('petrol-both');
	});

	test('its model comes first; one that is sold finds its model at whatever price', () => {
		const others = [
			car('both', { model: 'Sorento' }),
			car('model-near', { simple_body: 'Wagon', price: 17_000 }),
			car('model-far', { price: 45_000 }),
		];
		expect(found(...others)).toEqual(['model-near', 'both']);
		expect(similarCars(others)(car('own', { status: 'sold', sold: true }), 4)).toEqual([
			'model-near',
			'model-far',
			'both',
		]);
	});

	test('CAR-1 by subscription by the price a week, and one of each model first', () => {
		const weekly = (slug: string, model: string, subscription_price: number): ComparedCar =>
			car(slug, { model, price: undefined, subscription_price });
		const stock = [
			weekly('own', 'Sportage', 300),
			weekly('twin', 'Sportage', 301),
			weekly('other-twin', 'Sportage', 299),
			weekly('seltos', 'Seltos', 310),
			weekly('niro', 'Niro', 330),
			weekly('carnival', 'Carnival', 480),
		];
		expect(similarCars(stock)(weekly('own', 'Sportage', 300), 3)).toEqual(['other-twin', 'seltos', 'niro']);
		expect(similarCars(stock)(weekly('own', 'Sportage', 300), 9)).toEqual(['other-twin', 'seltos', 'niro', 'twin']);
	});

	test('in the place of one that was had by the week comes its model by the week, whatever that costs', () => {
		const weekly = (slug: string, price: number, set: Partial<ComparedCar> = {}) =>
			car(slug, { price: undefined, subscription_price: price, ...set });
		const others = [weekly('both', 200, { model: 'Sorento' }), weekly('model', 400), car('priced')];
		expect(similarCars(others)(weekly('own', 200, { status: 'sold', sold: true }), 4)).toEqual(['model', 'both']);
	});

	test('a car without a price is compared with others without one, by year', () => {
		const unpriced = car('own', { price: undefined });
		const others = [2018, 2020, 2017].map((year) => car(`of-${year}`, { price: undefined, year }));
		expect(similarCars([unpriced, ...others, car('priced')])(unpriced, 4)).toEqual(['of-2020', 'of-2018']);
	});

	test('finds what looking at every car finds', () => {
		const stock = fc.uniqueArray(
			fc.record({
				slug: fc.string({ minLength: 1, maxLength: 4 }),
				make: fc.constantFrom('Kia', 'Mazda'),
				model: fc.constantFrom('Rio', '3'),
				simple_body: fc.constantFrom('SUV', 'Ute', undefined),
				year: fc.integer({ min: 2015, max: 2026 }),
				price: fc.option(fc.integer({ min: 0, max: 60 }), { nil: undefined }),
				status: fc.constantFrom('in_stock' as const, 'sold' as const),
				sold: fc.constant(false),
			}),
			{ selector: ({ slug }) => slug, maxLength: 40 },
		);
		fc.assert(
			fc.property(stock, (cars) => {
				const similar = similarCars(cars);
				for (const one of cars) {
					const expected = cars.filter((other) => other !== one && isSimilar(one, other)).map(({ slug }) => slug);
					expect(similar(one, 99).sort()).toEqual(expected.sort());
				}
			}),
			{ seed: 20 },
		);
	});
});

function isSimilar(one: ComparedCar, other: ComparedCar): boolean {
	const shown = (price = 0) => price > 10;
	if (other.status === 'sold' || shown(one.price) !== shown(other.price)) return false;
	const alike = one.make === other.make || (one.simple_body && one.simple_body === other.simple_body);
	if (one.status === 'sold' && one.make === other.make && one.model === other.model) return true;
	if (!shown(one.price)) return Boolean(alike) && Math.abs(one.year - other.year) <= 3;
	return Boolean(alike) && Math.abs((one.price ?? 0) - (other.price ?? 0)) <= (one.price ?? 0) / 5;
}
