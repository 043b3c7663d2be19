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

/** Riders name a class of engines, and the engines of a class differ: `600cc` is also 599 and 649. */
const sizeShare = 0.1;

/** Words for what only some trades have; each counts where the stock has it (SRCH-3): `sleeps 4`, `MR licence`, `LAMS`, `600cc`. */
export const tradeRules: readonly TradeRule[] = [
	{
		pattern: word(String.raw`sleeps?\s+(${countPattern})|(${countPattern})[\s-]*(?:berths?|sleepers?|people)`),
		read: ([, one, other], { valuesOf }) =>
			valuesOf('sleeps').length > 0
				? { kind: 'list', field: 'sleeps', value: String(countOf(one ?? other ?? '')) }
				: null,
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
	{
		pattern: word(
			String.raw`(?:(under|below|less than|up to|max)\s+|(over|above|more than|from|min)\s+)?(\d{2,4})\s*cc`,
		),
		read: ([, most, least, size], { valuesOf }) => {
			if (valuesOf('engine_cc').length === 0 && valuesOf('lams').length === 0) return null;
			const wanted = Number(size);
			const near = { min: Math.round(wanted * (1 - sizeShare)), max: Math.round(wanted * (1 + sizeShare)) };
			const range = most ? { max: wanted } : least ? { min: wanted } : near;
			return { kind: 'range', field: 'engine_cc', range };
		},
	},
];
