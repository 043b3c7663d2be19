import type { OpeningHours } from './opening-hours.ts';

/**
 * Hours as a clock can be held against them (LOC-6): of a day `08:30-17:30`, `closed`, or null where the times are not
 * known (no entry, `By appointment`). Hours of a date go before those of its weekday; a date that says nothing leaves
 * the weekday's in place.
 */
export type DayHours = `${string}-${string}` | 'closed' | null;

export type PlaceHours = {
	/** IANA name of the place's time zone. */
	zone: string;
	/** By weekday; 0 is Sunday. */
	week: DayHours[];
	/** By date, `2026-12-25`. */
	special: Record<string, DayHours>;
};

/** Hours of one date, in place of the week's (LOC-6). */
type SpecialHours = {
	status: 'Open' | 'Closed' | null;
	/** `YYYY-MM-DD`. */
	date: string;
	/** `HH:MM`. */
	start_hour?: string | undefined;
	/** `HH:MM`. */
	end_hour?: string | undefined;
};

type WrittenHours = { zone: string | null; week: readonly OpeningHours[]; special: readonly SpecialHours[] };

/** The hours of a place by weekday and date; null where no time or no time zone is known. */
export function placeHours({ zone, week, special }: WrittenHours): PlaceHours | null {
	const days = [0, 1, 2, 3, 4, 5, 6].map((weekday) => {
		const entry = week.find((candidate) => candidate.weekday === weekday);
		return entry ? dayHours(entry) : null;
	});
	if (zone === null || days.every((hours) => hours === null)) return null;
	const dates = special.flatMap(({ date, status, start_hour, end_hour }) => {
		const hours = dayHours({ status, open: start_hour, close: end_hour });
		return hours === null && status === null ? [] : [[date, hours] as const];
	});
	return { zone, week: days, special: Object.fromEntries(dates) };
}

/** The hours of a date (`2026-12-25`, a Friday): its own, else those of its weekday. */
export function hoursOn({ week, special }: PlaceHours, date: string): DayHours {
	const own = special[date];
	return own === undefined ? (week[new Date(date).getUTCDay()] ?? null) : own;
}

function dayHours({ status, open, close }: Pick<OpeningHours, 'status' | 'open' | 'close'>): DayHours {
	if (status === 'Closed') return 'closed';
	return open && close ? `${open}-${close}` : null;
}
