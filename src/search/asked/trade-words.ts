import type { RangeField } from '../fields/facets.ts';
import type { AskedStock, Wish } from './asked.ts';

type TradeRule = { pattern: RegExp; read: (found: RegExpExecArray, stock: AskedStock) => Wish | null };

const word = (text: string): RegExp => new RegExp(String.raw`(?<![\p{L}\p{N}"-])(?:${text})(?![\p{L}\p{N}"-])`, 'iu');

/** A value of a list, written as the stock has it; null where that has none like it. */
function inStock(
	field: 'licence_class' | 'axle_configuration' | 'lams',
	value: string,
	stock: AskedStock,
): Wish | null {
	const known = stock.valuesOf(field).find((one) => one.toLowerCase() === value.toLowerCase());
	return known === undefined ? null : { kind: 'list', field, value: known };
}

/** Riders name a class of engines, and the engines of a class differ: `600cc` is also 599 and 649. */
const sizeShare = 0.1;

/** Words for what only some trades have; each counts where the stock has it (SRCH-3): `sleeps 4`, `MR licence`, `LAMS`, `600cc`. */
export const tradeRules: readonly TradeRule[] = [
	{
		pattern: word(String.raw`sleeps?\s+(\d{1,2})|(\d{1,2})[\s-]*(?:berths?|sleepers?|people)`),
		read: ([, one, other], { valuesOf }) =>
			valuesOf('sleeps').length > 0 ? { kind: 'list', field: 'sleeps', value: String(Number(one ?? other)) } : null,
	},
	{
		pattern: word('(?:lams|learners?)(?:[ -](?:approved|legal))?'),
		read: (_, stock) => inStock('lams', 'LAMS approved', stock),
	},
	{
		pattern: word('(car|[lmh]r|[hm]c)(?:[ -]class)?[ -]licen[cs]e|(?:licen[cs]e )?class (\\d)|([lmh]r|[hm]c)'),
		read: ([, named, numbered, bare], stock) => inStock('licence_class', named ?? bare ?? `Class ${numbered}`, stock),
	},
	{
		pattern: word(String.raw`(\d{1,2})\s*[x×]\s*(\d)`),
		read: ([, ends, driven], stock) => inStock('axle_configuration', `${ends}x${driven}`, stock),
	},
	{
		pattern: word(String.raw`(\d{2,4})\s*cc`),
		read: ([, size], { valuesOf }) => {
			if (valuesOf('engine_cc').length === 0 && valuesOf('lams').length === 0) return null;
			const [min, max] = [1 - sizeShare, 1 + sizeShare].map((share) => Math.round(Number(size) * share));
			return { kind: 'range', field: 'engine_cc', range: { ...(min && { min }), ...(max && { max }) } };
		},
	},
];

/** Whether the stock has prices by the week and no others. */
const isWeekly = ({ valuesOf }: AskedStock): boolean => {
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
