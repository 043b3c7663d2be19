import type { FreeTime, FreeTimes } from '../../src/contract/test-drives.ts';
import { freeDays } from '../../src/domain/test-drives/free-slots.ts';
import { type Slot, type SlotDay, slotDays } from '../../src/domain/test-drives/slots.ts';
import { takenQuarters } from '../leads/bookings/take-time.ts';
import { limitCalls } from '../platform/guards/limit-calls.ts';
import type { Call } from '../platform/http/call.ts';
import { invalid, reply } from '../platform/http/refusal.ts';
import { type BookablePlace, placeOrRefusal } from './place.ts';

/** GET /api/test-drives/free: the times that can be booked at a location, with a car where one is named (CAR-1). */
export async function getFreeTimes(call: Call): Promise<Response> {
	await limitCalls(call, 'times');
	const query = new URL(call.request.url).searchParams;
	const id = Number(query.get('location'));
	if (!Number.isSafeInteger(id) || id < 1) throw invalid({ location: 'Must be the number of a location.' });
	const place = placeOrRefusal(call.tenant, id);
	const days = await daysWithTimes(call, place, { car: readCar(query.get('car')) });
	const answer: FreeTimes = {
		zone: place.hours.zone,
		minutes: place.rules.minutes,
		days: days.map(({ date, slots }) => ({ date, times: slots.map(toFreeTime) })),
	};
	return reply(200, answer, caching);
}

/** Many who look at once are one question to the database; who books a time that is gone by then is told so. */
const caching = {
	'cache-control': 'public, max-age=0, must-revalidate',
	'cdn-cache-control': 'public, max-age=5',
	'netlify-vary': 'query=location|car',
};

/** A car's number as it is kept; null where none is named. */
export const readCar = (car: string | null | undefined): string | null =>
	car && /^[\w-]{1,40}$/.test(car) ? car : null;

export const toFreeTime = ({ id, local }: Slot): FreeTime => ({ slot: id, local });

type Asked = { car: string | null; except?: string };

/** The days of a place with the times that are free, but for what the booking `except` has. */
export async function daysWithTimes(
	{ runtime, tenant, now }: Pick<Call, 'runtime' | 'tenant' | 'now'>,
	{ location, hours, rules }: BookablePlace,
	{ car, except = '' }: Asked,
): Promise<SlotDay[]> {
	const days = slotDays(hours, rules, now / 1000);
	const slots = days.flatMap((day) => day.slots);
	const [first, last] = [slots[0], slots.at(-1)];
	if (!first || !last) return days;
	const wanted = { tenant: tenant.slug, location_id: location.id, car_id: car };
	const window = { from: first.start * 1000, until: last.end * 1000, now, except };
	const taken = await takenQuarters(runtime.db, wanted, window);
	return freeDays(days, { taken, capacity: rules.capacity });
}
