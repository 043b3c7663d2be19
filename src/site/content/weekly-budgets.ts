import { searchPath } from '../../domain/addresses/search-path.ts';
import { localeRow } from '../../domain/locales/rows.ts';
import { financeStart, noFees } from '../../domain/money/finance.ts';
import { repaymentNotes } from '../../domain/money/repayment-notes.ts';
import { highestPriceFor } from '../../domain/money/weekly-price.ts';
import { isHired } from '../../domain/words/template.ts';
import { localiseText } from '../../domain/words/wording.ts';
import { formatMoney } from '../../domain/words/written-number.ts';
import { stockTiles, type Tile } from '../blocks/stock-blocks.ts';
import { siteComparison } from '../cars/finance.ts';
import type { Site } from '../site.ts';

/** The stock by what it costs a week; `note` says what the figures are true for. */
export type WeeklyBudgets = { heading: string; tiles: Tile[]; note: string };

/** Round sums that somebody sets aside, in dollars a week. */
const sums = [50, 75, 100, 125, 150, 200, 250, 300, 350, 400, 500, 600, 800, 1000, 1500, 2000];

/** Budgets part the stock into about as many equal parts. */
const parts = 4;

/**
 * What a weekly budget buys (CAR-12): `Under $100 a week`, `$100 to $150 a week`, each with its vehicles. Null where repayments
 * are not said by the week, and where prices are too near to each other to be parted.
 */
export function weeklyBudgets(site: Site): WeeklyBudgets | null {
	const { config } = site;
	const { finance, locale, template } = config;
	if (isHired(template) || !finance.calculator || localeRow(locale).repaid !== 'weekly') return null;
	const { interest_rate: rate, fees = noFees } = finance;
	const steps = budgetSteps((weekly) => highestPriceFor(weekly, { rate, fees }), site);
	if (steps.length < 2) return null;
	const notes = repaymentNotes(financeStart(0, rate), {
		comparison: siteComparison(config),
		fees,
		locale,
		siteRate: rate,
	});
	return {
		heading: localiseText('What your budget buys', locale),
		tiles: saidByWeek(stockTiles(site, spans(steps, config)), config),
		note: `${notes.rates.join('. ')}. ${notes.note}`,
	};
}

type Step = { weekly: number; price: number };

/** The sums at which about a quarter, half and three quarters of the stock are within reach; each adds some. */
function budgetSteps(priceFor: (weekly: number) => number, site: Site): Step[] {
	const list = searchPath(site.config);
	const within = (query: string) => site.linkedStock(list + query)?.count ?? 0;
	const all = within('');
	const steps = sums.map((weekly) => {
		const price = priceFor(weekly);
		return { weekly, price, count: within(`?price=-${price}`) };
	});
	const some = steps.filter(({ count }) => count > 0 && count < all);
	const chosen = Array.from({ length: parts - 1 }, (_, index) => (all * (index + 1)) / parts).map((share) =>
		some.toSorted((one, other) => Math.abs(one.count - share) - Math.abs(other.count - share)).at(0),
	);
	return [...new Set(chosen)].filter((step) => step !== undefined).filter(addsSome);
}

const addsSome = ({ count }: { count: number }, index: number, all: readonly { count: number }[]): boolean =>
	count > (all[index - 1]?.count ?? 0);

/** Tiles lead to the list by their words, which it says and reads as the same prices; its cards then say what they cost a week. */
const saidByWeek = (tiles: readonly Tile[], config: Site['config']): Tile[] =>
	tiles.map((tile) => ({
		...tile,
		link: { ...tile.link, url: `${searchPath(config)}?${new URLSearchParams({ q: tile.link.text }).toString()}` },
	}));

function spans(steps: readonly Step[], config: Site['config']): { text: string; url: string }[] {
	const money = (amount: number) => formatMoney(amount, config.locale);
	const list = searchPath(config);
	return [...steps, undefined].map((step, index) => {
		const below = steps[index - 1];
		const query = `?price=${below?.price ?? ''}-${step?.price ?? ''}`;
		if (!step) return { text: `Over ${money(below?.weekly ?? 0)} a week`, url: list + query };
		const text = below ? `${money(below.weekly)} to ${money(step.weekly)}` : `Under ${money(step.weekly)}`;
		return { text: `${text} a week`, url: list + query };
	});
}
