import { type Reader, type Reading, unreadable } from './reading.ts';
import { type PointMeans, type WrittenNumber, writtenNumber } from './written-number.ts';

type NumberRule = {
	/** What it is, for the report: `a number of doors`. */
	what: string;
	min: number;
	max: number;
	/** Words that may follow the number, besides nothing. */
	unit?: RegExp;
	/** Whether 0 stands for "not known". */
	zeroIsNone?: boolean;
	/** What three digits behind a single point are; decimals where it is not said. */
	point?: PointMeans;
};

/** Signs and codes of money, before or after the amount: `A$`, `NZ$`, `€`, `EUR`. */
const currency = /^(?:(?:AU?|NZ|US)?D? ?\$|\$? ?(?:AUD?|NZD?|USD?)|€|£|EUR|GBP)$/i;
/** Those that are no dollars. */
const foreign = /€|£|eur|gbp/i;
const afterMoney =
	/^(?:aud|nzd|usd|eur|gbp|€|£|\$)? ?(?:\*|drive ?-?away|d\/?a|ono|o\.n\.o\.?|neg(?:otiable)?|egc|e\.g\.c\.?|excl\.?(?:uding)? gov(?:t|ernment)?\.? charges|(?:\+|plus) ?(?:orc|on ?-?road costs?)|inc(?:l\.?|luding)? gst|per week|p\/?w|\/ ?week)?$/i;

/** A whole number, alone or with its unit: 4, `4`, `4.0`, ` 4 Doors`. */
export function integer(rule: NumberRule): Reader<number> {
	return (found) => {
		const reading = plainNumber(found, rule);
		const isWhole = reading.value === undefined || Number.isInteger(reading.value);
		return isWhole ? reading : unreadable(`not ${rule.what}`);
	};
}

/** A number, alone or with its unit: 8.7, `8.7 L / 100 km`. */
export function decimal(rule: NumberRule): Reader<number> {
	return (found) => plainNumber(found, rule);
}

/** A distance in whole kilometres; a part of a kilometre is rounded. */
export function kilometres(): Reader<number> {
	const rule: NumberRule = {
		what: 'a number of kilometres',
		min: 0,
		max: 9_999_999,
		unit: /^(?:kms?|kilomet(?:re|er)s?)$/i,
		point: 'thousands',
	};
	return (found) => {
		const reading = plainNumber(found, rule);
		if (reading.value === undefined || Number.isInteger(reading.value)) return reading;
		return { value: Math.round(reading.value), note: 'rounded to kilometres' };
	};
}

/** Dollars, to the cent: 51990, `$51,990`, `AUD 51,990.00 drive away`, `12.990 €`. 0 stands for no price. */
export function money(): Reader<number> {
	return moneyReader('thousands');
}

/** The same for sums that are so small that `99.500` is not a thousandfold: a price by the week, a deposit. */
export function smallMoney(): Reader<number> {
	return moneyReader('decimals');
}

function moneyReader(point: PointMeans): Reader<number> {
	const rule = { what: 'an amount of dollars', min: 0, max: 99_999_999, unit: afterMoney, zeroIsNone: true, point };
	return (found) => {
		const reading = plainNumber(found, rule);
		if (reading.value === undefined) return reading;
		const isForeign = typeof found === 'string' && foreign.test(found);
		const doubt = isForeign && { note: 'another currency: the number is shown as dollars', odd: true as const };
		return { ...reading, value: Math.round(reading.value * 100) / 100, ...doubt };
	};
}

function plainNumber(found: unknown, rule: NumberRule): Reading<number> {
	if (typeof found === 'number') return within(found, rule);
	const number = typeof found === 'string' ? writtenNumber(found.trim(), rule.point ?? 'decimals') : undefined;
	if (!number || !isUnit(number, rule)) return unreadable(`not ${rule.what}`);
	const reading = within(number.value, rule);
	if (reading.note) return reading;
	if (number.doubt) return { ...reading, note: number.doubt, odd: true };
	const asWritten = /^-?\d+(?:\.\d+)?$/.test(String(found));
	return asWritten ? reading : { ...reading, note: `read as ${rule.what}` };
}

function isUnit({ before, after }: WrittenNumber, { unit }: NumberRule): boolean {
	if (before && !(unit === afterMoney && currency.test(before))) return false;
	return after === '' || unit?.test(after) === true;
}

function within(value: number, { what, min, max, zeroIsNone = min > 0 }: NumberRule): Reading<number> {
	if (value === 0 && zeroIsNone) return { note: '0 is taken as not known' };
	if (value < min || value > max) return unreadable(`not ${what} from ${min} to ${max}`);
	return { value };
}
