/**
 * What is said of cars that are charged, in the units of the locale (SITE-9): a range by the test of its country, `16.5 kWh/100 km`,
 * under en-US per 100 miles.
 */
import { type Locale, localeRow } from '../locales/rows.ts';
import { localeFacts } from '../words/locale.ts';

const kilometresPerMile = 1.609_344;

/** Whose test a range is by. */
export const rangeTest = (locale: Locale): 'WLTP' | 'EPA' =>
	localeRow(locale).consumptionUnit === 'mpg' ? 'EPA' : 'WLTP';

/** What an electric drive takes, to the tenth. `energy` in kWh per 100 km. */
export function shownEnergyUse(energy: number, locale: Locale): { value: number; unit: 'kWh/100 km' | 'kWh/100 mi' } {
	const isByMiles = localeFacts(locale).distanceUnit === 'SMI';
	const value = Math.round(energy * (isByMiles ? kilometresPerMile : 1) * 10) / 10;
	return { value, unit: isByMiles ? 'kWh/100 mi' : 'kWh/100 km' };
}

/** A number with its unit behind it: `60.4 kWh`, `11 kW`. */
export const measureText = (value: number, unit: string, locale: Locale): string =>
	`${String(value).replace('.', localeFacts(locale).decimalMark)} ${unit}`;
