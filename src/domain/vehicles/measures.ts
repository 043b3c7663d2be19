/**
 * Weights and lengths of vehicles in the units of the locale: kilograms and metres, or pounds and feet where distances are in
 * miles (SITE-9). `2,400 kg`, `6.2 m`; `5,291 lb`, `20 ft 4 in`.
 */

import { localeFacts } from '../words/locale.ts';
import { groupedNumber } from '../words/written-number.ts';

const poundsPerKilogram = 2.204_622_6;
const litresPerCubicFoot = 28.316_847;
const metresPerFoot = 0.3048;
const inchesPerFoot = 12;

const isImperial = (locale: string): boolean => localeFacts(locale).distanceUnit === 'SMI';

/** A weight in whole units. `weight` in kilograms. */
export function weightText(weight: number, locale: string): string {
	return isImperial(locale)
		? `${groupedNumber(Math.round(weight * poundsPerKilogram), locale)} lb`
		: `${groupedNumber(Math.round(weight), locale)} kg`;
}

/** A length to the tenth of a metre, or to the inch. `length` in metres. */
export function lengthText(length: number, locale: string): string {
	if (isImperial(locale)) return feetText(length);
	return `${String(Math.round(length * 10) / 10).replace('.', localeFacts(locale).decimalMark)} m`;
}

/** As Australians ask for a caravan: both, `6.2 m (20 ft 4 in)`. `length` in metres. */
export const bothLengths = (length: number, locale: string): string =>
	isImperial(locale) ? feetText(length) : `${lengthText(length, locale)} (${feetText(length)})`;

function feetText(length: number): string {
	const inches = Math.round((length / metresPerFoot) * inchesPerFoot);
	const rest = inches % inchesPerFoot;
	return `${Math.floor(inches / inchesPerFoot)} ft${rest === 0 ? '' : ` ${rest} in`}`;
}

/** A volume in whole litres, or in cubic feet to the tenth. `volume` in litres. */
export const volumeText = (volume: number, locale: string): string =>
	isImperial(locale)
		? `${Math.round((volume / litresPerCubicFoot) * 10) / 10} cu ft`
		: `${groupedNumber(volume, locale)} L`;

/** The kilograms of so many tonnes or pounds, whole. */
export const kilogramsOf = (weight: number, unit: 't' | 'lb'): number =>
	Math.round(unit === 't' ? weight * 1000 : weight / poundsPerKilogram);

/** The metres of so many feet and inches, to the centimetre. */
export const metresOf = (feet: number, inches = 0): number =>
	Math.round((feet + inches / inchesPerFoot) * metresPerFoot * 100) / 100;

/** What may be loaded: as its maker says, else the greatest weight less the empty one. All in kilograms. */
export function payloadOf({ payload, atm, tare }: Weights): number | undefined {
	if (payload !== undefined || atm === undefined || tare === undefined) return payload;
	return atm > tare ? atm - tare : undefined;
}

type Weights = { payload?: number | undefined; atm?: number | undefined; tare?: number | undefined };
