import type { Locale } from '../words/locale.ts';

const months = [
	'January',
	'February',
	'March',
	'April',
	'May',
	'June',
	'July',
	'August',
	'September',
	'October',
	'November',
	'December',
] as const;

/** Hours by which most dealers of the locale are ahead of UTC, without summer time: a date needs no more. */
const hoursAhead: Record<Locale, number> = { 'en-AU': 10, 'en-NZ': 12, 'en-US': -6 };

/** A day as the locale writes it, `21 November 2026` or `November 21, 2026`, without Intl, whose first use is slow. `time` in Unix seconds. */
export function dayText(time: number, locale: Locale): string {
	const day = new Date((time + hoursAhead[locale] * 3600) * 1000);
	const [text, year] = [dayOfYearText(day, locale), day.getUTCFullYear()];
	return locale === 'en-US' ? `${text}, ${year}` : `${text} ${year}`;
}

/** A day of late without its year, `3 November` or `November 3`. */
export function dayOfYearText(day: Date, locale: Locale): string {
	const [date, month] = [day.getUTCDate(), months[day.getUTCMonth()]];
	return locale === 'en-US' ? `${month} ${date}` : `${date} ${month}`;
}
