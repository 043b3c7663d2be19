import { formatMoney } from '../../domain/words/written-number.ts';
import { stepsAmong } from '../finder/price-steps.ts';
import type { Site } from '../site.ts';

/** What models are narrowed by: the most that one may cost, in dollars, and in words, `Under $20,000`. */
export type Budget = { most: number; text: string };

type Priced = { models: readonly { least: number | null }[] };

const sums = [10, 15, 20, 30, 40, 50, 75, 100].map((thousands) => thousands * 1000);

/** The budgets that part these models by what the cheapest of each costs, new or used; none where nothing has a price (ROUTE-14). */
export function modelBudgets({ config }: Pick<Site, 'config'>, groups: readonly Priced[]): Budget[] {
	const prices = groups.flatMap(({ models }) => models.map(({ least }) => least ?? undefined));
	return stepsAmong(prices, sums).map(({ budget }) => ({
		most: budget,
		text: `Under ${formatMoney(budget, config.locale)}`,
	}));
}
