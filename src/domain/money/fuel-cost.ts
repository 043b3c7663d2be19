import { shownConsumption } from '../cars/consumption.ts';
import { shownEnergyUse } from '../cars/electric.ts';
import type { Locale } from '../locales/rows.ts';

/** What a site takes for all cars, in the locale's units: litres and kilometres, or US gallons and miles. */
export type FuelPrices = {
	/** Kilometres or miles a year. */
	distance_a_year: number;
	/** Dollars a litre or gallon, by fuel, and a kilowatt-hour. */
	prices: {
		petrol?: number | undefined;
		diesel?: number | undefined;
		lpg?: number | undefined;
		electricity?: number | undefined;
	};
};

/** What of it a car takes: `petrol`, `diesel`, `LPG` or `electricity`, in the platform's English. */
type UsedFuel = {
	fuel: string;
	/** Of a litre, gallon or kilowatt-hour. */
	price: number;
	/** How much, as the locale shows it. */
	used: ReturnType<typeof shownConsumption> | ReturnType<typeof shownEnergyUse>;
};

export type FuelCost = {
	/** A year, in dollars, to the nearest ten: more digits would claim more than a laboratory's figure can. */
	amount: number;
	/** One of them, or what a plug-in hybrid burns and what it is charged with. */
	fuels: readonly UsedFuel[];
};

type Consumer = {
	/** Litres per 100 km. */
	fuel_consumption?: number | undefined;
	/** Kilowatt-hours per 100 km. */
	energy_consumption?: number | undefined;
	simple_fuel?: string | undefined;
};

/** A hybrid's litres are petrol. Null where its litres or their price are not known. */
function burntFuel(
	{ simple_fuel = '', fuel_consumption = 0 }: Consumer,
	{ petrol, diesel, lpg }: Prices,
	locale: Locale,
): UsedFuel | null {
	const ofPetrol = { fuel: 'petrol', price: petrol };
	const rows = {
		...{ Petrol: ofPetrol, Hybrid: ofPetrol, 'Plug-in Hybrid': ofPetrol },
		...{ Diesel: { fuel: 'diesel', price: diesel }, LPG: { fuel: 'LPG', price: lpg } },
	};
	const { fuel, price } = rows[simple_fuel as keyof typeof rows] ?? {};
	if (!fuel || price === undefined || fuel_consumption <= 0) return null;
	return { fuel, price, used: shownConsumption(fuel_consumption, locale) };
}

function charged({ energy_consumption = 0 }: Consumer, { electricity }: Prices, locale: Locale): UsedFuel | null {
	if (electricity === undefined || energy_consumption <= 0) return null;
	return { fuel: 'electricity', price: electricity, used: shownEnergyUse(energy_consumption, locale) };
}

/** Of a plug-in hybrid its litres alone say too little: both are known, or nothing is said. */
function fuelsOf(car: Consumer, prices: Prices, locale: Locale): UsedFuel[] {
	const needed = {
		Electric: [charged],
		'Plug-in Hybrid': [burntFuel, charged],
	}[car.simple_fuel ?? ''] ?? [burntFuel];
	const fuels = needed.map((of) => of(car, prices, locale));
	return fuels.every((fuel) => fuel !== null) ? fuels : [];
}

type Prices = FuelPrices['prices'];

/**
 * What a car takes a year: 15,000 km at 6.6 L/100 km and $1.95 a litre are 15,000 ÷ 100 × 6.6 × $1.95, about $1,930; at
 * 16.5 kWh/100 km and $0.30 a kWh about $740. A plug-in hybrid's are both, as its test weighs them. Null where what it takes or
 * what that costs is not known.
 */
export function fuelCost(
	car: Consumer,
	{ distance_a_year: distance, prices }: FuelPrices,
	locale: Locale,
): FuelCost | null {
	const fuels = fuelsOf(car, prices, locale);
	if (fuels.length === 0) return null;
	const costs = fuels.map(({ price, used: { value, unit } }) =>
		unit === 'mpg' ? (distance / value) * price : (distance / 100) * value * price,
	);
	const amount = costs.reduce((sum, cost) => sum + cost, 0);
	return { amount: Math.round(amount / 10) * 10, fuels };
}
