import type { PlaceHours } from '../../../domain/hours/day-hours.ts';
import { localTime } from '../../../domain/hours/local-clock.ts';
import { openDays } from '../../../domain/hours/open-days.ts';
import { visitingTimes } from '../../../domain/hours/visiting-times.ts';

/** How many days are offered as buttons. */
export const offeredDays = 14;

export type Visits = {
	/** The next days on which the place is open and has a time left. */
	days: string[];
	/** The minutes of a day at which it can be visited, from now on. */
	timesOn: (day: string) => readonly number[];
};

type Clocks = {
	/** The visitor's day. */
	today: string;
	/** In Unix seconds. */
	now: number;
	/** The first day that is of use: what is to be collected may come later. */
	first?: string | undefined;
};

/** When a place can be visited, by its own clock (CAR-1). */
export function visitsTo(hours: PlaceHours | null, { today, now, first }: Clocks): Visits {
	const there = hours && localTime(hours.zone, now);
	const timesOn = (day: string): readonly number[] =>
		first && day < first
			? []
			: visitingTimes(hours, day).filter((minute) => day !== there?.date || minute > there.minute);
	const [from = today] = [today, there?.date ?? today, first ?? today].sort().toReversed();
	const days = openDays(hours, from, offeredDays + 1).filter((day) => timesOn(day).length > 0);
	return { days: days.slice(0, offeredDays), timesOn };
}
