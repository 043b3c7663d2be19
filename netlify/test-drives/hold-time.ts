import { randomUUID } from 'node:crypto';
import { holdBody } from '../../src/contract/hold-body.ts';
import { type HeldTime, holdLength, type TakenTime } from '../../src/contract/test-drives.ts';
import { nearestSlots } from '../../src/domain/test-drives/free-slots.ts';
import { type Slot, slotDays } from '../../src/domain/test-drives/slots.ts';
import { bookingToken, readBookingToken } from '../leads/bookings/booking-link.ts';
import { dropHold, insertBooking } from '../leads/bookings/booking-rows.ts';
import { takeTime } from '../leads/bookings/take-time.ts';
import { together } from '../platform/db/together.ts';
import { type Answered, answerOnce, isRepeated, type KeepAnswer } from '../platform/guards/answer-once.ts';
import { limitCalls } from '../platform/guards/limit-calls.ts';
import { parseBody, readJson } from '../platform/http/body.ts';
import type { Call } from '../platform/http/call.ts';
import { reply } from '../platform/http/refusal.ts';
import { daysWithTimes, readCar, toFreeTime } from './free-times.ts';
import { type BookablePlace, placeOrRefusal } from './place.ts';

const mostBytes = 2_000;
/** Of the free times that somebody is told of who came too late. */
const mostNearest = 6;

/** What is held: without the token, which is added on the way out and stored nowhere. */
type Kept = Omit<HeldTime, 'token'>;
type Wanted = { place: BookablePlace; car: string | null; slot: string };

/**
 * POST /api/test-drives: holds a time for a quarter of an hour, while the visitor fills in the rest of the form (CAR-1). It becomes a
 * booking with the lead that names it. 409 `taken` with the nearest free times for everybody but the first.
 */
export async function postHold(call: Call): Promise<Response> {
	if (!(await isRepeated(call))) await limitCalls(call, 'bookings');
	const { location, car, slot, replaces } = parseBody(holdBody, await readJson(call.request, mostBytes));
	const wanted: Wanted = { place: placeOrRefusal(call.tenant, location), car: readCar(car), slot };
	const again = (kept: Answered<Kept>) => ({ ...kept, answer: withToken(call, kept.answer) });
	try {
		return await answerOnce<Kept>(call, { content: [location, car, slot, replaces], again }, async (keep) => {
			await giveUp(call, replaces);
			const status = 201;
			return { status, answer: withToken(call, await hold(call, wanted, keep)) };
		});
	} catch (error) {
		if (error instanceof Taken) return reply(409, await takenAnswer(call, wanted));
		throw error;
	}
}

/** Somebody else has the time, or it cannot be booked any more. Thrown, so that it rolls the transaction back. */
class Taken extends Error {}

const withToken = ({ runtime, tenant }: Call, kept: Kept): HeldTime => ({
	...kept,
	token: bookingToken(runtime.secrets, tenant.slug, kept.id),
});

/** The visitor has chosen another time: the one before is free for everybody, this visitor included. */
async function giveUp({ runtime, tenant }: Call, token: string | undefined): Promise<void> {
	const id = token && readBookingToken(runtime.secrets, tenant.slug, token);
	if (id) await dropHold(runtime.db, { tenant: tenant.slug, id });
}

async function hold(call: Call, { place, car, slot: asked }: Wanted, keep: KeepAnswer<Kept>): Promise<Kept> {
	const { now, tenant, runtime } = call;
	const slot = slotOf(place, asked, now);
	if (!slot) throw new Taken();
	const until = now + holdLength;
	const kept: Kept = { id: randomUUID(), slot: slot.id, until };
	const own = { id: kept.id, tenant: tenant.slug, location_id: place.location.id, car_id: car };
	return runtime.db.transaction().execute(async (tx) => {
		await insertBooking(tx, {
			...own,
			zone: place.hours.zone,
			starts_at: slot.start * 1000,
			ends_at: slot.end * 1000,
			state: 'held',
			held_until: until,
			lead_id: null,
			sequence: 0,
			created_at: now,
			updated_at: now,
		});
		if (!(await takeTime(tx, { ...own, time: slot, capacity: place.rules.capacity, freeAt: until, now })))
			throw new Taken();
		await together(tx, keep(tx, { status: 201, answer: kept }));
		return kept;
	});
}

/** The time of this name, if it is one that the place has. */
export function slotOf({ hours, rules }: BookablePlace, name: string, now: number): Slot | null {
	const slots = slotDays(hours, rules, now / 1000).flatMap((day) => day.slots);
	return slots.find(({ id }) => id === name) ?? null;
}

async function takenAnswer(call: Call, { place, car, slot }: Wanted): Promise<TakenTime> {
	const free = await daysWithTimes(call, place, { car });
	const nearest = nearestSlots(free, Date.parse(slot) / 1000, mostNearest);
	const error = 'Somebody else has just taken this time. Please choose another one.';
	return { error, code: 'taken', nearest: nearest.map(toFreeTime) };
}
