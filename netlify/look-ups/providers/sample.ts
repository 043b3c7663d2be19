import type { LookedUpVehicle } from '../../../src/contract/look-ups.ts';
import { australianStates } from '../../../src/domain/vehicles/plate.ts';
import type { Question, Reading } from './provider.ts';

/** Vehicles that are made up, for demonstrations. */
const vehicles: readonly LookedUpVehicle[] = [
	{
		make: 'Toyota',
		model: 'Corolla',
		variant: 'Ascent Sport',
		year: 2019,
		body: 'Hatch',
		fuel: 'Petrol',
		transmission: 'Automatic',
		colour: 'White',
	},
	{
		make: 'Mazda',
		model: 'CX-5',
		variant: 'Maxx Sport',
		year: 2021,
		body: 'SUV',
		fuel: 'Petrol',
		transmission: 'Automatic',
		colour: 'Red',
	},
	{
		make: 'Ford',
		model: 'Ranger',
		variant: 'XLT',
		year: 2020,
		body: 'Ute',
		fuel: 'Diesel',
		transmission: 'Automatic',
		colour: 'Grey',
	},
	{
		make: 'Hyundai',
		model: 'i30',
		variant: 'Active',
		year: 2017,
		body: 'Hatch',
		fuel: 'Petrol',
		transmission: 'Manual',
		colour: 'Blue',
	},
	{
		make: 'Kia',
		model: 'Carnival',
		variant: 'S',
		year: 2022,
		body: 'People Mover',
		fuel: 'Diesel',
		transmission: 'Automatic',
		colour: 'Silver',
	},
	{
		make: 'Subaru',
		model: 'Forester',
		variant: '2.5i',
		year: 2018,
		body: 'SUV',
		fuel: 'Petrol',
		transmission: 'Automatic',
		colour: 'Green',
	},
];

/** Plates of the samples: DEMO01 to DEMO06, which nobody can mistake for a real one. */
const samplePlate = /^DEMO0([1-6])$/;

/** The made-up vehicle with this plate; another state’s is another vehicle. Null for every other plate. */
export function sampleVehicle({ rego, state }: { rego: string; state: string }): LookedUpVehicle | null {
	const number = samplePlate.exec(rego)?.[1];
	if (number === undefined) return null;
	const at = (Number(number) - 1 + Math.max(0, australianStates.indexOf(state))) % vehicles.length;
	return { ...vehicles[at] };
}

/** Roughly what a new one costs, in dollars. */
const newPrices: Readonly<Record<string, number>> = {
	Toyota: 42_000,
	Mazda: 40_000,
	Ford: 55_000,
	Hyundai: 36_000,
	Kia: 40_000,
};
const usualPrice = 45_000;
const leastWorth = 1_000;
/** What is left of the worth after a year, and what a kilometre more or less than usual costs. */
const yearly = 0.87;
const kmsAYear = 15_000;
const dollarsAKm = 0.05;
const byCondition = { Excellent: 1.06, Good: 1, Fair: 0.9, Poor: 0.75 } as const;

/** A made-up worth: it follows from make, year, kilometres and condition alone. Null without make or year. */
export function sampleValue(
	{ make, year }: LookedUpVehicle,
	{ kms, condition = 'Good' }: Pick<Question, 'kms' | 'condition'>,
	thisYear: number,
): Reading['value'] {
	if (make === undefined || year === undefined) return null;
	const age = Math.max(0, thisYear - year);
	const extraKms = kms === undefined ? 0 : kms - age * kmsAYear;
	const worth = (newPrices[make] ?? usualPrice) * yearly ** age * byCondition[condition] - extraKms * dollarsAKm;
	const price = Math.max(leastWorth, Math.round(worth));
	return { low: price, high: price };
}
