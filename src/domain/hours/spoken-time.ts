import { localeFacts } from '../words/locale.ts';

/** The time of `2026-11-28T10:30` as people say it: `10:30 am`. */
export function spokenTime(local: string, locale: string): string {
	const { hour12 } = localeFacts(locale);
	const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', hour12, timeZone: 'UTC' });
	return format.format(Date.parse(`${local}Z`)).replace(/\u202f/g, ' ');
}

/** `2026-11-28` as people say it: `Saturday 28 November`. */
export const spokenDay = (date: string, locale: string): string =>
	dayPart(date, locale, { weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '');

/** A day with its time, `2026-11-28T10:30`: `Saturday 28 November, 10:30 am`. */
export const spokenVisit = (time: string, locale: string): string =>
	`${spokenDay(time.slice(0, 10), locale)}, ${spokenTime(time.slice(0, 16), locale)}`;

/** A part of a day, such as `Sat` or `28 Nov`. */
export const dayPart = (date: string, locale: string, parts: Intl.DateTimeFormatOptions): string =>
	new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(Date.parse(date));
