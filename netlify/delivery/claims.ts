import { randomUUID } from 'node:crypto';
import { type Selectable, SqliteAdapter, sql } from 'kysely';
import type { Db, DeliveryRow, OutboxRow } from '../platform/db/schema.ts';
import { clearTrouble, dueLanes, giveTurnBack, type LaneName, noteFailure, type Trouble, takeTurn } from './lanes.ts';

/** A row of the outbox that we hold until `lease_until`; `attempts` includes this attempt. */
export type Claim = Selectable<OutboxRow> & { lease_until: number };

/** Whose rows may be claimed, and for how long. */
export type Lease = {
	tenants: readonly string[];
	now: number;
	leaseMs: number;
	/** Milliseconds after which the row is due again if the process dies in this attempt; the lease at least. */
	waitMs: (attempt: number) => number;
	/** Only rows that were never tried. */
	fresh?: boolean;
	/** False for a lane that this process sends enough to already. */
	enter?: (lane: LaneName) => boolean;
	/** Called if nothing was claimed in a lane that was entered. */
	leave?: (lane: LaneName) => void;
};

/** How an attempt ended, as it is written to the ledger. */
export type Attempt = Pick<DeliveryRow, 'outcome' | 'status' | 'error' | 'started_at' | 'finished_at'> & {
	/** Version of the lead that was sent, which may be newer than the row's. */
	version: number;
};

/**
 * Claims a row, so that no two workers get the same one. Lanes take turns; within a lane, the row with the fewest attempts comes
 * first. A row whose worker died is due again after its wait. While one version of a lead is being sent to a destination, no
 * other version is. Null if nothing is due.
 */
export async function claimNext(db: Db, lease: Lease): Promise<Claim | null> {
	const { tenants, now, fresh = false, enter = () => true, leave } = lease;
	if (tenants.length === 0) return null;
	for (const lane of await dueLanes(db, { tenants, now, fresh })) {
		if (!enter(lane)) continue;
		const claim = await claimIn(db, lane, lease).catch((error: unknown) => {
			leave?.(lane);
			throw error;
		});
		if (claim) return claim;
		leave?.(lane);
	}
	return null;
}

/**
 * Two versions of a lead for one destination are in the same lane, and a claim locks the lane's row. Otherwise two claims at the
 * same moment would not see each other, and both versions would be sent at once.
 */
function claimIn(db: Db, lane: LaneName, lease: Lease): Promise<Claim | null> {
	const { now, leaseMs } = lease;
	return db.transaction().execute(async (tx) => {
		if (!(await takeTurn(tx, lane, { now, probeUntil: now + leaseMs }))) return null;
		const due = await findDue(tx, lane, lease);
		const claim = due && (await claimRow(tx, due, lease));
		if (!claim) await giveTurnBack(tx, lane, now);
		return claim ?? null;
	});
}

type Due = Pick<OutboxRow, 'id' | 'attempts'>;

function findDue(tx: Db, { tenant, destination }: LaneName, { now, fresh }: Lease): Promise<Due | undefined> {
	return (
		tx
			.selectFrom('outbox as due')
			.select(['due.id', 'due.attempts'])
			.where('due.tenant', '=', tenant)
			.where('due.destination', '=', destination)
			// A literal, as in the index: PostgreSQL does not use a partial index for a parameter.
			.where('due.state', '=', sql.lit('pending'))
			.where('due.next_at', '<=', now)
			.$if(Boolean(fresh), (query) => query.where('due.attempts', '=', 0))
			.where(({ or, eb }) => or([eb('due.lease_until', 'is', null), eb('due.lease_until', '<=', now)]))
			.where(({ not, exists, selectFrom }) =>
				not(
					exists(
						selectFrom('outbox as other')
							.select('other.id')
							.whereRef('other.lead_id', '=', 'due.lead_id')
							.whereRef('other.destination', '=', 'due.destination')
							.where('other.state', '=', 'pending')
							.where('other.lease_until', '>', now),
					),
				),
			)
			.orderBy('due.attempts')
			.orderBy('due.next_at')
			.orderBy('due.id')
			.limit(1)
			.executeTakeFirst()
	);
}

