import type { SiteConfig } from '../../config/site.ts';
import { isoDay } from '../../domain/hours/days.ts';
import { hoursText } from '../../domain/hours/opening-hours.ts';

/** Hours of one date, in place of the week's: `Friday 25 December`, `Closed`. */
export type HolidayHours = { date: string; day: string; hours: string };

const halfDay = 12 * 60 * 60;

/**
 * The dates with their own hours that are not over, earliest first (LOC-6). `now` is in Unix seconds; half a day of
 * grace keeps a date until it has ended in every time zone that dealers are in.
 */
export function holidayHours({ special_hours, locale }: HolidaySettings, now: number): HolidayHours[] {
	const today = isoDay(now - halfDay);
	const ahead = special_hours.filter(({ date }) => date >= today);
	// The first use of Intl costs a small build a tenth of its time.
	if (ahead.length === 0) return [];
	const days = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
	return ahead
		.sort((one, other) => (one.date < other.date ? -1 : 1))
		.map(({ date, status, start_hour, end_hour }) => ({
			date,
			day: days.format(new Date(date)),
			hours: hoursText({ weekday: 0, status, open: start_hour, close: end_hour }),
		}))
		.filter(({ hours }) => hours !== '');
}

type HolidaySettings = Pick<SiteConfig, 'special_hours' | 'locale'>;
