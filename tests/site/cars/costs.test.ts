import { describe, expect, test } from 'vitest';
import type { SiteInput } from '../../../src/config/site.ts';
import { carPage } from '../../../src/site/pages/kinds/car.ts';
import type { Car } from '../../../src/stock/car/car.ts';
import { rememberedCars } from '../../../src/stock/car/remembered-car.ts';
import { everythingWorks, makeCar, makeSite, testNow } from '../../support/make-site.ts';

const pageOf = (car: Car, set: Partial<SiteInput> = {}) =>
	carPage.model(makeSite(set, [car], everythingWorks), car.slug);
const fuel_cost = { distance_a_year: 15_000, prices: { petrol: 1.95 } };
const petrol = { simple_fuel: 'Petrol', fuel_consumption: 6.6 };

describe('what a car costs to run', () => {
	test('with the distance, the consumption and the price that it is true for', () => {
		expect(pageOf(makeCar(petrol), { car_page: { fuel_cost } }).fuelCost).toEqual({
			icon: 'fuel',
			title: 'About $1,930 a year in petrol',
			text: 'For 15,000 km at 6.6 L/100 km and $1.95 a litre. What you use depends on how and where you drive.',
		});
	});

	test('in the words and units of en-US', () => {
		const set = {
			locale: 'en-US',
			car_page: { fuel_cost: { distance_a_year: 12_000, prices: { petrol: 3.2 } } },
		} as const;
		expect(pageOf(makeCar({ ...petrol, fuel_consumption: 11.76 }), set).fuelCost).toMatchObject({
			title: 'About $1,920 a year in gas',
			text: expect.stringMatching(/^For 12,000 miles at 20 mpg and \$3\.20 a gallon\./),
		});
	});

	test('of an electric car at home, of a plug-in hybrid in both', () => {
		const set = { car_page: { fuel_cost: { distance_a_year: 15_000, prices: { petrol: 1.95, electricity: 0.3 } } } };
		expect(pageOf(makeCar({ simple_fuel: 'Electric', energy_consumption: 16.5 }), set).fuelCost).toEqual({
			icon: 'bolt',
			title: 'About $740 a year in electricity',
			text: 'For 15,000 km at 16.5 kWh/100 km and $0.30 a kWh. That is charging at home. What you use depends on how and where you drive.',
		});
		const plugin = { simple_fuel: 'Plug-in Hybrid', fuel_consumption: 1.5, energy_consumption: 19.2 };
		expect(pageOf(makeCar(plugin), set).fuelCost).toEqual({
			icon: 'fuel',
			title: 'About $1,300 a year in petrol and electricity',
			text: 'For 15,000 km at 1.5 L/100 km, 19.2 kWh/100 km, $1.95 a litre, $0.30 a kWh. What you use depends on how often you charge, and how and where you drive.',
		});
	});

	test('not without the config, nor of a sold car', () => {
		expect(pageOf(makeCar(petrol)).fuelCost).toBeNull();
		expect(pageOf(makeCar({ ...petrol, sold: true }), { car_page: { fuel_cost } }).fuelCost).toBeNull();
	});
});

describe('what a car has cost on this site', () => {
	const asked = { car_page: { price_history: true } };
	const remembered = (price: number): Car => {
		const car = makeCar({ price });
		const prices = [
			{ price: 27_990, day: '2026-05-01' },
			{ price: 25_990, day: '2026-06-01' },
		];
		const history = { began: '2026-04-01', cars: [{ slug: car.slug, since: '2026-05-01', prices }], gone: [] };
		const [known] = rememberedCars([car], { history: history as never, dropRule: null, now: testNow });
		if (!known) throw new Error('The car is not known.');
		return known;
	};

	test('the latest first, each with its first day', () => {
		expect(pageOf(remembered(25_990), asked).priceHistory).toEqual([
			{ label: 'Since 1 June 2026', value: '$25,990' },
			{ label: 'From 1 May 2026', value: '$27,990' },
		]);
	});

	test('nothing without the config, of a price that was not remembered, or of a car with one price', () => {
		expect(pageOf(remembered(25_990)).priceHistory).toEqual([]);
		expect(pageOf(remembered(24_990), asked).priceHistory).toEqual([]);
		expect(pageOf(makeCar({ price: 25_990 }), asked).priceHistory).toEqual([]);
	});
});

test('D7 the form of a car that is only hired says what a week costs', () => {
	const car = makeCar({ price: undefined, subscription_price: 230 });
	const set = { template: 'subscription', offers_subscription: true } as const;
	expect(pageOf(car, set).formCar.price).toBe('From $230 per week');
});
