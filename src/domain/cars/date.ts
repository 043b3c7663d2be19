import { type Locale, localeRow } from '../locales/rows.ts';

/** A day as the locale writes it, `21 November 2026` or `November 21, 2026`, without Intl, whose first use is slow. `time` in Unix seconds. */
export function dayText(time: number, locale: Locale): string {
	const { day: pattern, months, hoursAhead } = localeRow(locale).date;
	const day = new Date((time + hoursAhead * 3600) * 1000);
	return pattern
		.replace('{day}', String(day.getUTCDate()))
		.replace('{month}', months[day.getUTCMonth()] ?? '')
		.replace('{year}', String(day.getUTCFullYear()));
}
