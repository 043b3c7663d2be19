import { hoursOn, type PlaceHours } from './day-hours.ts';

/** Minutes of the day, each half hour in which a dealer may be open: where the hours are not known. */
const anyTime = halfHours(7 * 60, 19 * 60 + 30);

/**
 * When a place can be visited on a day, as minutes of the day (CAR-1): each half hour from opening until half an hour before
 * closing, `08:30-17:30` → 8:30 to 17:00. None on a day on which it is closed; 7:00 to 19:00 where that is not known.
 */
export function visitingTimes(hours: PlaceHours | null, date: string): readonly number[] {
	const known = hours && date !== '' ? hoursOn(hours, date) : null;
	if (known === null) return anyTime;
	if (known === 'closed') return [];
	const [open = 0, close = 0] = known.split('-').map(minutesOf);
	return halfHours(open, close);
}

function halfHours(from: number, until: number): number[] {
	const first = Math.ceil(from / 30) * 30;
	return Array.from({ length: Math.max(0, Math.floor((until - first) / 30)) }, (_, index) => first + index * 30);
}

function minutesOf(clock: string): number {
	const [hour = 0, minute = 0] = clock.split(':').map(Number);
	return hour * 60 + minute;
}
