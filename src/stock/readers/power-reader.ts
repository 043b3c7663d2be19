import { kilowattsOf } from '../../domain/cars/power.ts';
import type { Notation, PowerUnit } from './notation.ts';
import { type Reading, unreadable } from './reading.ts';
import { writtenNumber } from './written-number.ts';

const unitWords: readonly [RegExp, PowerUnit][] = [
	[/^kw\b/i, 'kW'],
	[/^(?:ps|cv|ch|pk)\b/i, 'PS'],
	[/^b?hp\b/i, 'hp'],
];
const most = 2000;

/**
 * The power of an engine in whole kilowatts: 90, `90 kW`, `122 PS`, `121 hp`, `90 kW (122 PS)`, `122 PS / 90 kW`. A number
 * alone is in the feed's unit. Where two are given, the kilowatts count.
 */
export function power(found: unknown, notation: Notation): Reading<number> {
	if (typeof found === 'number') return within(kilowattsOf(found, notation.power), notation.power === 'kW');
	const parts = typeof found === 'string' ? found.split(/[(/)]/).map((part) => part.trim()) : [];
	const read = parts.filter(Boolean).map((part) => onePower(part, notation));
	if (read.length === 0 || read.length > 2 || read.includes(undefined))
		return unreadable('not a power in kW, PS or hp');
	const best = read.find((one) => one?.unit === 'kW') ?? read[0];
	return within(best?.kW ?? 0, best?.plain === true);
}

function onePower(text: string, { decimalMark, power: bare }: Notation) {
	const number = writtenNumber(text, { pointMeans: 'decimals', decimalMark });
	if (number?.before !== '') return undefined;
	const unit = number.after === '' ? bare : unitWords.find(([word]) => word.test(number.after))?.[1];
	return unit && { unit, kW: kilowattsOf(number.value, unit), plain: number.after === '' && unit === 'kW' };
}

function within(kW: number, asWritten: boolean): Reading<number> {
	const value = Math.round(kW);
	if (value === 0) return { note: '0 is taken as not known' };
	if (value < 1 || value > most) return unreadable(`not a power from 1 to ${most} kW`);
	return asWritten ? { value } : { value, note: 'read as kilowatts' };
}
