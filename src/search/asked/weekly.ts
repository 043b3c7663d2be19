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

/** So many times the dearest weekly price is what a whole car costs. */
const farBeyond = 4;

/** What a visitor is told of a price that no week costs, `under 30k`, where all prices are by the week; null for any other wish. */
export function beyondWeeks({ text, wish }: Pick<FoundWish, 'text' | 'wish'>, stock: AskedStock): string | null {
	if (wish.kind !== 'range' || wish.field !== 'price' || !isWeekly(stock)) return null;
	const dearest = Math.max(0, ...stock.valuesOf('subscription_price').map(Number).filter(Number.isFinite));
	const asked = wish.range.max ?? wish.range.min ?? 0;
	return dearest > 0 && asked > dearest * farBeyond
		? `“${text.trim()}” is left out: prices here are by the week, up to $${dearest}.`
		: null;
}

/** What is typed without its words for `by the week`, where the stock has no other price. */
export const withoutWeeks = (text: string, stock: AskedStock): string =>
	text.search(weeks) >= 0 && isWeekly(stock) ? text.replace(weeks, ' ') : text;

/** How many weeks a payment is for. */
const weeksOf = { week: 1, fortnight: 2, month: 52 / 12 } as const;
const repayment = word(
	String.raw`(?:(over|above|more than|at least) |(?:(?:between|from) )?\$?(\d{2,4}) ?(?:-|–|to|and) ?|(?:under|below|less than|up to|max(?:imum)?|around|about|sub|from|for) )?\$?(\d{2,4})(?:(?: ?(?:a|per|each|\/)? ?(week|wk|fortnight|month|mth))|(?: ?(week|fortnight|month)ly)|(?: ?p\.?\/?([wm])\.?))`,
);

/** An amount that is paid again and again, what it is a week, and after what. */
function payment(text: string) {
	const match = repayment.exec(text);
	if (!match) return null;
	const [found, over, least, amount, ...units] = match;
	const [first] = units.find(Boolean) ?? 'w';
	const unit = first === 'm' ? 'month' : first === 'f' ? 'fortnight' : 'week';
	return { found, at: match.index, over, least, amount, unit: unit as keyof typeof weeksOf };
}

/** What is typed without an amount by the week, where the site has no such prices, and what is said of it. */
export function unreadWeeks(text: string, stock: AskedStock): { rest: string; note: string } | null {
	const paid = stock.priceFor || isWeekly(stock) || !stock.template ? null : payment(text);
	if (!paid) return null;
	const { found, at, unit } = paid;
	const rest = `${text.slice(0, at)} ${text.slice(at + found.length)}`;
	return { rest, note: `“${found.trim()}” is left out: prices here are for the whole vehicle, not by the ${unit}.` };
}

/**
 * `$150 a week`, `$125 to $200 a week`, `over $400 a week`, where the site says what a car costs a week: the prices that this pays for (CAR-12).
 * Where all prices are by the week, an amount by the month is a price too.
 */
export function repaymentIn(text: string, stock: AskedStock): FoundWish | null {
	const paid = payment(text);
	if (!paid) return null;
	const { found, at, over, least, amount, unit } = paid;
	const isPrice = unit !== 'week' && isWeekly(stock);
	const priceOf = (sum: string | undefined) => {
		const weekly = Number(sum) / weeksOf[unit];
		return isPrice ? Math.floor(weekly) : (stock.priceFor?.(weekly) ?? 0);
	};
	const price = priceOf(amount);
	if (price <= 0) return null;
	const field: RangeField = isPrice ? 'subscription_price' : 'price';
	const range = over ? { min: price } : { ...(least && { min: priceOf(least) }), max: price };
	const begin = over ? 'Over' : least ? `From $${least} to` : 'Up to';
	const wish = { kind: 'range', field, range, label: `${begin} $${amount} a ${unit}` } as const;
	return { text: found, at, wish };
}
