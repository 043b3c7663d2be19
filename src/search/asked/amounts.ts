import type { RangeField } from '../fields/facets.ts';
import type { SearchRange } from '../state/search-state.ts';
import type { Wish } from './asked.ts';

const kilometresPerMile = 1.609344;
/** A number that has no sign and no unit is a year between these, and a price from here. */
const years = { first: 1950, last: 2035 } as const;
const leastPrice = 1_000;
/** What `low km` means: kilometres of some three years. */
const lowKilometres = 50_000;

const sign = String.raw`(?:(?:A|AU|NZ|US)?[$€]\s*)`;
const digits = String.raw`(?:\d{1,3}(?:[,.]\d{3})+|\d+(?:\.\d+)?)`;
const thousands = String.raw`(?:\s?(?:k(?!['’]?s)|grand|thousand))`;
const unit = String.raw`(?:\s*(?:kms?|kilomet(?:re|er)s?|k['’]?s|miles?|mi)(?![\p{L}\p{N}]))`;
const end = String.raw`(?![\p{L}\p{N}])`;

/** A number with its sign, thousands and unit, in groups that begin with `name`. */
const amount = (name: string): string =>
	`(?<${name}sign>${sign})?(?<${name}digits>${digits})(?<${name}k>${thousands}(?=${unit}?${end}))?(?<${name}unit>${unit})?${end}`;

const start = String.raw`(?<![\p{L}\p{N}"$€.,-])`;
const atMost =
	'under|below|less than|lower than|cheaper than|up to|upto|max(?:imum)?(?: of)?|no more than|not over|at most|before|older than|<=?';
const atLeast = 'over|above|more than|at least|min(?:imum)?(?: of)?|from|since|after|newer than|later than|>=?';

const rule = (text: string): RegExp => new RegExp(start + text, 'giu');

type Read = (groups: Record<string, string | undefined>) => Wish | null;
export type AmountRule = { pattern: RegExp; read: Read };

/** Prices, years and distances in words (SRCH-3), the longest form of words first: `between $20k and $30k`, `under 50,000 km`, `2018+`. */
export const amountRules: readonly AmountRule[] = [
	{
		pattern: rule(`(?<between>between |from )?${amount('low')}\\s*(?:to|and|-|–)\\s*${amount('high')}`),
		read: (groups) => between(groups),
	},
	{ pattern: rule(`(?<how>${atMost})\\s*${amount('one')}`), read: (groups) => limit(groups, 'max') },
	{ pattern: rule(`(?<how>${atLeast})\\s*${amount('one')}`), read: (groups) => limit(groups, 'min') },
	{
		pattern: rule(`${amount('one')}\\s*(?:(?:or|and) (?:under|less|below|older|cheaper)|max(?:imum)?)${end}`),
		read: (groups) => limit(groups, 'max'),
	},
	{
		pattern: rule(`${amount('one')}\\s*(?:\\+|(?:or|and) (?:newer|later|up|over|above|more)${end})`),
		read: (groups) => limit(groups, 'min'),
	},
	{
		pattern: rule(`low(?:er)?\\s+(?:kms?|kilomet(?:re|er)s?|k['’]s|mileage|miles)${end}`),
		read: () => wish('km', { max: lowKilometres }),
	},
	// An amount alone says the most that somebody spends or wants on the clock; `90` alone or `2008` is a model.
	{
		pattern: rule(amount('one')),
		read: (groups) => (groups['onesign'] || groups['onek'] || groups['oneunit'] ? limit(groups, 'max') : null),
	},
];

type Amount = { field: RangeField; value: number };

function limit(groups: Record<string, string | undefined>, end: 'min' | 'max'): Wish | null {
	const read = amountOf(groups, 'one');
	if (!read) return null;
	// The year itself is neither before nor after it.
	const apart =
		read.field === 'year' && /^(?:before|older|after|newer|later|under|below|<|>)/i.test(groups['how'] ?? '');
	const step = apart && !/=$/.test(groups['how'] ?? '') ? (end === 'max' ? -1 : 1) : 0;
	return wish(read.field, { [end]: read.value + step });
}

function between(groups: Record<string, string | undefined>): Wish | null {
	const isAsked = groups['between'] !== undefined;
	const sign = groups['lowsign'] ?? groups['highsign'];
	const unit = groups['highunit'] ?? groups['lowunit'];
	// `20-30k` are thousands both.
	const lowk = groups['lowk'] ?? (Number(groups['lowdigits']) < leastPrice ? groups['highk'] : undefined);
	const shared = { ...groups, lowsign: sign, highsign: sign, lowunit: unit, highunit: unit, lowk };
	const [low, high] = [amountOf(shared, 'low', isAsked), amountOf(shared, 'high', isAsked)];
	if (!low || !high || low.field !== high.field || low.value > high.value) return null;
	return wish(high.field, { min: low.value, max: high.value });
}

const wish = (field: RangeField, range: SearchRange): Wish => ({ kind: 'range', field, range });

/** What a number counts: kilometres by its unit, money by its sign, a year by its size. Null for a number that says nothing. */
function amountOf(groups: Record<string, string | undefined>, name: string, isAsked = true): Amount | null {
	const unitText = groups[`${name}unit`]?.trim().toLowerCase();
	// `100 k's` are kilometres in thousands.
	const isThousands = groups[`${name}k`] !== undefined || /^k['’]?s$/.test(unitText ?? '');
	const value = Number(groups[`${name}digits`]?.replace(/[,.](?=\d{3}(?!\d))/g, '')) * (isThousands ? 1000 : 1);
	if (unitText) return { field: 'km', value: Math.round(/^mi/.test(unitText) ? value * kilometresPerMile : value) };
	if (groups[`${name}sign`] || groups[`${name}k`]) return { field: 'price', value: Math.round(value) };
	if (Number.isInteger(value) && value >= years.first && value <= years.last) return { field: 'year', value };
	return isAsked && value >= leastPrice ? { field: 'price', value: Math.round(value) } : null;
}
