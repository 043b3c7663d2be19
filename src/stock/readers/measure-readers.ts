import { kilogramsOf, metresOf } from '../../domain/vehicles/measures.ts';
import type { Notation } from './notation.ts';
import { type Reader, type Reading, scalarText, unreadable } from './reading.ts';
import { writtenNumber } from './written-number.ts';

/** A weight's name for the report, and the least and most that it can be, in kilograms. */
type WeightRule = { what: string; min: number; max: number };

const weightUnits: readonly [RegExp, (value: number) => number][] = [
	[/^kgs?\.?$|^kilo(?:gram(?:me)?)?s?$/i, (value) => value],
	[/^t\.?$|^tonnes?$|^tons?$/i, (value) => kilogramsOf(value, 't')],
	[/^lbs?\.?$|^pounds?$/i, (value) => kilogramsOf(value, 'lb')],
];

/**
 * A weight in whole kilograms: 2400, `2,400 kg`, `2.4 t`, `5,300 lbs`. A number alone that is too small for kilograms is in
 * tonnes, as truck dealers write a GVM: `4.495`.
 */
export function weight({ what, min, max }: WeightRule): Reader<number> {
	return (found, notation) => {
		const read = amountOf(found, notation, /\bt|\bton/i);
		const unit = read && (read.after === '' ? undefined : weightUnits.find(([word]) => word.test(read.after)));
		if (!read || (read.after !== '' && !unit)) return unreadable(`not ${what} in kg`);
		if (read.value === 0) return { note: '0 is taken as not known' };
		const tonnes = !unit && read.value < min && kilogramsOf(read.value, 't') >= min;
		const value = Math.round(unit ? unit[1](read.value) : tonnes ? kilogramsOf(read.value, 't') : read.value);
		if (value < min || value > max) return unreadable(`not ${what} from ${min} to ${max} kg`);
		if (tonnes) return { value, note: 'read as tonnes' };
		return value === found ? { value } : { value, note: 'read as kilograms' };
	};
}

/** A number and the unit behind it; decimals where `decimals` finds a unit that has them, else a single mark is for thousands. */
function amountOf(found: unknown, { decimalMark }: Notation, decimals: RegExp): Amount | undefined {
	if (typeof found === 'number') return { value: found, after: '' };
	if (typeof found !== 'string') return undefined;
	const pointMeans = decimals.test(found.replace(/^[\d\s.,]+/, ' ')) ? 'decimals' : 'thousands';
	const number = writtenNumber(found.trim(), { pointMeans, decimalMark });
	return number?.before === '' ? number : undefined;
}

type Amount = { value: number; after: string };

const shortest = 1;
const longest = 60;
const feetAndInches =
	/^(\d{1,3}(?:\.\d+)?)\s*(?:['’′]|ft\.?|feet|foot)\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:["”″]|''|in(?:ch(?:es)?)?\.?)?)?$/i;
/** A number alone may be in any of these: no caravan is 18 m long, and none 540 m. */
const bareUnits: readonly [least: number, unit: string, metres: (value: number) => number][] = [
	[1_000, 'millimetres', (value) => value / 1_000],
	[100, 'centimetres', (value) => value / 100],
	[13, 'feet', (value) => metresOf(value)],
];
const lengthUnits: readonly [RegExp, (value: number) => number][] = [
	[/^m\.?$|^met(?:re|er)s?$/i, (value) => value],
	[/^cm$/i, (value) => value / 100],
	[/^mm$/i, (value) => value / 1_000],
];

/** A length in metres, to the centimetre: 6.2, `6.2 m`, `6200 mm`, `620 cm`, `20'6"`, `20 ft 6 in`. */
export function length(found: unknown, notation: Notation): Reading<number> {
	const [, feet, inches = '0'] = typeof found === 'string' ? (feetAndInches.exec(found.trim()) ?? []) : [];
	if (feet !== undefined) return metres(metresOf(Number(feet), Number(inches)), 'read as feet');
	const read = amountOf(found, notation, /\b(?:m|met)/i);
	if (!read) return unreadable('not a length in m or ft');
	if (read.value === 0) return { note: '0 is taken as not known' };
	if (read.after !== '') {
		const unit = lengthUnits.find(([word]) => word.test(read.after));
		return unit ? metres(unit[1](read.value), 'read as metres') : unreadable('not a length in m or ft');
	}
	const bare = bareUnits.find(([least]) => read.value >= least);
	if (bare) return metres(bare[2](read.value), `read as ${bare[1]}`);
	return metres(read.value, read.value === found ? undefined : 'read as metres');
}

function metres(value: number, note: string | undefined): Reading<number> {
	const rounded = Math.round(value * 100) / 100;
	if (rounded < shortest || rounded > longest) return unreadable(`not a length from ${shortest} to ${longest} m`);
	return { value: rounded, note };
}

/** A time in whole weeks: 4, `4 weeks`, `1 month`, `12 months`, `1 year`; a month is a twelfth of 52 weeks. */
export function weeks(found: unknown): Reading<number> {
	const [, digits = '', unit = 'weeks'] = /^(\d{1,3})(?:\s*-)?\s*([a-z]+)?$/i.exec(scalarText(found)) ?? [];
	const per = { w: 1, m: 52 / 12, y: 52 }[unit.charAt(0).toLowerCase()];
	if (digits === '' || per === undefined || !/^(?:w(?:ee)?ks?|mths?|months?|y(?:ea)?rs?)$/i.test(unit)) {
		return unreadable('not a number of weeks, months or years');
	}
	const value = Math.round(Number(digits) * per);
	if (value === 0) return { note: '0 is taken as not known' };
	return value > mostWeeks
		? unreadable('not a time of up to five years')
		: { value, ...(found !== value && { note: 'read as weeks' }) };
}

const mostWeeks = 260;

/** Cubic centimetres of an engine: 649, `649cc`, `649 cm³`, `0.65 L`. A number alone that is too small for them is in litres. */
export function cubicCentimetres(found: unknown, notation: Notation): Reading<number> {
	const read = amountOf(found, notation, /\bl/i);
	if (!read || !/^(?:cc|ccm|cm3|cm³|ml|l|lit(?:re|er)s?)?$/i.test(read.after))
		return unreadable('not an engine size in cc');
	if (read.value === 0) return { note: '0 is taken as not known' };
	const inLitres = /^l/i.test(read.after) || (read.after === '' && read.value < smallestEngine);
	const value = Math.round(inLitres ? read.value * 1_000 : read.value);
	if (value < smallestEngine || value > 20_000) return unreadable('not an engine size from 25 to 20000 cc');
	return value === found ? { value } : { value, note: 'read as cubic centimetres' };
}

const smallestEngine = 25;
