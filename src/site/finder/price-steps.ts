import type { FinderEntry } from '../../contract/finder.ts';
import { isPriceShown } from '../../domain/money/price.ts';
import { formatMoney } from '../../domain/words/written-number.ts';
import type { Car } from '../../stock/car/car.ts';

/** Budgets in dollars, as people name them. */
const budgets = [5, 10, 15, 20, 25, 30, 40, 50, 60, 80, 100, 150, 200, 300].map((thousands) => thousands * 1000);
/** Fewer vehicles than these are not a choice. */
const fewest = 3;

/** `Under $20,000` with the number of vehicles that cost no more; each step has more of them than the one before, and none has all. */
export function priceSteps(cars: readonly Pick<Car, 'price'>[], locale: string): FinderEntry[] {
	const prices = cars.flatMap(({ price }) => (isPriceShown(price) ? [price] : []));
	const steps: FinderEntry[] = [];
	for (const budget of budgets) {
		const count = prices.filter((price) => price <= budget).length;
		const isMore = count >= fewest && count > (steps.at(-1)?.[1] ?? 0) && count < prices.length;
		if (isMore) steps.push([`Under ${formatMoney(budget, locale)}`, count, `?price=-${budget}`]);
	}
	return steps;
}
