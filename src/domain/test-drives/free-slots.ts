import { quarter, type Slot, type SlotDay } from './slots.ts';

/**
 * A quarter of an hour that a booking takes up (CAR-1): of a place, which has as many seats as test drives at the same time, or of
 * the car. `at`: its start in Unix seconds.
 */
export type TakenQuarter = { of: 'place' | 'car'; at: number; seat: number };

type Bookings = { taken: readonly TakenQuarter[]; capacity: number };

/** The quarters of an hour of a time: of 10:30 to 11:15 those that start at 10:30, 10:45 and 11:00. */
export function quartersOf({ start, end }: Pick<Slot, 'start' | 'end'>): number[] {
	return Array.from({ length: Math.ceil((end - start) / quarter) }, (_, index) => start + index * quarter);
}

/** The days with the times that can still be had: a seat is free all along, and so is the car. */
export function freeDays(days: readonly SlotDay[], bookings: Bookings): SlotDay[] {
	return days.map(({ date, slots }) => ({ date, slots: slots.filter((slot) => freeSeats(slot, bookings).length > 0) }));
}

/** The seats that are free for the whole of a time; none where the car is taken. */
export function freeSeats(slot: Pick<Slot, 'start' | 'end'>, { taken, capacity }: Bookings): number[] {
	const own = new Set(quartersOf(slot));
	const meeting = taken.filter(({ at }) => own.has(at));
	if (meeting.some((one) => one.of === 'car')) return [];
	const seats = Array.from({ length: capacity }, (_, seat) => seat);
	return seats.filter((seat) => !meeting.some((one) => one.seat === seat));
}

/** The free times nearest to the one that was wanted (Unix seconds), in their order. */
export function nearestSlots(days: readonly SlotDay[], wanted: number, count: number): Slot[] {
	return days
		.flatMap(({ slots }) => slots)
		.filter(({ start }) => start !== wanted)
		.toSorted((one, other) => Math.abs(one.start - wanted) - Math.abs(other.start - wanted))
		.slice(0, count)
		.toSorted((one, other) => one.start - other.start);
}
