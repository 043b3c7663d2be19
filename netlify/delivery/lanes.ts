import { type ExpressionBuilder, sql } from 'kysely';
import { keepLanes } from '../leads/store/outbox.ts';
import { keepQuery } from '../platform/db/kept-query.ts';
import type { LaneRow, LaneTable } from '../platform/db/rows/delivery-rows.ts';
import type { Db, Tables } from '../platform/db/schema.ts';
import { type Step, step } from '../platform/db/together.ts';

/** Names a lane: everything that goes from one tenant to one destination. */
export type LaneName = { tenant: string; destination: string };

/** Creates the lanes for rows that an older release, which has no lanes, wrote meanwhile. */
export async function keepMissingLanes(db: Db, tenants: readonly string[]): Promise<void> {
	if (tenants.length === 0) return;
	const rows = await db
		.selectFrom('outbox')
		.select(['tenant', 'destination'])
		.distinct()
		.where('state', '=', 'pending')
		.where('tenant', 'in', tenants)
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom('delivery_lanes as lane')
						.select('lane.tenant')
						.whereRef('lane.tenant', '=', 'outbox.tenant')
						.whereRef('lane.destination', '=', 'outbox.destination'),
				),
			),
		)
		.execute();
	for (const { tenant, destination } of rows) await keepLanes(db, tenant, [destination]);
}

/**
 * The lanes in which something is due and that are not paused, longest wait for a turn first. `fresh`: only rows that were
 * never tried, in lanes whose receiver works.
 */
export async function dueLanes(
	db: Db,
	{ tenants, now, fresh }: { tenants: readonly string[]; now: number; fresh: boolean },
): Promise<LaneRow[]> {
	const query = fresh ? freshLanesQuery : dueLanesQuery;
	return (await db.executeQuery(query(db, { tenants, now }))).rows;
}

const lanesWith =
	(fresh: boolean) =>
	(db: Db, { tenants, now }: { tenants: readonly string[]; now: number }) =>
		db
			.selectFrom('delivery_lanes as lane')
			.selectAll()
			.where('lane.tenant', 'in', tenants)
			.where(({ or, eb }) => or([eb('lane.paused_until', 'is', null), eb('lane.paused_until', '<=', now)]))
			.$if(fresh, (query) => query.where('lane.trouble', 'is', null))
			.where((eb) => {
				const never = eb(firstDue(eb, now).where('due.attempts', '=', sql.lit(0)), 'is not', null);
				const again = eb(firstDue(eb, now).where('due.attempts', '>', sql.lit(0)), 'is not', null);
				return fresh ? never : eb.or([never, again]);
			})
			.orderBy('lane.turn_at')
			.orderBy('lane.tenant')
			.orderBy('lane.destination');

const dueLanesQuery = keepQuery(lanesWith(false));
const freshLanesQuery = keepQuery(lanesWith(true));

/**
 * The row of a lane that has been due longest. It is to be asked for with a number of attempts: each has an index. Not `exists`,
 * for which PostgreSQL would read a whole backlog in the hope that one of its first rows is due.
 */
const firstDue = (eb: ExpressionBuilder<Tables & { lane: LaneTable }, 'lane'>, now: number) =>
	eb
		.selectFrom('outbox as due')
		.select('due.id')
		.whereRef('due.tenant', '=', 'lane.tenant')
		.whereRef('due.destination', '=', 'lane.destination')
		.where('due.state', '=', sql.lit('pending'))
		.where('due.next_at', '<=', now)
		.where(({ or, eb: due }) => or([due('due.lease_until', 'is', null), due('due.lease_until', '<=', now)]))
		.orderBy('due.next_at')
		.limit(1);

type Turn = { now: number; probeUntil: number };

/**
 * Takes a lane's turn and locks the lane until the transaction ends: claims in one lane wait for each other. After a pause one
 * probe may be sent, and the lane stays paused for all others until `probeUntil`. False if it is paused.
 */
export async function takeTurn(tx: Db, { tenant, destination }: LaneName, turn: Turn): Promise<boolean> {
	const { rows } = await tx.executeQuery(turnQuery(tx, { tenant, destination, ...turn }));
	return rows.length > 0;
}

const turnQuery = keepQuery((db, { now, probeUntil, ...lane }: LaneName & Turn) =>
	at(db, lane)
		.set(({ eb }) => ({
			turn_at: now,
			// PostgreSQL takes a parameter in a case for text.
			paused_until: eb
				.case()
				.when('paused_until', 'is', null)
				.then(null)
				.else(sql<number>`cast(${probeUntil} as bigint)`)
				.end(),
		}))
		.where(({ or, eb }) => or([eb('paused_until', 'is', null), eb('paused_until', '<=', now)]))
		.returning('tenant'),
);

