/**
 * Dates on a car's papers: feeds write a month or a day, `03/2022`, `2022-03`, `2022-03-31`, and buyers read `March 2022` or
 * `31 March 2022`. Anything else stays as the dealer wrote it.
 */
import { type Locale, localeRow } from '../locales/rows.ts';
import { dayText } from './date.ts';

/** The date in the locale's words. */
export function writtenDate(text: string, locale: Locale): string {
	const day = /^(\d{4})-(\d{2})-(\d{2})(?:T|$)/.exec(text);
	if (day) return dayText(Date.UTC(Number(day[1]), Number(day[2]) - 1, Number(day[3])) / 1000, locale);
	const { year, month } =
		(/^(?<year>\d{4})[-/](?<month>\d{1,2})$/.exec(text) ?? /^(?<month>\d{1,2})[-/](?<year>\d{4})$/.exec(text))
			?.groups ?? {};
	const name = localeRow(locale).date.months[Number(month) - 1];
	return name ? `${name} ${year}` : text;
}
