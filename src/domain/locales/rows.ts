import { deDE } from './de-DE.ts';
import { enAU } from './en-AU.ts';
import { enNZ } from './en-NZ.ts';
import { enUS } from './en-US.ts';
import type { LocaleRow } from './locale-row.ts';

/** Every locale that a site may have. No script of a page imports this: a page hands over the facts it needs. */
export const localeRows = {
	'en-AU': enAU,
	'en-NZ': enNZ,
	'en-US': enUS,
	'de-DE': deDE,
} as const satisfies Record<string, LocaleRow>;

export type Locale = keyof typeof localeRows;

export const localeNames = Object.keys(localeRows) as [Locale, ...Locale[]];

/** All that a locale decides (SITE-9). */
export function localeRow(locale: Locale): LocaleRow {
	return localeRows[locale];
}

const rowOf = (country: string): LocaleRow =>
	Object.values(localeRows).find((row) => row.country === country) ?? localeRows['en-AU'];

/** The phone numbers of a country that a locale is of. */
export const phonePlan = (country: string): LocaleRow['phone'] => rowOf(country).phone;

/** The digits with which numbers of a country start when they are dialled from elsewhere: `61`. */
export const callingCode = (country: string): string => rowOf(country).callingCode;
