import { shownConsumption } from '../cars/consumption.ts';
import type { Locale } from '../locales/rows.ts';

/** What a site takes for all cars, in the locale's units: litres and kilometres, or US gallons and miles. */
export type FuelPrices = {
	/** Kilometres or miles a year. */
	distance_a_year: number;
	/** Dollars a litre or gallon, by fuel. */
	prices: { [fuel in 'petrol' | 'diesel' | 'lpg']?: number | undefined };
};

export type FuelCost = {
	/** A year, in dollars, to the nearest ten: more digits would claim more than a laboratory's figure can. */
	amount: number;
	/** Of a litre or gallon. */
	price: number;
	fuel: string;
};

/** What an engine burns: a hybrid's litres are petrol. Of a plug-in hybrid or an electric car, litres say too little. */
const fuels: Record<string, 'petrol' | 'diesel' | 'lpg'> = {
	Petrol: 'petrol',
	Hybrid: 'petrol',
	Diesel: 'diesel',
	LPG: 'lpg',
};

/**
 * What a car's fuel costs a year: 15,000 km at 6.6 L/100 km and $1.95 a litre are 15,000 ÷ 100 × 6.6 × $1.95, about
 * $1,930. Null where its consumption or the price of its fuel is not known. `litres` per 100 km.
 */
export function fuelCost(
	car: { fuel_consumption?: number | undefined; simple_fuel?: string | undefined },
	{ distance_a_year: distance, prices }: FuelPrices,
	locale: Locale,
): FuelCost | null {
	const { fuel_consumption: litres, simple_fuel = '' } = car;
	const fuel = fuels[simple_fuel];
	const price = fuel && prices[fuel];
	if (!fuel || price === undefined || litres === undefined || litres <= 0) return null;
	const { value, unit } = shownConsumption(litres, locale);
	const burnt = unit === 'mpg' ? distance / value : (distance / 100) * value;
	return { amount: Math.round((burnt * price) / 10) * 10, price, fuel };
}
