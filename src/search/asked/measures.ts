import type { ListField, RangeField } from '../fields/facets.ts';
import type { SearchRange } from '../state/search-state.ts';
import type { AskedStock, FoundWish } from './asked.ts';
import { word } from './word.ts';

type Groups = Record<string, string | undefined>;
type Measure = {
	/** The first of these that the stock has, told by itself or by a list that goes with it: a search server names values of lists alone. */
	fields: readonly (readonly [field: RangeField, list: ListField])[];
	pattern: RegExp;
	/** A number in the stock's unit. */
	inUnit: (number: number, unit: string) => number;
	/** How far from a number that is no limit others are called the same. */
	spread: (value: number) => number;
};

const number = String.raw`\d[\d.,]*`;
const limits = String.raw`(?:(?<most>under|below|less than|up to|max(?:imum)?)\s+|(?<least>over|above|more than|at least|from|min(?:imum)?)\s+|between\s+)?`;
const more = String.raw`(?<more>\s?\+| plus| (?:and|or) (?:up|over|above|more|bigger|larger|longer))?`;
const pattern = (units: string, after = ''): RegExp =>
	word(
		String.raw`${limits}(?:(?<low>${number})\s*(?:${units})?\s*(?:to|and|-|–)\s*)?(?<one>${number})[\s-]*(?<unit>${units})${after}${more}`,
	);

const metresPerFoot = 0.3048;
/** People name a class, and those of a class differ: `600cc` is also 599 and 649, `4.5 tonnes` 4,495 kg. */
const share = (value: number): number => value * 0.1;

/** Sizes and weights that only some trades have. */
const measures: readonly Measure[] = [
	{ fields: [['engine_cc', 'lams']], pattern: pattern('cc'), inUnit: (size) => size, spread: share },
	{
		fields: [
			['gvm', 'licence_class'],
			['atm', 'sleeps'],
		],
		pattern: pattern('kgs?|kilos?|t|tonnes?|tons?', String.raw`(?:\s(?:gvm|atm|tare))?`),
		inUnit: (weight, unit) => weight * (unit.startsWith('t') ? 1000 : 1),
		spread: share,
	},
	{
		fields: [['length', 'sleeps']],
		pattern: pattern('ft|foot|feet|footer|m|met(?:re|er)s?'),
		inUnit: (length, unit) => Math.round(length * (unit.startsWith('f') ? metresPerFoot : 1) * 10) / 10,
		// A caravan of 17 feet is called so at 5 metres and at 5.4.
		spread: () => 0.3,
	},
];

/** The first size or weight of a text that the stock has (SRCH-3): `600cc`, `under 4,500 kg`, `18 to 21 ft`. */
export function measureIn(text: string, { valuesOf }: AskedStock): FoundWish | null {
	for (const measure of measures) {
		const field = measure.fields.find((names) => names.some((name) => valuesOf(name).length > 0))?.[0];
		const match = field ? measure.pattern.exec(text) : null;
		const range = match && rangeOf(match.groups ?? {}, measure);
		if (field && range) return { text: match[0], at: match.index, wish: { kind: 'range', field, range } };
	}
	return null;
}

function rangeOf(groups: Groups, { inUnit, spread }: Measure): SearchRange | null {
	const read = (text = '') => inUnit(Number(text.replace(/,(?=\d{3})/g, '')), groups['unit']?.toLowerCase() ?? '');
	const [low, value] = [read(groups['low']), read(groups['one'])];
	if (!value) return null;
	if (low) return low < value ? { min: low, max: value } : null;
	if (groups['most']) return { max: value };
	if (groups['least'] || groups['more']) return { min: value };
	const near = (distance: number) => Math.round((value + distance) * 10) / 10;
	return { min: near(-spread(value)), max: near(spread(value)) };
}
