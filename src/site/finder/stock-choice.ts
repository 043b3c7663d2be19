import type { SiteConfig } from '../../config/site.ts';
import { brandName } from '../../domain/cars/brand-name.ts';
import { isSellable } from '../../domain/cars/sellable.ts';
import { inAlphabet } from '../../domain/words/alphabet.ts';
import { spokenOf } from '../../domain/words/template-words.ts';
import { formatMoney } from '../../domain/words/written-number.ts';
import { joinValues } from '../../search/state/joined-values.ts';
import type { Car } from '../../stock/car/car.ts';
import { everythingPath } from '../lists/landing-answers.ts';
import type { Landing } from '../lists/landings.ts';
import { countWithin, stepsAmong } from './price-steps.ts';

/** `value` is what the list's address asks for; `counts` has the vehicles for sale, and those within each of the prices. */
type ChosenModel = { name: string; value: string; counts: number[] };
type ChosenMake = { name: string; value: string; count: number; models: ChosenModel[] };

/** Make, model and highest price beside the search box, which open the list of what is chosen with what is typed (SRCH-6). */
export type StockChoice = {
	action: string;
	words: { singular: string; plural: string };
	total: number;
	makes: ChosenMake[];
	price: { param: string; options: { name: string; value: string; count: number }[] };
};

/** The choice of a stock with something to choose from; null where one model or one price is all that there is. */
export function stockChoice(
	config: SiteConfig,
	landings: readonly Landing[],
	cars: readonly Car[],
): StockChoice | null {
	const forSale = cars.filter(isSellable);
	const priced = [bought, subscribed].map(({ sums, ...row }) => ({
		...row,
		steps: stepsAmong(forSale.map(row.priceOf), sums),
	}));
	const asked = priced.find(({ steps }) => steps.length > 1);
	if (!asked) return null;
	const budgets = asked.steps.map(({ budget }) => budget);
	const makes = makesOf(landings, ({ cars }) => countsOf(cars.filter(isSellable).map(asked.priceOf), budgets));
	if (makes.flatMap(({ models }) => models).length < 2) return null;
	const { singular, plural } = spokenOf(config.template);
	return {
		action: everythingPath(config),
		words: { singular, plural },
		total: forSale.length,
		makes,
		price: {
			param: asked.param,
			options: asked.steps.map(({ budget, count }) => ({
				name: `Up to ${formatMoney(budget, config.locale)}${asked.after}`,
				value: `-${budget}`,
				count,
			})),
		},
	};
}

type Pricing = {
	param: string;
	after: string;
	priceOf(car: Car): number | undefined;
	sums?: readonly number[];
};

const bought: Pricing = { param: 'price', after: '', priceOf: ({ price }) => price };
/** Dollars a week. */
const subscribed: Pricing = {
	param: 'weekly',
	after: ' a week',
	priceOf: ({ subscription_price }) => subscription_price,
	sums: [100, 150, 200, 250, 300, 350, 400, 500, 600, 800],
};

const countsOf = (prices: readonly (number | undefined)[], budgets: readonly number[]): number[] => [
	prices.length,
	...budgets.map((budget) => countWithin(prices, budget)),
];

/** Makes and their models by name, as one looks for them in a list. */
function makesOf(landings: readonly Landing[], countsIn: (model: Landing) => number[]): ChosenMake[] {
	const models = Map.groupBy(
		landings.filter(({ kind }) => kind === 'model'),
		({ parent }) => parent,
	);
	return [...models.values()]
		.map((own): ChosenMake => {
			const spelt = [...new Set(own.flatMap(({ state }) => state.lists.make ?? []))];
			const below = own
				.map((model): ChosenModel => {
					const { name, state } = model;
					return { name, value: joinValues(state.lists.model ?? []), counts: countsIn(model) };
				})
				.filter(({ counts }) => counts[0] !== 0);
			const count = below.reduce((sum, { counts }) => sum + (counts[0] ?? 0), 0);
			return { name: brandName(spelt[0] ?? ''), value: joinValues(spelt), count, models: below.sort(byName) };
		})
		.filter(({ models: { length } }) => length > 0)
		.sort(byName);
}

const byName = (one: { name: string }, other: { name: string }): number => inAlphabet(one.name, other.name);
