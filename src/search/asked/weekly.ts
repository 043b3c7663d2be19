import type { RangeField } from '../fields/facets.ts';
import type { AskedStock, Wish } from './asked.ts';

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
