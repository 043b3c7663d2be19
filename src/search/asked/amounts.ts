import { letters } from '../../domain/words/letters.ts';
import type { RangeField } from '../fields/facets.ts';
import type { SearchRange } from '../state/search-state.ts';
import type { AskedStock, FoundWish, Wish } from './asked.ts';
import { isWeekly } from './weekly.ts';
import { misspelt } from './word.ts';

/** Kilometres of a mile. */
export const kilometresPerMile = 1.609344;
/** A number that has no sign and no unit is a year between these, and a price from here. */
const years = { first: 1950, last: 2035 } as const;
const leastPrice = 1_000;
/** What `low km` means: kilometres of some three years, a round number of miles where those are said. */
const lowKilometres = { kilometres: 50_000, miles: 30_000 } as const;

const sign = String.raw`(?:(?:A|AU|NZ|US)?[$€]\s*)`;
/** Round numbers in words, as they are said before `grand` and `thousand`. */
const spoken: Readonly<Record<string, number>> = {
	five: 5,
	ten: 10,
	fifteen: 15,
	twenty: 20,
	thirty: 30,
	forty: 40,
	fifty: 50,
	sixty: 60,
	eighty: 80,
};
const spokenPattern = Object.keys(spoken).join('|');
const digits = String.raw`(?:\d{1,3}(?:[,.]\d{3})+|\d{2,3} 000|\d+(?:\.\d+)?|(?:${spokenPattern})(?:[ -]five)?(?=\s?(?:k|grand|thousand)))`;
const thousands = String.raw`(?:\s?(?:k(?!['’]?s)|grand|thousand))`;
const end = String.raw`(?![${letters}\d])`;
const unit = String.raw`(?:\s*(?:kms?|kilomet(?:re|er)s?|k['’]?s|miles?|mi)${end})`;

const about = 'around|about|approx(?:imately)?|roughly|circa|~';
/** How far from a price that is asked for roughly another may be. */
const roughShare = 0.15;

/** A number with its sign, thousands and unit, in groups that begin with `name`. */
const amount = (name: string): string =>
	`(?<${name}sign>${sign})?(?<${name}digits>${digits})(?<${name}k>${thousands}(?=${unit}?${end}))?(?<${name}unit>${unit})?${end}`;

const start = String.raw`(?<![${letters}\d"$€.,-])`;
const atMost = `under|below|sub|less than|lower than|cheaper than|up to|upto|max(?:imum)?(?: of)?|no more than|not over|at most|before|older than|<=?|${misspelt('under')}|${misspelt('below')}`;
const atLeast = 'over|above|more than|at least|min(?:imum)?(?: of)?|from|since|after|newer than|later than|>=?';

/** What a number counts that is no amount: `under 10 years`, `over 4 doors`; nor is what is paid by the week a price. */
const counted = String.raw`(?!\s*(?:years?|yrs?|doors?|seats?|seaters?|people|berths?|cyl(?:inders?)?|met(?:re|er)s?|kg|kilos?|tonn?es?|tons?|hp|kw|lit(?:re|er)s?|stars?|(?:a|per|each) (?:week|fortnight|month)|weekly|fortnightly|monthly|p\/?[wm])${end})`;

const rule = (text: string): RegExp => new RegExp(start + text, 'giu');

type Groups = Record<string, string | undefined>;
/** What numbers mean in a stock. */
export type Scale = {
	/** What a small number means that is said as a limit: `under 40` is $40,000, or 40 where prices are so low. */
	thousands: number;
	/** The year of the newest car, from which ages count. */
	latestYear: number | null;
	/** The most kilometres that are few. */
	lowDistance: number;
};
type Read = (groups: Groups, scale: Scale) => Wish | null;
type AmountRule = { pattern: RegExp; read: Read };

