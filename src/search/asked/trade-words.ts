import { countOf, countPattern } from '../../domain/cars/seat-words.ts';
import type { SearchRange } from '../state/search-state.ts';
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

/** People name a class, and those of a class differ: `600cc` is also 599 and 649, `4.5 tonnes` 4,495 kg. */
const share = 0.1;
const metresPerFoot = 0.3048;
/** A caravan of 17 feet is called so at 5 metres and at 5.4. */
const lengthTenths = 3;

const limits = String.raw`(?:(under|below|less than|up to|max(?:imum)?)\s+|(over|above|more than|at least|from|min(?:imum)?)\s+)?`;

/** A limit, or what is about as much. */
function rangeOf([, most, least]: RegExpExecArray, value: number, spread: number): SearchRange {
	if (most) return { max: value };
	return least ? { min: value } : { min: Math.round(value - spread), max: Math.round(value + spread) };
}

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
		pattern: word(String.raw`${limits}(\d{2,4})\s*cc`),
		read: (found, { valuesOf }) => {
			if (valuesOf('engine_cc').length === 0 && valuesOf('lams').length === 0) return null;
			const wanted = Number(found[3]);
			return { kind: 'range', field: 'engine_cc', range: rangeOf(found, wanted, wanted * share) };
		},
	},
	{
		pattern: word(String.raw`${limits}(\d[\d.,]*)\s*(?:kgs?|kilos?|(t|tonnes?|tons?))(?:\s(?:gvm|atm|tare))?`),
		read: (found, { valuesOf }) => {
			const field = (['gvm', 'atm'] as const).find((one) => valuesOf(one).length > 0);
			const weight = Number(found[3]?.replace(/,(?=\d{3})/, '')) * (found[4] ? 1000 : 1);
			return field && weight ? { kind: 'range', field, range: rangeOf(found, weight, weight * share) } : null;
		},
	},
	{
		pattern: word(String.raw`${limits}(\d[\d.]*)[\s-]*(?:(ft|foot|feet|footer)|m|met(?:re|er)s?)`),
		read: (found, { valuesOf }) => {
			const length = Number(found[3]) * (found[4] ? metresPerFoot : 1);
			if (valuesOf('length').length === 0 || !length) return null;
			const tenths = rangeOf(found, Math.round(length * 10), lengthTenths);
			const metres = Object.entries(tenths).map(([end, value]) => [end, value / 10]);
			return { kind: 'range', field: 'length', range: Object.fromEntries(metres) };
		},
	},
];
