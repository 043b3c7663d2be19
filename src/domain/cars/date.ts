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
	const [date, month, year] = [day.getUTCDate(), months[day.getUTCMonth()], day.getUTCFullYear()];
	return locale === 'en-US' ? `${month} ${date}, ${year}` : `${date} ${month} ${year}`;
}
