import { freeSeats, quartersOf, type TakenQuarter } from '../../../src/domain/test-drives/free-slots.ts';
import { quarter, type Slot } from '../../../src/domain/test-drives/slots.ts';
import type { TestDriveQuarterRow, TestDriveRow } from '../../platform/db/rows/booking-rows.ts';
import type { Db } from '../../platform/db/schema.ts';

/** What a time is taken of: a place, and a car where one is known. */
export type Wanted = Pick<TestDriveRow, 'tenant' | 'location_id' | 'car_id'>;

/** The time that a booking is to have. `freeAt`: when a hold lapses (Unix milliseconds). */
export type TimeToTake = Wanted & {
	id: string;
	time: Pick<Slot, 'start' | 'end'>;
	capacity: number;
	freeAt: number;
	now: number;
};

/** Of a time that is booked and not only held. */
export const forGood = Number.MAX_SAFE_INTEGER;

/**
 * Gives a booking its time, on whichever seat is free, in place of the one that it had (CAR-1). False if somebody else has it: the
 * booking then keeps what it had. Of any number of calls for one seat only one gets it. Part of a transaction.
 */
export async function takeTime(tx: Db, { capacity, ...wanted }: TimeToTake): Promise<boolean> {
	const { id, time, now } = wanted;
	const window = { from: time.start * 1000, until: time.end * 1000, now, except: id };
	const before = await ownKeys(tx, id);
	for (const seat of freeSeats(time, { taken: await takenQuarters(tx, wanted, window), capacity })) {
		const rows = rowsOf(wanted, seat);
		const isTaken = (await takeQuarters(tx, rows, now)) === rows.length;
		await dropQuarters(tx, id, { but: isTaken ? rows.map(keyOf) : before });
		if (isTaken) return true;
	}
	return false;
}

/** Frees all that a booking has. */
export const freeTime = (tx: Db, id: string): Promise<void> => dropQuarters(tx, id, { but: [] });

type Window = { from: number; until: number; now: number; except?: string };

/** What is taken of a place and a car in a window of Unix milliseconds, but for the booking `except`. */
export async function takenQuarters(
	db: Db,
	wanted: Wanted,
	{ from, until, now, except = '' }: Window,
): Promise<TakenQuarter[]> {
	const rows = await db
		.selectFrom('test_drive_quarters')
		.select(['taken', 'at', 'seat'])
		.where('tenant', '=', wanted.tenant)
		.where(
			'taken',
			'in',
			[placeOf(wanted), carOf(wanted)].filter((taken) => taken !== null),
		)
		.where('at', '>', from - quarter * 1000)
		.where('at', '<', until)
		.where('free_at', '>', now)
		.where('test_drive_id', '!=', except)
		.execute();
	return rows.map(({ taken, at, seat }) => ({
		of: taken === placeOf(wanted) ? 'place' : 'car',
		at: at / 1000,
		seat,
	}));
}

/** One statement, so that two calls cannot both have a quarter: what somebody else has, and has not let lapse, stays theirs. Returns how many were taken. */
async function takeQuarters(tx: Db, rows: readonly TestDriveQuarterRow[], now: number): Promise<number> {
	const taken = await tx
		.insertInto('test_drive_quarters')
		.values(rows)
		.onConflict((conflict) =>
			conflict
				.columns(['tenant', 'taken', 'at', 'seat'])
				.doUpdateSet(({ ref }) => ({ test_drive_id: ref('excluded.test_drive_id'), free_at: ref('excluded.free_at') }))
				.where(({ or, eb, ref }) =>
					or([
						eb('test_drive_quarters.free_at', '<=', now),
						eb('test_drive_quarters.test_drive_id', '=', ref('excluded.test_drive_id')),
					]),
				),
		)
		.returning('at')
		.execute();
	return taken.length;
}

const placeOf = ({ location_id }: Wanted): string => `place:${location_id}`;
const carOf = ({ car_id }: Wanted): string | null => (car_id === null ? null : `car:${car_id}`);

/** In one order for all calls, or two of them would wait for each other. */
function rowsOf({ id, time, freeAt, ...wanted }: Omit<TimeToTake, 'capacity'>, seat: number): TestDriveQuarterRow[] {
	const car = carOf(wanted);
	const taken = [...(car === null ? [] : [{ taken: car, seat: 0 }]), { taken: placeOf(wanted), seat }];
	return taken.flatMap((one) =>
		quartersOf(time).map((start) => ({
			...one,
			tenant: wanted.tenant,
			at: start * 1000,
			test_drive_id: id,
			free_at: freeAt,
		})),
	);
}

type Key = Pick<TestDriveQuarterRow, 'taken' | 'at' | 'seat'>;
const keyOf = ({ taken, at, seat }: Key): string => `${taken} ${at} ${seat}`;

const ownQuarters = (tx: Db, id: string): Promise<Key[]> =>
	tx.selectFrom('test_drive_quarters').select(['taken', 'at', 'seat']).where('test_drive_id', '=', id).execute();

const ownKeys = async (tx: Db, id: string): Promise<string[]> => (await ownQuarters(tx, id)).map(keyOf);

async function dropQuarters(tx: Db, id: string, { but }: { but: readonly string[] }): Promise<void> {
	for (const row of await ownQuarters(tx, id)) {
		if (but.includes(keyOf(row))) continue;
		await tx
			.deleteFrom('test_drive_quarters')
			.where('test_drive_id', '=', id)
			.where('taken', '=', row.taken)
			.where('at', '=', row.at)
			.where('seat', '=', row.seat)
			.execute();
	}
}
