import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fuelCost } from '../../../src/domain/money/fuel-cost.ts';

const rule = { distance_a_year: 15_000, prices: { petrol: 1.95, diesel: 2.05 } };

describe('what fuel costs a year', () => {
	test.each([
		['Diesel', 6.6, 2_030],
		['Petrol', 8, 2_340],
		['Hybrid', 4.5, 1_320],
	])('%s at %d L/100 km', (simple_fuel, fuel_consumption, amount) => {
		expect(fuelCost({ simple_fuel, fuel_consumption }, rule, 'en-AU')?.amount).toBe(amount);
	});

	test('under en-US miles, gallons and the whole miles per gallon that the page shows', () => {
		const prices = { distance_a_year: 12_000, prices: { petrol: 3.2 } };
		// 11.76 L/100 km are 20 mpg: 600 gallons.
		expect(fuelCost({ simple_fuel: 'Petrol', fuel_consumption: 11.76 }, prices, 'en-US')?.amount).toBe(1_920);
	});

	const charged = { ...rule, prices: { petrol: 1.95, electricity: 0.3 } };

	test('of an electric car what charging costs, of a plug-in hybrid both as its test weighs them', () => {
		expect(fuelCost({ simple_fuel: 'Electric', energy_consumption: 16.5 }, charged, 'en-AU')).toEqual({
			amount: 740,
			fuels: [{ fuel: 'electricity', price: 0.3, used: { value: 16.5, unit: 'kWh/100 km' } }],
		});
		const plugin = { simple_fuel: 'Plug-in Hybrid', fuel_consumption: 1.5, energy_consumption: 19.2 };
		const both = fuelCost(plugin, charged, 'en-AU');
		expect(both?.amount).toBe(1_300);
		expect(both?.fuels.map(({ fuel }) => fuel)).toEqual(['petrol', 'electricity']);
		expect(fuelCost({ ...plugin, fuel_consumption: 0 }, charged, 'en-AU')).toBeNull();
		expect(fuelCost(plugin, rule, 'en-AU')).toBeNull();
	});

	test('under en-US an electric car takes kilowatt-hours per 100 miles', () => {
		const prices = { distance_a_year: 12_000, prices: { electricity: 0.17 } };
		const cost = fuelCost({ simple_fuel: 'Electric', energy_consumption: 15.5 }, prices, 'en-US');
		expect(cost).toMatchObject({ amount: 510, fuels: [{ used: { value: 24.9, unit: 'kWh/100 mi' } }] });
	});

	test.each([
		['no consumption', { simple_fuel: 'Petrol' }],
		['a consumption of nothing', { simple_fuel: 'Petrol', fuel_consumption: 0 }],
		['no fuel', { fuel_consumption: 8 }],
		['a fuel without a price', { simple_fuel: 'LPG', fuel_consumption: 8 }],
		['an electric car’s litres', { simple_fuel: 'Electric', fuel_consumption: 16 }],
		['charging without its price', { simple_fuel: 'Electric', energy_consumption: 16 }],
		['a plug-in hybrid, whose litres say too little', { simple_fuel: 'Plug-in Hybrid', fuel_consumption: 1.9 }],
	])('is not said with %s', (_, car) => {
		expect(fuelCost(car, rule, 'en-AU')).toBeNull();
	});

	test('is within $5 of distance × litres × price, and grows with each', () => {
		const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
		fc.assert(
			fc.property(
				number(1, 40),
				number(0.5, 5),
				fc.integer({ min: 1000, max: 100_000 }),
				(litres, petrol, distance) => {
					const car = { simple_fuel: 'Petrol', fuel_consumption: litres };
					const cost = fuelCost(car, { distance_a_year: distance, prices: { petrol } }, 'en-AU');
					expect(Math.abs((cost?.amount ?? 0) - (distance / 100) * litres * petrol)).toBeLessThanOrEqual(5.000_001);
				},
			),
			{ seed: 16 },
		);
	});
});
