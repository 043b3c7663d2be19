import { hoursOn, type PlaceHours } from './day-hours.ts';
import { daysAfter } from './days.ts';
import { localTime, minuteOf } from './local-clock.ts';
import { dayName, timeText } from './opening-hours.ts';

/**
 * Whether a place is open at a moment, by its own clock (LOC-6). Opening time is open, closing time is closed:
 * 8:30am-5:30pm on a Tuesday is `Open now · closes 5:30pm` at 17:29 and `Closed · opens 8:30am tomorrow` at 17:30.
 * Hours that close at or before they open go past midnight. Where the times of a day are not known nothing is said of it.
 */
export type OpenStatus =
	| { open: true; closes: string }
	/** `opens` is null where the next opening is not known. Days ahead of today: 0 is today. */
	| { open: false; opens: { time: string; daysAhead: number; weekday: number } | null };

/** Days looked ahead for the next opening: longer than a dealer's holidays. */
const horizon = 21;
const dayMinutes = 24 * 60;

/** `now` in Unix seconds. Null where today's hours are not known. */
export function openStatus(hours: PlaceHours, now: number): OpenStatus | null {
	const { date, minute } = localTime(hours.zone, now);
	const pastMidnight = intervalOn(hours, daysAfter(date, -1));
	if (pastMidnight && minute < pastMidnight.to - dayMinutes) return { open: true, closes: pastMidnight.closes };
	const today = intervalOn(hours, date);
	if (!today && hoursOn(hours, date) === null) return null;
	if (today && minute >= today.from && minute < today.to) return { open: true, closes: today.closes };
	return { open: false, opens: nextOpening(hours, date, minute) };
}

/** `Open now · closes 5:30pm`, `Closed · opens 8:30am`, `… tomorrow`, `… Mon` within a week, else `Closed now` (LOC-6). */
export function openStatusText(status: OpenStatus): string {
	if (status.open) return `Open now · closes ${timeText(status.closes)}`;
	if (!status.opens || status.opens.daysAhead > 6) return 'Closed now';
	const { time, daysAhead, weekday } = status.opens;
	const day = daysAhead === 0 ? '' : daysAhead === 1 ? ' tomorrow' : ` ${dayName(weekday)}`;
	return `Closed · opens ${timeText(time)}${day}`;
}

function nextOpening(hours: PlaceHours, date: string, minute: number) {
	for (let daysAhead = 0; daysAhead <= horizon; daysAhead++) {
		const day = daysAfter(date, daysAhead);
		const interval = intervalOn(hours, day);
		if (!interval && hoursOn(hours, day) === null) return null;
		if (interval && (daysAhead > 0 || minute < interval.from)) {
			return { time: interval.opens, daysAhead, weekday: new Date(day).getUTCDay() };
		}
	}
	return null;
}

/** When a place is open on a date, in minutes of that day; `to` is above a day's where it closes after midnight. Null where it is closed, or the times are not known. */
export function intervalOn(hours: PlaceHours, date: string) {
	const day = hoursOn(hours, date);
	if (day === null || day === 'closed') return null;
	const [opens = '', closes = ''] = day.split('-');
	const [from, to] = [minuteOf(opens), minuteOf(closes)];
	return { opens, closes, from, to: to <= from ? to + dayMinutes : to };
}
