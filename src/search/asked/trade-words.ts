import { countOf, countPattern } from '../../domain/cars/seat-words.ts';
import type { AskedStock, Wish } from './asked.ts';
import { word } from './word.ts';

type TradeRule = { pattern: RegExp; read: (found: RegExpExecArray, stock: AskedStock) => Wish | null };

/** A value of a list, written as the stock has it; null where that has none like it. */
function inStock(
	field: 'licence_class' | 'axle_configuration' | 'lams',
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
		pattern: word('(?:lams|learners?|l[ -]?plat(?:e|er)s?|p[ -]?plat(?:e|er)s?)(?:[ -](?:approved|legal|friendly))?'),
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
];
