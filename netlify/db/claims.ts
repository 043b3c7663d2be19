import { randomUUID } from 'node:crypto';
import { type Selectable, SqliteAdapter, sql } from 'kysely';
import type { Db, DeliveryRow, OutboxRow } from './schema.ts';

/** A row of the outbox that is ours to work on until `lease_until`; `attempts` counts this attempt. */
export type Claim = Selectable<OutboxRow> & { lease_until: number };

/** How an attempt ended, as the ledger has it. */
export type Attempt = Pick<DeliveryRow, 'outcome' | 'status' | 'error' | 'started_at' | 'finished_at'> & {
	/** Version of the lead that was sent, which may be newer than the row's. */
	version: number;
};

/** Whose rows may be claimed, and for how long. */
type Lease = { tenants: readonly string[]; now: number; leaseMs: number };

/** Any number: who claims on PostgreSQL holds the lock of this number. */
const claimLock = 20_261_121;

/**
 * Claims what has been due longest, so that no two workers get the same. A row whose worker died is due again when its
 * lease is over; while one version of a lead is on its way to a destination, no other is. Null if nothing is due.
 */
export async function claimNext(db: Db, lease: Lease): Promise<Claim | null> {
	if (lease.tenants.length === 0) return null;
	if (isSqlite(db)) return claimDue(db, lease);
	// Claims take turns: at the same moment two would not see each other's, and send two versions of one lead at once.
	return db.transaction().execute(async (tx) => {
		await sql`select pg_advisory_xact_lock(${claimLock})`.execute(tx);
		return claimDue(tx, lease);
	});
}

async function claimDue(db: Db, { tenants, now, leaseMs }: Lease): Promise<Claim | null> {
	const due = db
		.selectFrom('outbox as due')
		.select('due.id')
		.where('due.tenant', 'in', tenants)
		.where('due.state', '=', 'pending')
		.where('due.next_at', '<=', now)
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
		.orderBy('due.next_at')
		.orderBy('due.id')
		.limit(1);
	const row = await db
		// Materialised, or PostgreSQL may choose the row anew for every candidate of the update.
		.with(
			(cte) => cte('chosen').materialized(),
			() => (isSqlite(db) ? due : due.forUpdate('due').skipLocked()),
		)
		.updateTable('outbox')
		.set(({ eb }) => ({ lease_until: now + leaseMs, attempts: eb('attempts', '+', 1), updated_at: now }))
		.where('outbox.id', '=', ({ selectFrom }) => selectFrom('chosen').select('chosen.id'))
		.returningAll()
		.executeTakeFirst();
	return row ? (row as Claim) : null;
}

/** Gives a claim back without an attempt, to be due again at `nextAt`. */
export async function postpone(db: Db, claim: Claim, { nextAt, now }: { nextAt: number; now: number }): Promise<void> {
	await ours(db, claim)
		.set({ next_at: nextAt, lease_until: null, attempts: claim.attempts - 1, updated_at: now })
		.execute();
}

/**
 * Ends a claim with an attempt, and writes it to the ledger. `done` also ends older versions that wait for the same
 * destination: what was sent is newer. `attempts` is what counts for the next wait. A claim that was lost meanwhile changes
 * nothing but the ledger.
 */
export async function settle(
	db: Db,
	claim: Claim,
	{ nextAt, attempts, ...attempt }: Attempt & { nextAt: number; attempts: number },
): Promise<void> {
	const { outcome, error, finished_at, version } = attempt;
	await db.transaction().execute(async (tx) => {
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
	// In one order, or two that end at the same moment wait for each other.
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

/** A claim is told by its lease and its attempt: whoever claims after us changes both. */
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
