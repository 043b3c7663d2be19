import { hoursOn, type PlaceHours } from './day-hours.ts';
import { daysAfter } from './days.ts';
import { clockOf, localTime } from './local-clock.ts';
import { intervalOn } from './open-now.ts';
import { timeText } from './opening-hours.ts';

/**
 * When somebody has heard from a place that answers within so many of its opening hours (ROUTE-10): with 8 of them, what is sent on
 * Friday at 16:00 to a place that is open 8:30–17:30 on weekdays is answered by 3 pm on Monday. By its own clock.
 */
export type ReplyBy = { date: string; daysAhead: number; time: string };

/** Days looked ahead: longer than a dealer's holidays. */
const horizon = 21;
/** People say "by 3 pm", not "by 2:47 pm". */
const step = 30;

/** `now` in Unix seconds. Null where the hours of a day until then are not known, and where it does not open for three weeks. */
export function replyBy(hours: PlaceHours, openHours: number, now: number): ReplyBy | null {
	const today = localTime(hours.zone, now);
	let left = openHours * 60;
	for (let daysAhead = 0; daysAhead <= horizon; daysAhead++) {
		const date = daysAfter(today.date, daysAhead);
		if (hoursOn(hours, date) === null) return null;
		const interval = intervalOn(hours, date);
		if (!interval) continue;
		const from = daysAhead === 0 ? Math.max(interval.from, today.minute) : interval.from;
		const room = Math.max(0, interval.to - from);
		if (left <= room) {
			const minute = Math.min(interval.to, Math.ceil((from + left) / step) * step);
			return { date, daysAhead, time: clockOf(minute % (24 * 60)) };
		}
		left -= room;
	}
	return null;
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/**
 * `by 3pm today`, `by 3pm tomorrow`, `by 3pm on Monday`, beyond a week `by 3pm on Monday 4 January`. `months`: their names. `before then`
 * where the visit that was asked for, `2026-11-28T10:30` by the place's clock, is sooner than that.
 */
export function replyByText({ date, daysAhead, time }: ReplyBy, months: readonly string[], visit = ''): string {
	if (visit !== '' && visit <= `${date}T${time}`) return 'before then';
	const by = `by ${timeText(time)}`;
	if (daysAhead === 0) return `${by} today`;
	if (daysAhead === 1) return `${by} tomorrow`;
	const day = new Date(date);
	const weekday = weekdays[day.getUTCDay()];
	if (daysAhead < 7) return `${by} on ${weekday}`;
	return `${by} on ${weekday} ${day.getUTCDate()} ${months[day.getUTCMonth()]}`;
}
