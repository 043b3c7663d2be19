import { describe, expect, test } from 'vitest';
import type { SiteInput } from '../../../src/config/site.ts';
import { carsFileText } from '../../../src/site/cars/cars-file-text.ts';
import { comparedCarsFile } from '../../../src/site/pages/kinds/visitor.ts';
import { makeCar, makeSite } from '../../support/make-site.ts';

type Set = Partial<SiteInput>;
const compare = { card: { compare: true } } satisfies Set;
const file = (car: Record<string, unknown>, set: Set = {}) =>
	comparedCarsFile.model(makeSite({ ...compare, ...set }, [makeCar(car)]), null);

/** What a car says under each heading, label by label; what it does not know is left out. */
function said(car: Record<string, unknown>, set: Set = {}): Record<string, Record<string, string>> {
	const { subjects, cars } = file(car, set);
	const facts = [...(cars[0]?.facts ?? [])];
	return Object.fromEntries(
		subjects.flatMap(({ heading, labels }) => {
			const known = labels.map((label) => [label, facts.shift() ?? ''] as const).filter(([, value]) => value);
			return known.length > 0 ? [[heading, Object.fromEntries(known)]] : [];
		}),
	);
}

const used = {
	...{ km: 45_000, fuel: 'Petrol', seats: 5, doors: 5, transmission: 'Automatic', colour: 'White', body: 'SUV' },
	...{ fuel_consumption: 6.6, ancap: 5, warranty: '3 years', owners: 1, service_history: 'Full service history' },
};

