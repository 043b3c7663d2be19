import { countOf, countPattern } from '../../domain/cars/seat-words.ts';
import { capitalised } from '../../domain/words/wording.ts';
import type { AskedStock, Wish } from './asked.ts';
import { word } from './word.ts';

type TradeRule = { pattern: RegExp; read: (found: RegExpExecArray, stock: AskedStock) => Wish | null };

/** A value of a list, written as the stock has it; null where that has none like it. */
function inStock(
	field:
		| 'licence_class'
		| 'subscription_plan'
		| 'minimum_term_weeks'
		| 'axle_configuration'
		| 'lams'
		| 'wheelchair_places',
	value: string,
	stock: AskedStock,
): Wish | null {
	const known = stock.valuesOf(field).find((one) => one.toLowerCase() === value.toLowerCase());
	return known === undefined ? null : { kind: 'list', field, value: known };
}

/** Words for what only some trades have; each counts where the stock has it (SRCH-3): `sleeps 4`, `MR licence`, `LAMS`. */
export const tradeRules: readonly TradeRule[] = [
	{
		pattern: word(
			String.raw`sleeps?\s+(?:at least )?(${countPattern})(\+| or more)?|(${countPattern})(\+| or more)?[\s-]*(?:berths?|sleepers?|people)`,
		),
		read: ([, one, more, other, plus = more], { valuesOf }) => {
			const count = countOf(one ?? other ?? '');
			const inStock = valuesOf('sleeps');
			if (inStock.length === 0) return null;
			if (!plus) return { kind: 'list', field: 'sleeps', value: String(count) };
			const values = inStock.filter((value) => Number(value) >= count);
			return { kind: 'any', field: 'sleeps', values, label: `${count} or more berths` };
		},
	},
	{
		pattern: word(
			'(?:lams|learners?|beginners?|new riders?|l[ -]?plat(?:e|er)s?|p[ -]?plat(?:e|er)s?)(?:[ -](?:approved|legal|friendly))?',
		),
		read: (_, stock) => inStock('lams', 'LAMS approved', stock),
	},
	{
		pattern: word('(car|[lmh]r|[hm]c)(?:[ -]class)?[ -]licen[cs]e|(?:licen[cs]e )?class (\\d)|([lmh]r|[hm]c)'),
		read: ([, named, numbered, bare], stock) => inStock('licence_class', named ?? bare ?? `Class ${numbered}`, stock),
	},
	{
		pattern: word(String.raw`(${countPattern})\s+(?:people in )?wheelchairs?(?:\s(?:places?|positions?|spaces?))?`),
		read: ([, places = ''], stock) => inStock('wheelchair_places', String(countOf(places)), stock),
	},
	{
		pattern: word('(?:(rear|side)[ -](?:entry[ -])?)?(ramp|lift|hoist)s?|(rear|side)[ -](?:entry|access)'),
		read: ([found, side, what = '', way = side ?? ''], { valuesOf }) => {
			const asked = [way, what.replace(/hoist/i, 'lift')].map((one) => one.toLowerCase());
			const values = valuesOf('wheelchair_entry').filter((one) =>
				asked.every((part) => one.toLowerCase().includes(part)),
			);
			const [value] = values;
			if (value === undefined) return null;
			const field = 'wheelchair_entry';
			return values.length === 1
				? { kind: 'list', field, value }
				: { kind: 'any', field, values, label: capitalised(found) };
		},
	},
	{
		pattern: word('(?:on (?:an? |the )?)?(\\w+)[ -]plan'),
		read: ([, plan = ''], stock) => inStock('subscription_plan', plan, stock),
	},
	{
		pattern: word(`(?:for )?(${countPattern}) (?:(week)|month)s?`),
		read: ([, count = '', isWeeks], stock) =>
			inStock('minimum_term_weeks', String(isWeeks ? countOf(count) : Math.floor((countOf(count) * 13) / 3)), stock),
	},
	{
		pattern: word(String.raw`(\d{1,2})\s*[x×]\s*(\d)`),
		read: ([, ends, driven], stock) => inStock('axle_configuration', `${ends}x${driven}`, stock),
	},
];
