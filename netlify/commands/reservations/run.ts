import { toDollars } from '../../../src/domain/money/cents.ts';
import { afterRelease, canRefund } from '../../../src/domain/money/reservation-states.ts';
import type { ReservationRow } from '../../platform/db/rows/booking-rows.ts';
import { handOverSoon } from '../../rebuilds/hosts/hand-over.ts';
import { rebuildMode } from '../../rebuilds/hosts/mode.ts';
import { attendDue, type DueRuntime } from '../../reservations/due/attend.ts';
import { changeState } from '../../reservations/states/change-state.ts';
import { reservationOf } from '../../reservations/states/settle.ts';
import { findByName, listReservations } from '../../reservations/store/reservation-list.ts';
import { detailsOf, findReservation, lockReservation } from '../../reservations/store/reservation-rows.ts';
import type { ReservationsCommand } from './options.ts';

/** What a command works with. */
export type ReservationsContext = DueRuntime & {
	write: (text: string) => void;
	/** Asks whoever runs the command; false where nobody can be asked. */
	confirm: (question: string) => Promise<boolean>;
};

/** Runs a command and returns the exit code, as the usage has them (CAR-11). */
export function runCommand(command: ReservationsCommand, around: ReservationsContext): Promise<number> {
	return command.name === 'list' ? list(command, around) : settleOne(command, around);
}

async function list(
	{ json, ...filter }: Extract<ReservationsCommand, { name: 'list' }>,
	{ db, write }: ReservationsContext,
): Promise<number> {
	const rows = await listReservations(db, filter);
	for (const row of rows) write(`${json ? JSON.stringify(factsOf(row)) : lineOf(row)}\n`);
	if (!json) write(rows.length === 1 ? '1 reservation.\n' : `${rows.length} reservations.\n`);
	return rows.length > 0 ? 0 : 1;
}

/** Nothing that a visitor typed: the lead has it. */
function factsOf(row: ReservationRow) {
	const { id, reference, tenant, state, deposit, refunded, currency, reason, fault, lead_id, car_id } = row;
	const time = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());
	const car = { car_id, car: detailsOf(row)?.car.title ?? null };
	const times = { created_at: time(row.created_at), until: time(row.until), paid_at: time(row.paid_at) };
	return { reference, id, tenant, state, ...car, deposit, refunded, currency, reason, fault, lead_id, ...times };
}

function lineOf(row: ReservationRow): string {
	const { reference, tenant, state, car, deposit, currency, created_at, fault, lead_id } = factsOf(row);
	const money = `${toDollars(deposit).toFixed(2)} ${currency}`;
	const parts = [reference, created_at?.slice(0, 16), tenant, state.padEnd(15), money, car ?? '(erased)'];
	return [...parts, ...(lead_id ? [`lead ${lead_id}`] : []), ...(fault ? [`fails: ${fault}`] : [])].join('  ');
}

type Settle = Exclude<ReservationsCommand, { name: 'list' }>;

async function settleOne(command: Settle, around: ReservationsContext): Promise<number> {
	const { write } = around;
	const found = await findByName(around.db, command);
	const [row] = found;
	if (!row || found.length > 1) {
		write(
			row
				? `${command.which} is several reservations: name one by its id.\n`
				: `There is no reservation ${command.which}.\n`,
		);
		for (const one of row ? found : []) write(`${one.id}  ${lineOf(one)}\n`);
		return 1;
	}
	write(`${lineOf(row)}\n`);
	if (!command.yes && !(await around.confirm(questions[command.name]))) {
		write('Nothing was changed.\n');
		return 1;
	}
	const changed = await change(around, row.id, command.name);
	if (!changed) {
		write(`This cannot be done with a reservation that is ${row.state}.\n`);
		return 1;
	}
	return tellOutcome(around, changed);
}

const questions = { release: 'Free the car?', refund: 'Send the whole deposit back, and free the car?' } as const;

/** Null where the reservation is in no state for that. */
function change(around: ReservationsContext, id: string, what: Settle['name']): Promise<ReservationRow | null> {
	return around.db.transaction().execute(async (tx) => {
		const row = await lockReservation(tx, id);
		if (!row) return null;
		if (what === 'refund') {
			if (!canRefund(reservationOf(row))) return null;
			return changeState(tx, around, { row, change: { state: 'refunding', reason: 'asked' } });
		}
		const state = afterRelease(row.state);
		return state && changeState(tx, around, { row, change: { state } });
	});
}

/** Does at once what is due, and says how it went. What fails is tried again by the schedule. */
async function tellOutcome(around: ReservationsContext, changed: ReservationRow): Promise<number> {
	const { db, env, write } = around;
	await attendDue(around, changed);
	if (rebuildMode(env) !== 'queue') await handOverSoon(around, changed.tenant);
	const row = (await findReservation(db, changed.id)) ?? changed;
	write(`${row.reference} is ${row.state} now.\n`);
	if (row.fault) write(`It could not be done yet, and is tried again: ${row.fault}\n`);
	return row.fault ? 1 : 0;
}
