import type { Locale } from '../words/locale.ts';

const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const time = { hour: 'numeric', minute: '2-digit' } as const;

/** A moment (Unix milliseconds) as people at the dealership say it: `Saturday 21 November 2026 at 11:05 am AEDT`. */
export const readableTime = (moment: number, { zone, locale }: { zone: string; locale: Locale }): string =>
	inWords(moment, locale, { timeZone: zone, ...day, ...time, timeZoneName: 'short' });

/** `Saturday 28 November 2026 at 10:30 am` for `2026-11-28T10:30`, by the clock of the place; any other text as it is. */
export function readableLocalTime(text: string, locale: string): string {
	const written = /^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/.exec(text);
	if (!written) return text;
	const clock = written[1];
	const moment = Date.parse(clock ? `${text}Z` : text);
	if (Number.isNaN(moment)) return text;
	return inWords(moment, locale, { timeZone: 'UTC', ...day, ...(clock && time) });
}

/** The same without the year and without minutes that are none: `Saturday 28 November at 10 am`. */
export const shortLocalTime = (text: string, locale: string): string =>
	readableLocalTime(text, locale)
		.replace(/,? \d{4}(?= at |$)/, '')
		.replace(':00', '');

/** Some locales put a narrow space before `am`, which not every mail program shows. */
const inWords = (moment: number, locale: string, parts: Intl.DateTimeFormatOptions): string =>
	new Intl.DateTimeFormat(locale, parts).format(moment).replace(/\u202f/g, ' ');
