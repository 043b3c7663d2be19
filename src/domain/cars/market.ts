/**
 * The market indicator (CAR-5): a car at least $500 below the average price of its kind and below the average of its
 * state, too. At an average of $20,000 (state $19,800) a car of $19,500 has it, one of $19,501 has not.
 */

import { isPriceShown } from '../money/price.ts';

const leastAdvantage = 500;

/** All amounts in dollars. */
export type MarketCar = {
	price?: number | undefined;
	autograb_data?:
		| { average_market_price?: number | undefined; state_average_market_price?: number | undefined }
		| undefined;
};

/** `below` is how far the price is below the average; all in dollars. */
export type MarketAdvantage = { below: number; average: number; stateAverage: number };

/** How the price compares with the market, or null where there is nothing to boast of or no state average (CAR-5). */
export function marketAdvantage({ price, autograb_data }: MarketCar): MarketAdvantage | null {
	const average = autograb_data?.average_market_price;
	const stateAverage = autograb_data?.state_average_market_price;
	if (!isPriceShown(price) || average === undefined || stateAverage === undefined) return null;
	const below = average - price;
	return below >= leastAdvantage && price < stateAverage ? { below, average, stateAverage } : null;
}
