import { type Locale, localeFacts } from '../../domain/words/locale.ts';
import type { FormValues } from '../definition.ts';
import { isEmptyValue } from '../kinds/normalise-value.ts';

/** Whether it is a day of the calendar, `2026-02-28`. */
export function isDate(text: string): boolean {
	const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
	return isDay(Number(year), Number(month), Number(day));
}

/** Whether it is a day and a time by the clock of the place, `2026-02-28T10:30`; the server adds seconds and offset to a time that is booked. */
export function isDateTime(text: string): boolean {
	const [day = '', time = '', ...more] = text.split('T');
	return more.length === 0 && isDate(day) && /^(?:[01]\d|2[0-3]):[0-5]\d(?::\d\d[+-]\d\d:\d\d)?$/.test(time);
}

/** The newest year that a vehicle may be from: model years run one ahead. Where the day is not known any year will do. */
export const newestYear = (today: string | undefined): number => (today ? Number(today.slice(0, 4)) + 1 : Infinity);

type BirthdayKey = 'day' | 'month' | 'year';

/** The keys of a date of birth as people write it: in the United States the month comes first. */
export const birthdayKeys = (locale: Locale): readonly BirthdayKey[] =>
	localeFacts(locale).monthFirst ? ['month', 'day', 'year'] : ['day', 'month', 'year'];

type BirthdayRule = {
	required: boolean;
	locale: Locale;
	/** Age in years that somebody has to have. */
	least?: number | undefined;
	/** The visitor's day, `2026-02-28`. */
	today?: string | undefined;
};

/**
 * What is wrong with a date of birth, and at which of its three keys it is said: it is one answer, so it has one fault, at the
 * first key that is empty, else at the first, and at the year where somebody is younger than `least` years (FORM-2). Null where it is
 * a day from 1900 to `today`.
 */
export function birthdayFault(
	values: FormValues,
	{ required, locale, least = 0, today = latestDay() }: BirthdayRule,
): { key: BirthdayKey; text: 'required' | 'date' | 'young' } | null {
	const keys = birthdayKeys(locale);
	const empty = keys.filter((key) => isEmptyValue(values[key]));
	const [key = 'day'] = empty.length > 0 ? empty : keys;
	if (empty.length === keys.length) return required ? { key, text: 'required' } : null;
	const [day = 0, month = 0, year = 0] = [values['day'], values['month'], values['year']].map(Number);
	const isPast = (since: number) => dayText(year + since, month, day) <= today;
	if (empty.length > 0 || year < 1900 || !isDay(year, month, day) || !isPast(0)) return { key, text: 'date' };
	return isPast(least) ? null : { key: 'year', text: 'young' };
}

const dayText = (year: number, month: number, day: number): string =>
	[String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');

/** The day where it begins first: who is old enough there is not refused by a clock further west. */
const latestDay = (): string => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);

function isDay(year: number, month: number, day: number): boolean {
	const date = new Date(Date.UTC(year, month - 1, day));
	return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
