import type { SiteConfig } from '../../config/site.ts';
import { dayText } from '../../domain/cars/date.ts';
import { measureText } from '../../domain/cars/electric.ts';
import { type FuelPrices, fuelCost } from '../../domain/money/fuel-cost.ts';
import { toldPrices } from '../../domain/money/told-prices.ts';
import { type Locale, localeFacts } from '../../domain/words/locale.ts';
import { localiseText } from '../../domain/words/wording.ts';
import { formatMoney, groupedNumber } from '../../domain/words/written-number.ts';
import type { Car } from '../../stock/car/car.ts';
import type { CarCardModel } from './car-card.ts';
import type { Fact } from './facts/key-facts.ts';

/**
 * `About $1,930 a year in petrol`, and what that is true for: `15,000 km at 6.6 L/100 km and $1.95 a litre`; of electric cars likewise. Null where the
 * feed or the config does not say enough, and for a car that is sold.
 */
export function fuelCostNote(
	car: Car,
	{ sold }: CarCardModel,
	{ car_page: { fuel_cost: settings }, locale }: Pick<SiteConfig, 'car_page' | 'locale'>,
): FuelCostNote | null {
	const cost = settings && !sold ? fuelCost(car, settings, locale) : null;
	if (!settings || !cost) return null;
	const names = cost.fuels.map(({ fuel }) => fuel).join(' and ');
	const used = cost.fuels.map(({ used: { value, unit } }) => measureText(value, unit, locale));
	const prices = cost.fuels.map(({ price, used: { unit } }) => `${formatMoney(price, locale)} a ${measures[unit]}`);
	return {
		icon: car.simple_fuel === 'Electric' ? 'bolt' : 'fuel',
		title: localiseText(`About ${formatMoney(cost.amount, locale)} a year in ${names}`, locale),
		text: `For ${yearlyDistance(settings, locale)} at ${[...used, ...prices].join(used.length > 1 ? ', ' : ' and ')}. ${
			dependsOn[cost.fuels.length > 1 ? 'both' : (cost.fuels[0]?.fuel ?? '')] ?? dependsOn['road']
		}`,
	};
}

export type FuelCostNote = { icon: 'bolt' | 'fuel'; title: string; text: string };

/** What a price is of. */
const measures = {
	mpg: 'gallon',
	'L/100 km': 'litre',
	'kWh/100 km': 'kWh',
	'kWh/100 mi': 'kWh',
} as const;

const dependsOn: Readonly<Record<string, string>> = {
	road: 'What you use depends on how and where you drive.',
	electricity: 'That is charging at home. What you use depends on how and where you drive.',
	both: 'What you use depends on how often you charge, and how and where you drive.',
};

/** What the site takes for all cars: `15,000 km`, or as many miles. */
export const yearlyDistance = ({ distance_a_year: distance }: FuelPrices, locale: Locale): string =>
	`${groupedNumber(distance, locale)} ${localeFacts(locale).distanceUnit === 'SMI' ? 'miles' : 'km'}`;

/** What a car has cost on this site, the latest price first (`car_page.price_history`); empty where it has had one price. */
export function priceHistory(
	{ prices = [] }: Car,
	{ sold, price }: CarCardModel,
	{ car_page, price_drops, locale }: Pick<SiteConfig, 'car_page' | 'price_drops' | 'locale'>,
): Fact[] {
	if (!car_page.price_history || sold || price.amount === undefined) return [];
	const told = toldPrices(prices, price_drops.offered_days);
	// What was remembered at the last build may be no longer what the page says.
	if (told.at(-1)?.price !== price.amount) return [];
	return told.toReversed().map(({ price, day }, index) => ({
		label: `${index === 0 ? 'Since' : 'From'} ${dayText(Date.parse(day) / 1000, locale)}`,
		value: formatMoney(price, locale),
	}));
}
