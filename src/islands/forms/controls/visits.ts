import type { PlaceHours } from '../../../domain/hours/day-hours.ts';
import { clockOf, localTime } from '../../../domain/hours/local-clock.ts';
import { openDays } from '../../../domain/hours/open-days.ts';
import { replyBy } from '../../../domain/hours/reply-by.ts';
import { visitingTimes } from '../../../domain/hours/visiting-times.ts';

/** How many days are offered as buttons. */
export const offeredDays = 14;

/** How many weekdays there are among these days: as many stand in a row, so that each weekday has its column. */
export const weekLength = (days: readonly string[]): number =>
	new Set(days.map((day) => new Date(day).getUTCDay())).size;

/** The same of a place, whichever days they will be. */
export const weekOf = (hours: PlaceHours | null): number => weekLength(openDays(hours, '2001-01-01', offeredDays));

export type Visits = {
	/** The next days on which the place is open and has a time left. */
	days: string[];
	/** The minutes of a day at which it can be visited, from now on and not before the place is ready. */
	timesOn: (day: string) => readonly number[];
	/** Whether the place is open on a day, and only its notice leaves no time of it. */
	isTooSoon: (day: string) => boolean;
};

type Clocks = {
	/** The visitor's day. */
	today: string;
	/** In Unix seconds. */
	now: number;
	/** The first day that is of use: what is to be collected may come later. */
	first?: string | undefined;
	/** A day and time that comes before, `2026-12-09T10:30`: the pick-up of what is returned. */
	after?: string | undefined;
	/** Opening hours that the place needs to get ready. */
	notice?: number;
	/** The latest time of a day, `15:00`, where that is not just before the place closes. */
	last?: string | undefined;
};

/** When a place can be visited, by its own clock (CAR-1). */
export function visitsTo(hours: PlaceHours | null, clocks: Clocks): Visits {
	const { today, now, after = '', notice = 0, last = '24:00' } = clocks;
	const first = [clocks.first ?? '', after.slice(0, 10)].sort().at(-1);
	const there = hours && localTime(hours.zone, now);
	const ready = hours && replyBy(hours, notice, now);
	const isFree = (day: string, minute: number): boolean => {
		if (clockOf(minute) > last || `${day}T${clockOf(minute)}` <= after) return false;
		if (!there || day < there.date) return true;
		if (ready && day <= ready.date) return `${day}T${clockOf(minute)}` >= `${ready.date}T${ready.time}`;
		return day > there.date || minute > there.minute;
	};
	const timesOn = (day: string): readonly number[] =>
		first && day < first ? [] : visitingTimes(hours, day).filter((minute) => isFree(day, minute));
	const isTooSoon = (day: string): boolean =>
		!(first && day < first) && timesOn(day).length === 0 && visitingTimes(hours, day).length > 0;
	const [from = today] = [today, there?.date ?? today, first ?? today].sort().toReversed();
	const days = openDays(hours, from, offeredDays + 1).filter((day) => timesOn(day).length > 0);
	return { days: days.slice(0, offeredDays), timesOn, isTooSoon };
}

/** What a form says of the notice that a visit takes: `We need 2 opening hours to get ready.`; nothing where it takes none. */
export const noticeText = (hours: number): string =>
	hours > 0 ? `We need ${hours === 1 ? 'an opening hour' : `${hours} opening hours`} to get ready.` : '';
