import type { AskedPart, AskedStock, Wish } from './asked.ts';
import { isWeekly } from './weekly.ts';
import { word } from './word.ts';

const cheap = word('cheap(?:est)?|affordable|budget');
/** Of fewer prices nobody needs the least. */
const fewestPrices = 8;

/**
 * `cheap hatch` asks for the least dear quarter of the stock, up to a round sum (SRCH-3). Null without the word, beside a limit that is
 * said in dollars, and where the stock has few prices.
 */
export function cheapIn(
	text: string,
	stock: AskedStock,
	parts: readonly AskedPart[],
): { text: string; at: number; wish: Wish } | null {
	const match = cheap.exec(text);
	const isLimited = parts.some(({ wish }) => wish.kind === 'range' && /price/.test(wish.field));
	if (!match || isLimited) return null;
	const prices = stock
		.valuesOf(isWeekly(stock) ? 'subscription_price' : 'price')
		.map(Number)
		.filter((price) => price > 0)
		.sort((one, other) => one - other);
	const highest = prices[Math.ceil(prices.length / 4) - 1];
	if (highest === undefined || prices.length < fewestPrices) return null;
	const step = highest < 1000 ? 10 : 1000;
	const max = Math.ceil(highest / step) * step;
	return { text: match[0], at: match.index, wish: { kind: 'range', field: 'price', range: { max } } };
}