/** Undefined if a slow worker has settled the row since it was found. */
async function claimRow(tx: Db, { id, attempts }: Due, { now, leaseMs, waitMs }: Lease): Promise<Claim | undefined> {
	const attempt = attempts + 1;
	const row = await tx
		.updateTable('outbox')
		.set({
			lease_until: now + leaseMs,
			attempts: attempt,
			next_at: now + Math.max(leaseMs, waitMs(attempt)),
			updated_at: now,
		})
		.where('id', '=', id)
		.where('state', '=', 'pending')
		.where('attempts', '=', attempts)
		.where(({ or, eb }) => or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]))
		.returningAll()
		.executeTakeFirst();
	return row && (row as Claim);
}

/** Returns a claim without counting an attempt; it is due again at `nextAt`. */
export async function postpone(db: Db, claim: Claim, { nextAt, now }: { nextAt: number; now: number }): Promise<void> {
	await db.transaction().execute(async (tx) => {
		await giveTurnBack(tx, claim, now);
		await ours(tx, claim)
			.set({ next_at: nextAt, lease_until: null, attempts: claim.attempts - 1, updated_at: now })
			.execute();
	});
}

/** What an attempt says about the receiver: it `answers`, it is in trouble, or null if the attempt says nothing about it. */
export type LaneNews = 'answers' | Trouble | null;

/**
 * Ends a claim with an attempt, and writes it to the ledger. `done` also ends older versions that wait for the same
 * destination, since a newer one was sent. `attempts` decides the next wait. A claim that was lost meanwhile only changes the
 * ledger.
 */
export async function settle(
	db: Db,
	claim: Claim,
	{ nextAt, attempts, lane, ...attempt }: Attempt & { nextAt: number; attempts: number; lane: LaneNews },
): Promise<void> {
	const { outcome, error, finished_at, version } = attempt;
	await db.transaction().execute(async (tx) => {
		// The lane first, as in a claim, or the two would wait for each other.
		await noteInLane(tx, claim, { lane, now: finished_at });
		await tx.insertInto('deliveries').values(ledgerRow(claim, attempt)).execute();
		if (outcome === 'done') return endAll(tx, claim, { version, last_error: error, updated_at: finished_at });
		await ours(tx, claim)
			.set({
				state: outcome === 'retry' ? 'pending' : outcome,
				attempts,
				next_at: nextAt,
				lease_until: null,
				last_error: error,
				updated_at: finished_at,
			})
			.execute();
	});
}

function noteInLane(tx: Db, claim: Claim, { lane, now }: { lane: LaneNews; now: number }): Promise<void> {
	if (lane === 'answers') return clearTrouble(tx, claim);
	return lane ? noteFailure(tx, claim, lane) : giveTurnBack(tx, claim, now);
}

type End = { version: number; last_error: string | null; updated_at: number };

/** Ends all rows of a lead and a destination up to a version. */
async function endAll(tx: Db, { lead_id, destination }: Claim, { version, ...end }: End): Promise<void> {
	const upTo = tx
		.selectFrom('outbox')
		.select('id')
		.where('lead_id', '=', lead_id)
		.where('destination', '=', destination)
		.where('version', '<=', version)
		.where('state', '!=', 'done');
	// Always in the same order, or two that end at the same moment would wait for each other.
	const rows = await (isSqlite(tx) ? upTo : upTo.orderBy('version').forUpdate()).execute();
	const ids = rows.map(({ id }) => id);
	if (ids.length === 0) return;
	await tx
		.updateTable('outbox')
		.set({ ...end, state: 'done', lease_until: null })
		.where('id', 'in', ids)
		.execute();
}

/** The newest version of a lead that a destination has; 0 if it has none. */
export async function versionAt(db: Db, { lead_id, destination }: OutboxRow): Promise<number> {
	const row = await db
		.selectFrom('deliveries')
		.select(({ fn }) => fn.max('version').as('version'))
		.where('lead_id', '=', lead_id)
		.where('destination', '=', destination)
		.where('outcome', '=', 'done')
		.executeTakeFirst();
	return Number(row?.version ?? 0);
}

const isSqlite = (db: Db): boolean => db.getExecutor().adapter instanceof SqliteAdapter;

/** The row while the claim is ours: whoever claims it after us changes its lease and its attempts. */
const ours = (db: Db, { id, lease_until, attempts }: Claim) =>
	db
		.updateTable('outbox')
		.where('id', '=', id)
		.where('state', '=', 'pending')
		.where('lease_until', '=', lease_until)
		.where('attempts', '=', attempts);

function ledgerRow({ id, lead_id, tenant, destination, attempts }: Claim, attempt: Attempt): DeliveryRow {
	return { id: randomUUID(), outbox_id: id, lead_id, tenant, destination, attempt: attempts, ...attempt };
}
