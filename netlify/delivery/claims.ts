import { type Selectable, sql } from 'kysely';
import { keepQuery } from '../platform/db/kept-query.ts';
import type { LaneRow, OutboxRow } from '../platform/db/rows/delivery-rows.ts';
import type { Db } from '../platform/db/schema.ts';
import { together } from '../platform/db/together.ts';
import { dueLanes, type LaneName, takeTurn, turnBackStep } from './lanes.ts';

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
	/** At most so many rows of a lane; one without it. */
	most?: (lane: LaneRow) => number;
	/** False for a lane that this process sends enough to already. */
	enter?: (lane: LaneName) => boolean;
	/** Called if nothing was claimed in a lane that was entered. */
	leave?: (lane: LaneName) => void;
};

/**
 * Claims rows of one lane, so that no two workers get the same one. Lanes take turns; within a lane, the rows with the fewest
 * attempts come first. A row whose worker died is due again after its wait. While one version of a lead is being sent to a
 * destination, no other version is. Empty if nothing is due.
 */
export async function claimDue(db: Db, lease: Lease): Promise<Claim[]> {
	const { tenants, now, fresh = false, enter = () => true, leave } = lease;
	if (tenants.length === 0) return [];
	for (const lane of await dueLanes(db, { tenants, now, fresh })) {
		if (!enter(lane)) continue;
		const claims = await claimIn(db, lane, lease).catch((error: unknown) => {
			leave?.(lane);
			throw error;
		});
		if (claims.length > 0) return claims;
		leave?.(lane);
	}
	return [];
}

/**
 * Two versions of a lead for one destination are in the same lane, and a claim locks the lane's row. Otherwise two claims at the
 * same moment would not see each other, and both versions would be sent at once.
 */
function claimIn(db: Db, lane: LaneRow, lease: Lease): Promise<Claim[]> {
	const { now, leaseMs } = lease;
	return db.transaction().execute(async (tx) => {
		if (!(await takeTurn(tx, lane, { now, probeUntil: now + leaseMs }))) return [];
		const claims = await claimRows(tx, await findDue(tx, lane, lease), lease);
		if (claims.length === 0) await together(tx, [turnBackStep(tx, lane, now)]);
		return claims;
	});
}

/** Rows with the same number of attempts. */
type Due = { ids: readonly string[]; attempts: number };

const nothing: Due = { ids: [], attempts: 0 };

/**
 * Looks at one number of attempts after the other, the fewest first, and at no more rows than it returns: a backlog of rows
 * that wait for a later time costs nothing.
 */
async function findDue(tx: Db, lane: LaneRow, lease: Lease): Promise<Due> {
	for (let from = 0; ; from++) {
		const attempts = from === 0 ? 0 : await nextAttempts(tx, lane, from);
		if (attempts === null) return nothing;
		const ids = await dueIds(tx, lane, { ...lease, attempts });
		if (ids.length > 0) return { ids, attempts };
		if (lease.fresh) return nothing;
		from = attempts;
	}
}

/** The smallest number of attempts from `from` on that a waiting row of a lane has. */
async function nextAttempts(tx: Db, { tenant, destination }: LaneName, from: number): Promise<number | null> {
	const row = await tx
		.selectFrom('outbox')
		.select('attempts')
		.where('tenant', '=', tenant)
		.where('destination', '=', destination)
		.where('state', '=', pending)
		.where('attempts', '>=', from)
		.orderBy('attempts')
		.limit(1)
		.executeTakeFirst();
	return row?.attempts ?? null;
}

// A literal, as in the index: PostgreSQL does not use a partial index for a parameter.
const pending = sql.lit('pending' as const);

/** Rows beyond those that are wanted, of which another version of the lead may be on its way. */
const spare = 32;

async function dueIds(
	tx: Db,
	lane: LaneRow,
	{ now, attempts, most = () => 1 }: Lease & { attempts: number },
): Promise<string[]> {
	const { tenant, destination } = lane;
	const wanted = most(lane);
	const { rows } = await tx.executeQuery(dueQuery(tx, { tenant, destination, attempts, now, limit: wanted + spare }));
	const taken = await leadsUnderWay(tx, lane.destination, { now, leadIds: rows.map(({ lead_id }) => lead_id) });
	// Of two versions of a lead, the first one: the other waits until it has arrived.
	const free = rows.filter(({ lead_id }) => !taken.has(lead_id) && taken.add(lead_id));
	return free.slice(0, wanted).map(({ id }) => id);
}

type DueAt = LaneName & { attempts: number; now: number; limit: number };

const dueQuery = keepQuery((db, { tenant, destination, attempts, now, limit }: DueAt) =>
	db
		.selectFrom('outbox')
		.select(['id', 'lead_id'])
		.where('tenant', '=', tenant)
		.where('destination', '=', destination)
		.where('state', '=', pending)
		.where('attempts', '=', attempts)
		.where('next_at', '<=', now)
		.where(({ or, eb }) => or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]))
		.orderBy('next_at')
		.orderBy('id')
		.limit(limit),
);

/** Those of these leads of which a version is being sent. Asked for by lead: as a part of the query above it can read a whole backlog. */
async function leadsUnderWay(
	tx: Db,
	destination: string,
	{ now, leadIds }: { now: number; leadIds: readonly string[] },
): Promise<Set<string>> {
	if (leadIds.length === 0) return new Set();
	const { rows } = await tx.executeQuery(underWayQuery(tx, { leadIds, destination, now }));
	return new Set(rows.map(({ lead_id }) => lead_id));
}

type UnderWay = { leadIds: readonly string[]; destination: string; now: number };

const underWayQuery = keepQuery((db, { leadIds, destination, now }: UnderWay) =>
	db
		.selectFrom('outbox')
		.select('lead_id')
		.where('lead_id', 'in', leadIds)
		.where('destination', '=', destination)
		.where('lease_until', '>', now),
);

/** Leaves out rows that a slow worker has settled since they were found. */
async function claimRows(tx: Db, { ids, attempts }: Due, { now, leaseMs, waitMs }: Lease): Promise<Claim[]> {
	if (ids.length === 0) return [];
	const attempt = attempts + 1;
	const nextAt = now + Math.max(leaseMs, waitMs(attempt));
	const taken = { ids, attempts, attempt, leaseUntil: now + leaseMs, nextAt, now };
	const { rows } = await tx.executeQuery(takeQuery(tx, taken));
	return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)) as Claim[];
}

type Taken = Due & { attempt: number; leaseUntil: number; nextAt: number; now: number };

const takeQuery = keepQuery((db, { ids, attempts, attempt, leaseUntil, nextAt, now }: Taken) =>
	db
		.updateTable('outbox')
		.set({ lease_until: leaseUntil, attempts: attempt, next_at: nextAt, updated_at: now })
		.where('id', 'in', ids)
		.where('state', '=', 'pending')
		.where('attempts', '=', attempts)
		.where(({ or, eb }) => or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]))
		.returningAll(),
);
