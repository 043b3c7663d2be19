import { type Reader, type Reading, unreadable } from './reading.ts';

type NumberRule = {
	/** What it is, for the report: `a number of doors`. */
	what: string;
	min: number;
	max: number;
	/** Words that may follow the number, besides nothing. */
	unit?: RegExp;
	/** Whether 0 stands for "not known". */
	zeroIsNone?: boolean;
};

const amount = /^([A-Z]{0,3}\$?)\s*(-?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?)\s*(.*)$/is;

const currency = /^(?:(?:AUD?|NZD?|USD?)?\$?)$/i;
const afterMoney =
	/^(?:aud|nzd|usd)?\s*(?:\*|drive ?-?away|d\/?a|ono|o\.n\.o\.?|neg(?:otiable)?|egc|e\.g\.c\.?|excl\.?(?:uding)? gov(?:t|ernment)?\.? charges|(?:\+|plus) ?(?:orc|on ?-?road costs?)|inc(?:l\.?|luding)? gst|per week|p\/?w|\/ ?week)?$/i;

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
	};
	return (found) => {
		const reading = plainNumber(found, rule);
		if (reading.value === undefined || Number.isInteger(reading.value)) return reading;
		return { value: Math.round(reading.value), note: 'rounded to kilometres' };
	};
}

/** Dollars, to the cent: 51990, `$51,990`, `AUD 51,990.00 drive away`. 0 stands for no price. */
export function money(): Reader<number> {
	const rule = { what: 'an amount of dollars', min: 0, max: 99_999_999, unit: afterMoney, zeroIsNone: true };
	return (found) => {
		const reading = plainNumber(found, rule);
		return reading.value === undefined ? reading : { ...reading, value: Math.round(reading.value * 100) / 100 };
	};
}

function plainNumber(found: unknown, rule: NumberRule): Reading<number> {
	if (typeof found === 'number') return within(found, rule);
	const parts = typeof found === 'string' ? amount.exec(found) : null;
	const [, before = '', digits = '', unit = ''] = parts ?? [];
	if (!/\d/.test(digits) || !isUnit(before, unit, rule)) return unreadable(`not ${rule.what}`);
	const reading = within(Number(digits.replaceAll(',', '')), rule);
	const asWritten = /^-?\d+(?:\.\d+)?$/.test(String(found));
	return reading.note || asWritten ? reading : { ...reading, note: `read as ${rule.what}` };
}

function isUnit(before: string, after: string, { unit }: NumberRule): boolean {
	if (before && !(unit === afterMoney && currency.test(before))) return false;
	return after === '' || unit?.test(after.trim()) === true;
}

function within(value: number, { what, min, max, zeroIsNone = min > 0 }: NumberRule): Reading<number> {
	if (value === 0 && zeroIsNone) return { note: '0 stands for not known' };
	if (value < min || value > max) return unreadable(`not ${what} from ${min} to ${max}`);
	return { value };
}