/** Prices, years and distances in words (SRCH-3), the longest form of words first: `between $20k and $30k`, `under 40`, `under 50,000 km`, `2018+`. */
export const amountRules: readonly AmountRule[] = [
	{
		pattern: rule(`(?<between>between |from )?${amount('low')}\\s*(?:to|and|-|–)\\s*${amount('high')}${counted}`),
		read: between,
	},
	{ pattern: rule(`(?:${about})\\s*${amount('one')}${counted}`), read: roughly },
	{
		pattern: rule(`(?:${atMost}|newer than|within)\\s*(?<age>\\d{1,2})\\s*(?:years?|yrs?)(?:\\s*old)?${end}`),
		read: ({ age }, { latestYear }) => (latestYear === null ? null : wish('year', { min: latestYear - Number(age) })),
	},
	{ pattern: rule(`(?<how>${atMost})\\s*${amount('one')}${counted}`), read: limit('max') },
	{ pattern: rule(`(?<how>${atLeast})\\s*${amount('one')}${counted}`), read: limit('min') },
	{
		pattern: rule(`${amount('one')}\\s*(?:(?:or|and) (?:under|less|below|older|cheaper)|max(?:imum)?)${end}`),
		read: limit('max'),
	},
	{
		pattern: rule(
			`${amount('one')}\\s*(?:\\+|(?:(?:or|and) (?:newer|later|up|over|above|more)|onwards?|(?:and )?on)${end})`,
		),
		read: (groups) => limit('min')(groups, noScale),
	},
	{
		pattern: rule(`low(?:er|est)?\\s+(?:kms?|kilomet(?:re|er)s?|k['’]?s|mileage|miles)${end}`),
		read: (_, { lowDistance }) => wish('km', { max: lowDistance }),
	},
	// An amount alone says the most that somebody spends or wants on the clock; `90` alone or `2008` is a model.
	{
		pattern: rule(amount('one') + counted),
		read: (groups, scale) =>
			groups['onesign'] || groups['onek'] || groups['oneunit'] || roundPrice.test(groups['onedigits'] ?? '')
				? limit('max')(groups, scale)
				: null,
	},
];

/** A small number after which nobody says "under" is no price: `911`, `3 and up`. */
const notSaid = 0;
const noScale: Scale = { thousands: notSaid, latestYear: null, lowDistance: lowKilometres.kilometres };
/** A number that is a sum of money without its sign; `ram 1500` is a model, and so is `saab 9000`. */
const roundPrice = /^(?:\d{2,3},?[05]00|\d{2},?990)$/;

type Amount = { field: RangeField; value: number };

/** Words that are about years alone. */
const byYear = /^(?:before|older|after|newer|later|since)/i;
const isApart = /^(?:before|older|after|newer|later|under|below|<|>)/i;

function limit(end: 'min' | 'max'): Read {
	return (groups, { thousands }) => {
		const how = groups['how'] ?? '';
		const read = shortYear(groups, how) ?? amountOf(groups, 'one', thousands);
		if (!read) return null;
		// The year itself is neither before nor after it.
		const apart = read.field === 'year' && isApart.test(how) && !/=$/.test(how);
		return wish(read.field, { [end]: read.value + (apart ? (end === 'max' ? -1 : 1) : 0) });
	};
}

/** `since 19`, `before 15`. */
function shortYear(groups: Groups, how: string): Amount | null {
	const digits = groups['onedigits'] ?? '';
	const isYear =
		byYear.test(how) && /^\d\d$/.test(digits) && !groups['onesign'] && !groups['onek'] && !groups['oneunit'];
	const value = 2000 + Number(digits);
	return isYear && value <= years.last ? { field: 'year', value } : null;
}

function roughly(groups: Groups, { thousands }: Scale): Wish | null {
	const read = amountOf(groups, 'one', thousands);
	if (read?.field !== 'price') return read && limit('max')(groups, { ...noScale, thousands });
	const step = read.value < 2 * leastPrice ? 10 : leastPrice / 2;
	const near = (share: number) => Math.round((read.value * share) / step) * step;
	return wish('price', { min: near(1 - roughShare), max: near(1 + roughShare) });
}

