import type { RangeField } from '../fields/facets.ts';
import type { AskedStock, FoundWish, Wish } from './asked.ts';
import { word } from './word.ts';

/** Whether the stock has prices by the week and no others. */
export const isWeekly = ({ valuesOf }: AskedStock): boolean => {
	const known = (field: RangeField): boolean => valuesOf(field).some((value) => value !== 'NaN');
	return !known('price') && (known('subscription_price') || valuesOf('subscription_plan').length > 0);
};

const weeks = /\s*\b(?:(?:a|per|each) week|weekly|p\/?w)\b/giu;

/** Where all prices are by the week, an amount is one too, whether or not somebody says so: `under $200 a week`. */
export function weeklyWish(wish: Wish, stock: AskedStock): Wish {
	const isPrice = wish.kind === 'range' && wish.field === 'price';
	return isPrice && isWeekly(stock) ? { ...wish, field: 'subscription_price' } : wish;
}

/** What is typed without its words for `by the week`, where the stock has no other price. */
export const withoutWeeks = (text: string, stock: AskedStock): string =>
	text.search(weeks) >= 0 && isWeekly(stock) ? text.replace(weeks, ' ') : text;

const repayment = word(
	String.raw`(?:(?:under|below|less than|up to|max(?:imum)?|around|about|sub|from|for) )?\$?(\d{2,4})(?:(?: ?(?:a|per|each|\/)? ?(?:week|wk))|(?: ?(?:weekly|p\.?\/?w\.?)))`,
);

/** What is typed without an amount by the week, where the site has no such prices, and what is said of it. */
export function unreadWeeks(text: string, stock: AskedStock): { rest: string; note: string } | null {
	const match = stock.priceFor || isWeekly(stock) || !stock.template ? null : repayment.exec(text);
	if (!match) return null;
	const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
	return { rest, note: `“${match[0].trim()}” is left out: prices here are for the whole vehicle, not by the week.` };
}

/** `$150 a week`, where the site says what a car costs a week: the prices that this pays for (CAR-12). */
export function repaymentIn(text: string, { priceFor }: AskedStock): FoundWish | null {
	const match = repayment.exec(text);
	if (!match || !priceFor) return null;
	const max = priceFor(Number(match[1]));
	if (max <= 0) return null;
	const label = `Up to $${match[1]} a week`;
	return { text: match[0], at: match.index, wish: { kind: 'range', field: 'price', range: { max }, label } };
}
