import { hoursOn, type PlaceHours } from './day-hours.ts';
import { daysAfter } from './days.ts';

/** How far ahead a place is looked at: one that is closed for longer has its next days further off. */
const furthest = 60;

/**
 * The next `count` days from `from` on, itself included, on which a place is known to be open (CAR-1): `2026-11-23`, a Monday, and a
 * place that is closed on Sundays → 23 to 28 November, 30 November … Of a place whose hours nobody knows each day.
 */
export function openDays(hours: PlaceHours | null, from: string, count: number): string[] {
	const days = Array.from({ length: hours ? furthest : count }, (_, index) => daysAfter(from, index));
	return days.filter((day) => hours === null || isOpen(hours, day)).slice(0, count);
}

function isOpen(hours: PlaceHours, day: string): boolean {
	const known = hoursOn(hours, day);
	return known !== null && known !== 'closed';
}