function between(groups: Groups, { thousands }: Scale): Wish | null {
	const said = groups['between'] === undefined ? notSaid : thousands;
	const sign = groups['lowsign'] ?? groups['highsign'];
	const unit = groups['highunit'] ?? groups['lowunit'];
	// `20-30k` are thousands both.
	const lowk = groups['lowk'] ?? (Number(groups['lowdigits']) < leastPrice ? groups['highk'] : undefined);
	const shared = { ...groups, lowsign: sign, highsign: sign, lowunit: unit, highunit: unit, lowk };
	const [low, high] = [amountOf(shared, 'low', said), amountOf(shared, 'high', said)];
	if (!low || !high || low.field !== high.field || low.value > high.value) return null;
	return wish(high.field, { min: low.value, max: high.value });
}

const wish = (field: RangeField, range: SearchRange): Wish => ({ kind: 'range', field, range });

/**
 * What a number counts: kilometres by its unit, money by its sign, a year by its size, money again where it is `said` to be a
 * limit. Null for a number that says nothing.
 */
function amountOf(groups: Groups, name: string, said: number): Amount | null {
	const unitText = groups[`${name}unit`]?.trim().toLowerCase();
	// `100 k's` are kilometres in thousands.
	const isThousands = groups[`${name}k`] !== undefined || /^k['’]?s$/.test(unitText ?? '');
	const value = numberOf(groups[`${name}digits`] ?? '') * (isThousands ? 1000 : 1);
	if (unitText) return { field: 'km', value: Math.round(/^mi/.test(unitText) ? value * kilometresPerMile : value) };
	const price = (times: number): Amount => ({ field: 'price', value: Math.round(value * times) });
	if (groups[`${name}k`]) return price(1);
	if (groups[`${name}sign`]) return price(value < leastPrice ? said || 1 : 1);
	if (Number.isInteger(value) && value >= years.first && value <= years.last) return { field: 'year', value };
	if (said === notSaid || value === 0) return null;
	return price(value < leastPrice ? said : 1);
}

/** `20,000`, `100 000`, `twenty five`. */
function numberOf(text: string): number {
	const [first = '', five] = text.toLowerCase().split(/[ -](?=f)/);
	const said = spoken[first];
	return said === undefined ? Number(text.replace(/[,. ](?=\d{3}(?!\d))/g, '')) : said + (five ? 5 : 0);
}

/** What numbers mean in a stock: small ones are thousands of dollars, unless nothing in it costs as much. */
export function scaleOf(stock: AskedStock): Scale {
	const numbersOf = (field: string) =>
		stock
			.valuesOf(field)
			.map(Number)
			.filter((value) => value > 0);
	const prices = numbersOf('price');
	const isDear = prices.length === 0 || prices.some((price) => price >= leastPrice);
	const latestYear = numbersOf('year').reduce((latest, year) => Math.max(latest, year), 0);
	return {
		thousands: isDear && !isWeekly(stock) ? leastPrice : 1,
		latestYear: latestYear || null,
		lowDistance:
			stock.locale === 'en-US' ? Math.round(lowKilometres.miles * kilometresPerMile) : lowKilometres.kilometres,
	};
}

const bareYear = rule(`(?:19[5-9]|20[0-3])\\d${end}`);

/** A year by itself, unless a model of the stock is called so: `hilux 2019`, but `peugeot 2008`. */
export function yearIn(text: string, { template, valuesOf }: AskedStock): FoundWish | null {
	if (!template) return null;
	for (const { 0: found, index: at } of text.matchAll(bareYear)) {
		const isModel = valuesOf('model').some((model) => model.includes(found));
		if (!isModel) return { text: found, at, wish: wish('year', { min: Number(found), max: Number(found) }) };
	}
	return null;
}
