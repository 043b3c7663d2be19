import type { PlaceHours } from '../hours/day-hours.ts';
import { daysAfter } from '../hours/days.ts';
import { clockOf, localTime, momentsOf } from '../hours/local-clock.ts';
import { intervalOn } from '../hours/open-now.ts';

/**
 * The times at which a place can be visited for a test drive (CAR-1): one after the other from opening time, each over before
 * closing time, by the place's own clock. 8:30 to 17:00 with 60 minutes gives 8:30, 9:30 … 15:30. Where clocks change while it is
 * open, no time is in the hour that is skipped, and none is offered twice in the one that is repeated.
 */
export type SlotRules = {
	/** Of one test drive. */
	minutes: number;
	/** Between now and the first time. */
	notice_hours: number;
	/** After today. */
	days_ahead: number;
	/** Without test drives; 0 is Sunday. */
	closed_weekdays: readonly number[];
	/** `YYYY-MM-DD`. */
	closed_dates: readonly string[];
	/** Before closing time, in which no test drive goes on. */
	buffer_minutes: number;
};

/** A time for a test drive. */
export type Slot = {
	/** Its start by UTC, to the minute: `2026-11-27T23:30Z`. */
	id: string;
	/** Unix seconds. */
	start: number;
	end: number;
	/** By the clock of the place: `2026-11-28T10:30`. */
	local: string;
};

/** A day that can be booked, and its times. */
export type SlotDay = { date: string; slots: Slot[] };

/** All times start and end on a quarter of an hour, so that two of them either share one or have nothing in common. */
export const quarter = 15 * 60;

/** The name of a time by its start in Unix seconds. */
export const slotId = (start: number): string => `${new Date(start * 1000).toISOString().slice(0, 16)}Z`;

/** The days from today to the last that can be booked, each with the times that are neither past nor too near. `now` in Unix seconds. */
export function slotDays(hours: PlaceHours, rules: SlotRules, now: number): SlotDay[] {
	const today = localTime(hours.zone, now).date;
	const earliest = now + rules.notice_hours * 3600;
	const dates = Array.from({ length: rules.days_ahead + 1 }, (_, index) => daysAfter(today, index));
	const slots = [daysAfter(today, -1), ...dates]
		.flatMap((date) => slotsOn(hours, date, rules))
		.filter(({ start }) => start >= earliest);
	// What is open past midnight goes on into the next day.
	return dates.map((date) => ({ date, slots: slots.filter(({ local }) => local.startsWith(date)) }));
}

/** The times of the hours that begin on a date. */
function slotsOn(hours: PlaceHours, date: string, rules: SlotRules): Slot[] {
	const open = intervalOn(hours, date);
	if (!open || rules.closed_dates.includes(date)) return [];
	if (rules.closed_weekdays.includes(new Date(date).getUTCDay())) return [];
	const from = momentAfter(hours.zone, date, open.from);
	const until = momentBefore(hours.zone, date, open.to) - rules.buffer_minutes * 60;
	const localOf = localBetween(hours.zone, from, until);
	const slots = new Map<string, Slot>();
	for (
		let start = Math.ceil(from / quarter) * quarter;
		start + rules.minutes * 60 <= until;
		start += rules.minutes * 60
	) {
		const local = localOf(start);
		// In the repeated hour the first of two equal times counts.
		if (!slots.has(local)) slots.set(local, { id: slotId(start), start, end: start + rules.minutes * 60, local });
	}
	return [...slots.values()];
}

/** Says moments by the clock of a zone; where that does not change in between, without asking for each. */
function localBetween(zone: string, from: number, until: number): (moment: number) => string {
	const said = (moment: number): string => {
		const { date, minute } = localTime(zone, moment);
		return `${date}T${clockOf(minute)}`;
	};
	if (!Number.isFinite(from) || !Number.isFinite(until)) return said;
	const [first, last] = [from, until].map((moment) => Date.parse(`${said(moment)}Z`) / 1000 - moment);
	if (first === undefined || first !== last) return said;
	return (moment) => new Date((moment + first) * 1000).toISOString().slice(0, 16);
}

/** When a minute of the day comes; where clocks skip it, as soon as they show a later one. */
function momentAfter(zone: string, date: string, minute: number): number {
	for (let later = minute; later <= minute + 180; later++) {
		const [first] = momentsOf(zone, { date, minute: later });
		if (first !== undefined) return first;
	}
	return Number.POSITIVE_INFINITY;
}

/** The same for what ends: where clocks skip the minute, the last one that they show before. */
function momentBefore(zone: string, date: string, minute: number): number {
	for (let earlier = minute; earlier >= minute - 180; earlier--) {
		const [first] = momentsOf(zone, { date, minute: earlier });
		if (first !== undefined) return first;
	}
	return Number.NEGATIVE_INFINITY;
}
