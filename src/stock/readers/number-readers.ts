import { kilometresOf } from '../../domain/cars/distance.ts';
import type { Notation } from './notation.ts';
import { type Reader, type Reading, unreadable } from './reading.ts';
import { type PointMeans, type WrittenNumber, writtenNumber } from './written-number.ts';

export type NumberRule = {
	/** What it is, for the report: `a number of doors`. */
	what: string;
	min: number;
	max: number;
	/** Whether words may follow the number. */
	unit?: (after: string) => boolean;
	/** Whether signs may stand before it. */
	sign?: (before: string) => boolean;
	/** Whether 0 stands for "not known". */
	zeroIsNone?: boolean;
	/** What three digits behind a single point are; decimals where it is not said. */
	point?: PointMeans;
};

/** A unit that may follow a number, by a pattern of it. */
export const followed =
	(pattern: RegExp) =>
	(after: string): boolean =>
		pattern.test(after);

/** A whole number, alone or with its unit: 4, `4`, `4.0`, ` 4 Doors`. */
export function integer(rule: NumberRule): Reader<number> {
	return (found, notation) => {
		const reading = plainNumber(found, rule, notation);
		const isWhole = reading.value === undefined || Number.isInteger(reading.value);
		return isWhole ? reading : unreadable(`not ${rule.what}`);
	};
}

/** A number, alone or with its unit: 8.7, `8.7 L / 100 km`. */
export function decimal(rule: NumberRule): Reader<number> {
	return (found, notation) => plainNumber(found, rule, notation);
}

const kilometreWords = /^(?:kms?|kilomet(?:re|er)s?)$/i;
const mileWords = /^(?:mi|mls|miles?)\.?$/i;

/** A distance in whole kilometres, from kilometres or miles; a part of a kilometre is rounded. */
export function kilometres(): Reader<number> {
	const rule: NumberRule = {
		what: 'a number of kilometres',
		min: 0,
		max: 9_999_999,
		unit: (after) => kilometreWords.test(after) || mileWords.test(after),
		point: 'thousands',
	};
	return (found, notation) => {
		const reading = plainNumber(found, rule, notation);
		if (reading.value === undefined) return reading;
		const text = typeof found === 'string' ? found : '';
		const unit = /[a-z.]*$/i.exec(text)?.[0] ?? '';
		const isMiles = unit === '' ? notation.distance === 'miles' : mileWords.test(unit);
		if (isMiles)
			return { ...reading, value: kilometresOf(reading.value), ...(!reading.odd && { note: 'read as miles' }) };
		if (Number.isInteger(reading.value)) return reading;
		return { value: Math.round(reading.value), note: 'rounded to kilometres' };
	};
}

/** A number that the rule allows, alone or with what the rule lets stand around it. */
export function plainNumber(found: unknown, rule: NumberRule, { decimalMark }: Notation): Reading<number> {
	if (typeof found === 'number') return within(found, rule);
	const pointMeans = rule.point ?? 'decimals';
	const number = typeof found === 'string' ? writtenNumber(found.trim(), { pointMeans, decimalMark }) : undefined;
	if (!number || !isUnit(number, rule)) return unreadable(`not ${rule.what}`);
	const reading = within(number.value, rule);
	if (reading.note) return reading;
	if (number.doubt) return { ...reading, note: number.doubt, odd: true };
	const asWritten = /^-?\d+(?:\.\d+)?$/.test(String(found));
	return asWritten ? reading : { ...reading, note: `read as ${rule.what}` };
}

function isUnit({ before, after }: WrittenNumber, { unit, sign }: NumberRule): boolean {
	return (before === '' || sign?.(before) === true) && (after === '' || unit?.(after) === true);
}

function within(value: number, { what, min, max, zeroIsNone = min > 0 }: NumberRule): Reading<number> {
	if (value === 0 && zeroIsNone) return { note: '0 is taken as not known' };
	if (value < min || value > max) return unreadable(`not ${what} from ${min} to ${max}`);
	return { value };
}