describe('USER-2 what cars are compared by', () => {
	test('begins with the price and the place where each car is', () => {
		const { subjects, cars } = file({ ...used, location_name: 'Timaru - Sales' });
		expect(subjects.slice(0, 2)).toEqual([
			{ heading: 'Price', labels: ['Against the market'] },
			{ heading: 'Where it is', labels: ['Location'] },
		]);
		expect(cars[0]?.facts.slice(0, 2)).toEqual(['', 'Timaru']);
	});

	test('is by subject, as the page of the car says it', () => {
		const fuel_cost = { distance_a_year: 15_000, prices: { petrol: 1.95 } };
		expect(said({ ...used, price: 20_000 }, { car_page: { fuel_cost } })).toMatchObject({
			'Age and condition': { Condition: 'Used', Year: '2021', Kilometres: '45,000 km', Body: 'SUV', Colour: 'White' },
			'Running costs': { 'Fuel consumption': '6.6 L/100 km', 'Fuel for 15,000 km': 'About $1,930' },
			'Size and towing': { Seats: '5', Doors: '5' },
			'Engine and drive': { Fuel: 'Petrol', Transmission: 'Automatic' },
			Safety: { 'ANCAP safety rating': '5 stars' },
			'Warranty and history': {
				Warranty: '3 years',
				'Previous owners': '1',
				'Service history': 'Full service history',
			},
		});
	});

	test('electric cars by range, charging and what a year of it costs', () => {
		const fuel_cost = { distance_a_year: 15_000, prices: { petrol: 1.95, electricity: 0.3 } };
		const car = {
			fuel: 'Electric',
			electric_range: 427,
			battery_capacity: 60.5,
			energy_consumption: 15.9,
			dc_charging: 88,
		};
		expect(said(car, { car_page: { fuel_cost } })).toMatchObject({
			'Running costs': {
				'Electricity consumption': '15.9 kWh/100 km',
				'Fuel or charging for 15,000 km': 'About $720',
			},
			'Battery and charging': {
				'Electric range': '427 km (WLTP)',
				'Battery (usable)': '60.5 kWh',
				'Fast charging (DC)': '88 kW',
			},
		});
	});

	test('says of what most or least is best, with a number for each', () => {
		const fuel_cost = { distance_a_year: 15_000, prices: { petrol: 1.95 } };
		const { subjects, ranks, cars } = file({ ...used, power: 110 }, { car_page: { fuel_cost } });
		const labels = subjects.flatMap((subject) => subject.labels);
		const numbers = Object.fromEntries(
			ranks.map(({ label, word }, at) => [`${labels[label]}: ${word}`, cars[0]?.numbers[at]]),
		);
		expect(cars[0]?.numbers).toHaveLength(ranks.length);
		expect(numbers).toMatchObject({
			'Year: Newest': 2021,
			'Kilometres: Lowest kilometres': 45_000,
			'Warranty: Longest warranty': 36,
			'Previous owners: Fewest owners': 1,
			'Fuel consumption: Least fuel': 6.6,
			'Fuel for 15,000 km: Cheapest to run': 1_930,
			'Power: Most power': 110,
			'Seats: Most seats': 5,
			'Electric range: Longest range': null,
		});
	});

	test('has a fact for each label, whatever is known', () => {
		for (const car of [{}, used]) {
			const { subjects, cars } = file(car);
			expect(cars[0]?.facts).toHaveLength(subjects.flatMap(({ labels }) => labels).length);
		}
	});

	test.each<[SiteInput['template'], Record<string, unknown>, Record<string, Record<string, string>>]>([
		[
			'camper',
			{ sleeps: 4, length: 6.2, tare: 1900, atm: 2400, tow_ball_weight: 180, terrain: 'Off-road' },
			{
				'Size and weights': {
					Sleeps: '4',
					'Made for': 'Off-road',
					'ATM (fully loaded)': '2,400 kg',
					'Tare (empty)': '1,900 kg',
					Payload: '500 kg',
					'Tow-ball weight': '180 kg',
				},
			},
		],
		[
			'truck',
			{ gvm: '10.7 t', axle_configuration: '4x2', payload: 5_000 },
			{
				'Size and weights': { GVM: '10,700 kg', Payload: '5,000 kg' },
				'Engine and drive': { Axles: '4x2' },
				'Who can drive it': { Licence: 'Medium Rigid (MR)' },
			},
		],
		[
			'motorcycle',
			{ engine: '649cc parallel-twin', lams: true, body: 'Naked', seats: 2 },
			{
				Size: { Seats: '2' },
				'Age and condition': { Type: 'Naked' },
				'Engine and drive': { 'Engine size': '649 cc' },
				'Who can ride it': { Licence: 'LAMS approved' },
			},
		],
		[
			'subscription',
			{ subscription_price: 210, plan: 'Suburb', included_km: 1_200, inclusions: ['Insurance', 'Servicing'] },
			{ 'The subscription': { Plan: 'Suburb', Included: '1,200 km a month' } },
		],
	])('SITE-8 of a %s has what its buyers ask', (template, car, expected) => {
		expect(said(car, { template })).toMatchObject(expected);
	});

	test('SITE-8 of a car has no licence, which everybody has', () => {
		expect(said({ ...used, gvm: 2_900 })).not.toHaveProperty('Who can drive it');
	});

	test('USER-2 a new car says so where others say how many have had them', () => {
		expect(said({ car_type: 'new' })).toMatchObject({ 'Warranty and history': { 'Previous owners': 'New' } });
		expect(said({ car_type: 'used' })).not.toHaveProperty(['Warranty and history', 'Previous owners']);
	});

	test('features are by group, under the subject that takes them', () => {
		const { subjects, cars } = file({ features: ['Heated front seats', 'ABS brakes', 'Bluetooth'] });
		expect(cars[0]?.features).toEqual([
			['Safety', 'ABS brakes'],
			['Technology', 'Bluetooth'],
			['Comfort', 'Heated front seats'],
		]);
		expect(subjects.filter(({ features }) => features).map(({ heading }) => heading)).toEqual(['Safety']);
	});

	test('what a subscription includes and what a dealer promises is thing by thing, under its subject', () => {
		const promises = { used: [{ title: '3-year warranty' }, { title: '7-day return' }] };
		const [car] = file({ inclusions: ['Insurance', 'Servicing'] }, { car_page: { promises } }).cars;
		expect(car?.included).toEqual([
			['The subscription', 'Insurance', 'Servicing'],
			['Warranty and history', '3-year warranty', '7-day return'],
		]);
		expect(file({}).cars[0]?.included).toEqual([]);
	});
});

test('CARD-4 only sites that compare have the file, which is written out row by row', () => {
	expect([...comparedCarsFile.pages(makeSite({}, [makeCar(used)]))]).toEqual([]);
	expect([...comparedCarsFile.pages(makeSite(compare, [makeCar(used)]))]).toEqual([
		{ path: '/compared-cars.json', params: null },
	]);
	expect(carsFileText(file(used))).toBe(JSON.stringify(file(used)));
});