/** Ends a probe that sent nothing, so that the next one may follow at once. */
export const turnBackStep = (tx: Db, { tenant, destination }: LaneName, now: number): Step =>
	step(turnBackQuery(tx, { tenant, destination, now }));

const turnBackQuery = keepQuery((db, { now, ...lane }: LaneName & { now: number }) =>
	at(db, lane).set({ paused_until: now }).where('paused_until', '>', now),
);

/** Records that the receiver answers again. */
export const noTroubleStep = (tx: Db, { tenant, destination }: LaneName): Step =>
	step(noTroubleQuery(tx, { tenant, destination }));

const noTroubleQuery = keepQuery((db, lane: LaneName) =>
	at(db, lane)
		.set({ failures: 0, paused_until: null, trouble: null, trouble_since: null, reason: null })
		.where('trouble', 'is not', null),
);

/** What is wrong with a receiver. `pauseUntil` is called with the number of failures in a row. */
export type Trouble = {
	kind: NonNullable<LaneRow['trouble']>;
	reason: string;
	now: number;
	pauseUntil: (failures: number) => number | null;
};

/** Records a failure of the receiver itself, and since when it has been failing. */
export async function noteFailure(tx: Db, lane: LaneName, { kind, reason, now, pauseUntil }: Trouble): Promise<void> {
	const row = await at(tx, lane)
		.set(({ eb }) => ({ failures: eb('failures', '+', 1), ...troubleSince(kind, now), reason }))
		.returning('failures')
		.executeTakeFirst();
	if (row)
		await at(tx, lane)
			.set({ paused_until: pauseUntil(row.failures) })
			.execute();
}

/** Records that nothing can be sent before somebody changes a setting. Nothing was tried, so nothing is paused. */
export async function noteBlocked(
	db: Db,
	lane: LaneName,
	{ reason, now }: { reason: string; now: number },
): Promise<void> {
	await at(db, lane)
		.set({ ...troubleSince('blocked', now), reason })
		.where(({ or, eb }) => or([eb('trouble', 'is', null), eb('trouble', '!=', 'blocked'), eb('reason', '!=', reason)]))
		.execute();
}

/** The lane, if an alarm about it is due: it is blocked or paused, and no process raised one for `everyMs`. */
export async function takeAlarm(
	db: Db,
	lane: LaneName,
	{ now, everyMs }: { now: number; everyMs: number },
): Promise<LaneRow | undefined> {
	return at(db, lane)
		.set({ alarmed_at: now })
		.where(({ or, eb }) => or([eb('trouble', '=', 'blocked'), eb('paused_until', 'is not', null)]))
		.where(({ or, eb }) => or([eb('alarmed_at', 'is', null), eb('alarmed_at', '<=', now - everyMs)]))
		.returningAll()
		.executeTakeFirst();
}

/** A lane in which leads wait: how many, and since when the oldest has been due. */
export type WaitingLane = LaneRow & { waiting: number; due_since: number };

/** The lanes in which leads wait. */
export function waitingLanes(db: Db, tenant?: string): Promise<WaitingLane[]> {
	return db
		.selectFrom('delivery_lanes as lane')
		.innerJoin('outbox', (join) =>
			join
				.onRef('outbox.tenant', '=', 'lane.tenant')
				.onRef('outbox.destination', '=', 'lane.destination')
				.on('outbox.state', '=', sql.lit('pending')),
		)
		.selectAll('lane')
		.select(({ fn }) => [fn.count<number>('outbox.id').as('waiting'), fn.min<number>('outbox.next_at').as('due_since')])
		.$if(tenant !== undefined, (query) => query.where('lane.tenant', '=', String(tenant)))
		.groupBy(['lane.tenant', 'lane.destination'])
		.orderBy('lane.tenant')
		.orderBy('lane.destination')
		.execute();
}

const troubleSince = (kind: NonNullable<LaneRow['trouble']>, now: number) => ({
	trouble: kind,
	trouble_since: sql<number>`case when trouble = ${kind} then trouble_since else ${now} end`,
});

const at = (db: Db, { tenant, destination }: LaneName) =>
	db.updateTable('delivery_lanes').where('tenant', '=', tenant).where('destination', '=', destination);
