import { daysAfter } from './days.ts';
import { zoneFormats } from './zone-formats.ts';

/** A day, `2026-11-28`, and the minute of it, by the clocks of a place. */
export type LocalTime = { date: string; minute: number };

const formatOf = zoneFormats('en-CA', {
	hourCycle: 'h23',
	year: 'numeric',
	month: '2-digit',
	day: '2-digit',
	hour: '2-digit',
	minute: '2-digit',
});

/** Date and minute of the day on the clocks of a time zone; `now` in Unix seconds. */
export function localTime(timeZone: string, now: number): LocalTime {
	const parts = formatOf(timeZone).formatToParts(now * 1000);
	const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((each) => each.type === type)?.value ?? '';
	return {
		date: `${part('year')}-${part('month')}-${part('day')}`,
		minute: minuteOf(`${part('hour')}:${part('minute')}`),
	};
}

/** `08:30` → 510. */
export function minuteOf(time: string): number {
	const [hour = 0, minute = 0] = time.split(':').map(Number);
	return hour * 60 + minute;
}

/** 510 → `08:30`. */
export const clockOf = (minute: number): string =>
	[Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/**
 * When clocks of a time zone show a minute of a day, in Unix seconds, the earliest first: once on most days, twice in the hour that
 * is repeated when daylight saving ends, never in the hour that is skipped when it begins. A minute past the day's last is of the next day.
 */
export function momentsOf(timeZone: string, { date, minute }: LocalTime): number[] {
	const asUtc = Date.parse(date) / 1000 + minute * 60;
	const wanted = { date: daysAfter(date, Math.floor(minute / 1440)), minute: minute % 1440 };
	const moments = offsetsAround(timeZone, asUtc).map((offset) => asUtc - offset);
	return moments.filter((moment) => isAt(localTime(timeZone, moment), wanted)).sort((one, other) => one - other);
}

/** What the clocks are ahead of UTC a day before and a day after, in seconds: between the two they change at most once. */
function offsetsAround(timeZone: string, asUtc: number): number[] {
	const offsets = [asUtc - 86_400, asUtc + 86_400].map((moment) => offsetAt(timeZone, moment));
	return [...new Set(offsets)];
}

function offsetAt(timeZone: string, moment: number): number {
	const { date, minute } = localTime(timeZone, moment);
	return Date.parse(date) / 1000 + minute * 60 - Math.floor(moment / 60) * 60;
}

const isAt = (one: LocalTime, other: LocalTime): boolean => one.date === other.date && one.minute === other.minute;
