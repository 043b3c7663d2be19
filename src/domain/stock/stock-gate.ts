import { secondsPerDay } from '../hours/days.ts';

/**
 * How much of a dealer's stock may change from one publication to the next before somebody has to look at it (SITE-5).
 * What counts is which cars are gone, not how many there are: 1,397 cars replaced by 951 others are 1,397 that are gone.
 * Cars that the feed says are sold are not.
 */
export type GateLimits = {
	/** Share of the known cars that may be gone within a day. */
	day: number;
	/** The same where a week or more has passed; in between, in proportion. */
	week: number;
	/** Share of the known cars that may come on top. */
	growth: number;
};

/** Cars come and go by the handful: of few cars a share says nothing, but half of them must stay. */
const fewCars = 3;

/** So many new cars are never too many. */
const newCars = 50;

const daysPerWeek = 7;

/** How many of the `known` cars may be gone after so many days: of 1,000 within a day 150, after a week 280; of 8, three. */
export function mostCarsGone(known: number, days: number, { day, week }: GateLimits): number {
	const passed = Math.min(Math.max(days - 1, 0) / (daysPerWeek - 1), 1);
	const share = day + Math.max(week - day, 0) * passed;
	const few = Math.min(fewCars, Math.ceil(known / 2));
	return Math.max(few, Math.floor(known * share + 1e-9));
}

/** How many cars may be listed where so many are known. */
export function mostCarsListed(known: number, { growth }: GateLimits): number {
	return known + Math.max(newCars, Math.floor(known * growth));
}

/**
 * The time in which losses are added up, so that a feed which loses a little in each build of a day is held back too:
 * since when (Unix seconds), how many cars were known then, how many have gone without a sale.
 */
export type LossCount = { since: number; known: number; lost: number };

/** Days since the losses are counted; a clock that was set back counts as none. */
export const daysCounted = ({ since }: LossCount, now: number): number => Math.max(0, now - since) / secondsPerDay;

/** The count after a publication: it begins again after a day, or where somebody has accepted what is gone. */
export function nextCount(
	count: LossCount | null,
	{ now, listed, lost, accepted }: { now: number; listed: number; lost: number; accepted: boolean },
): LossCount {
	if (!count || accepted || count.since > now || daysCounted(count, now) >= 1)
		return { since: now, known: listed, lost: 0 };
	return { ...count, lost: count.lost + lost };
}
