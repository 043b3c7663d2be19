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

/** `$150 a week`, where the site says what a car costs a week: the prices that this pays for (CAR-12). */
export function repaymentIn(text: string, { priceFor }: AskedStock): FoundWish | null {
	const match = repayment.exec(text);
	if (!match || !priceFor) return null;
	const max = priceFor(Number(match[1]));
	if (max <= 0) return null;
	const label = `Up to $${match[1]} a week`;
	return { text: match[0], at: match.index, wish: { kind: 'range', field: 'price', range: { max }, label } };
}
