import { shownConsumption } from '../cars/consumption.ts';
import type { Locale } from '../locales/rows.ts';

/** What a site takes for all cars, in the locale's units: litres and kilometres, or US gallons and miles. */
export type FuelPrices = {
	/** Kilometres or miles a year. */
	distance_a_year: number;
	/** Dollars a litre or gallon, by fuel. */
	prices: { petrol?: number | undefined; diesel?: number | undefined; lpg?: number | undefined };
};

export type FuelCost = {
	/** A year, in dollars, to the nearest ten: more digits would claim more than a laboratory's figure can. */
	amount: number;
	/** Of a litre or gallon. */
	price: number;
	/** In the platform's English: `petrol`, `diesel`, `LPG`. */
	fuel: string;
	/** What it uses, as the locale shows it. */
	used: ReturnType<typeof shownConsumption>;
};

/** What an engine burns: a hybrid's litres are petrol. Of a plug-in hybrid or an electric car, litres say too little. */
function burntFuel(
	kind: string,
	{ petrol, diesel, lpg }: FuelPrices['prices'],
): { fuel: string; price: number } | null {
	const rows = {
		Petrol: { fuel: 'petrol', price: petrol },
		Hybrid: { fuel: 'petrol', price: petrol },
		Diesel: { fuel: 'diesel', price: diesel },
		LPG: { fuel: 'LPG', price: lpg },
	};
	const { fuel, price } = rows[kind as keyof typeof rows] ?? {};
	return fuel && price !== undefined ? { fuel, price } : null;
}

/**
 * What a car's fuel costs a year: 15,000 km at 6.6 L/100 km and $1.95 a litre are 15,000 ÷ 100 × 6.6 × $1.95, about
 * $1,930. Null where its consumption or the price of its fuel is not known. `litres` per 100 km.
 */
export function fuelCost(
	car: { fuel_consumption?: number | undefined; simple_fuel?: string | undefined },
	{ distance_a_year: distance, prices }: FuelPrices,
	locale: Locale,
): FuelCost | null {
	const { fuel_consumption: litres = 0, simple_fuel = '' } = car;
	const burns = burntFuel(simple_fuel, prices);
	if (!burns || litres <= 0) return null;
	const used = shownConsumption(litres, locale);
	const burnt = used.unit === 'mpg' ? distance / used.value : (distance / 100) * used.value;
	return { amount: Math.round((burnt * burns.price) / 10) * 10, ...burns, used };
}
