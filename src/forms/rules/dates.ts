import type { FormValues } from '../definition.ts';

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

/** Whether `day`, `month` and `year` are a day since 1900. */
export function isBirthday({ day, month, year }: FormValues): boolean {
	const [d = 0, m = 0, y = 0] = [day, month, year].map(Number);
	return y >= 1900 && isDay(y, m, d);
}

function isDay(year: number, month: number, day: number): boolean {
	const date = new Date(Date.UTC(year, month - 1, day));
	return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
