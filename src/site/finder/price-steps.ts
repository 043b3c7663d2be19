import type { FinderEntry } from '../../contract/finder.ts';
import { isPriceShown } from '../../domain/money/price.ts';
import { formatMoney } from '../../domain/words/written-number.ts';
import type { Car } from '../../stock/car/car.ts';

/** Budgets in dollars, as people name them. */
const budgets = [5, 10, 15, 20, 25, 30, 40, 50, 60, 80, 100, 150, 200, 300].map((thousands) => thousands * 1000);
/** Fewer vehicles than these are not a choice. */
const fewest = 3;

/** `Under $20,000` with the number of vehicles that cost no more. */
export const priceSteps = (cars: readonly Pick<Car, 'price'>[], locale: string): FinderEntry[] =>
	stepsAmong(cars.map(({ price }) => price)).map(({ budget, count }) => [
		`Under ${formatMoney(budget, locale)}`,
		count,
		`?price=-${budget}`,
	]);

/** A budget with the number of vehicles that cost no more. */
type PriceStep = { budget: number; count: number };

/** The budgets that part a stock with these prices: each has more vehicles than the one before, and none has all. */
export function stepsAmong(prices: readonly (number | undefined)[], sums: readonly number[] = budgets): PriceStep[] {
	const all = countWithin(prices, Number.POSITIVE_INFINITY);
	const steps: PriceStep[] = [];
	for (const budget of sums) {
		const count = countWithin(prices, budget);
		const isMore = count >= fewest && count > (steps.at(-1)?.count ?? 0) && count < all;
		if (isMore) steps.push({ budget, count });
	}
	return steps;
}

/** How many of these prices are shown and within a budget. */
export const countWithin = (prices: readonly (number | undefined)[], budget: number): number =>
	prices.filter((price) => isPriceShown(price) && price <= budget).length;
