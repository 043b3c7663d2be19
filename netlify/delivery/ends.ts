import { randomUUID } from 'node:crypto';
import { SqliteAdapter } from 'kysely';
import { keepQuery } from '../platform/db/kept-query.ts';
import type { DeliveryRow } from '../platform/db/rows/delivery-rows.ts';
import type { Db } from '../platform/db/schema.ts';
import { type Step, step, together } from '../platform/db/together.ts';
import type { Claim } from './claims.ts';
import { type LaneName, noTroubleStep, noteFailure, type Trouble, turnBackStep } from './lanes.ts';

/** A claim that is given back without counting an attempt; it is due again at `heldUntil`. */
type Held = { claim: Claim; heldUntil: number };

/** How an attempt ended, as it is written to the ledger. */
export type Attempted = Pick<DeliveryRow, 'outcome' | 'status' | 'error' | 'started_at' | 'finished_at'> & {
	claim: Claim;
	/** Version of the lead that was sent, which may be newer than the row's. */
	version: number;
	/** When it is tried again, and how many attempts count for the wait that follows. */
	nextAt: number;
	attempts: number;
};

/** How a claim ended. */
export type Ending = Held | Attempted;

/** What an attempt says about the receiver: it `answers`, or it is in trouble. */
export type LaneNews = 'answers' | Trouble;

/**
 * Ends claims of one lane in one transaction, and writes their attempts to the ledger. `done` also ends older versions that wait
 * for the same destination, since a newer one was sent. A claim that was lost meanwhile only changes the ledger.
 */
export async function endClaims(
	db: Db,
	lane: LaneName,
	{ endings, news, now }: { endings: readonly Ending[]; news: readonly LaneNews[]; now: number },
): Promise<void> {
	const attempts = endings.filter((ending) => 'outcome' in ending);
	await db.transaction().execute(async (tx) => {
		// The lane first, as in a claim, or the two would wait for each other.
		const steps = laneSteps(tx, lane, { news, now });
		const failures = news.filter((one) => one !== 'answers');
		if (failures.length > 0) await together(tx, steps.splice(0));
		for (const failure of failures) await noteFailure(tx, lane, failure);
		if (attempts.length > 0) steps.push(step(ledgerQuery(tx, { rows: attempts.map(ledgerRow) })));
		await together(tx, steps);
		await endDone(tx, lane, attempts);
		for (const attempt of attempts) if (attempt.outcome !== 'done') await endFailed(tx, attempt);
		await giveBack(
			tx,
			endings.filter((ending) => 'heldUntil' in ending),
			now,
		);
	});
}

function laneSteps(tx: Db, lane: LaneName, { news, now }: { news: readonly LaneNews[]; now: number }): Step[] {
	if (news.length === 0) return [turnBackStep(tx, lane, now)];
	return news.includes('answers') ? [noTroubleStep(tx, lane)] : [];
}

const ledgerQuery = keepQuery((db, { rows }: { rows: readonly DeliveryRow[] }) =>
	db.insertInto('deliveries').values(rows),
);

/** Ends all rows of these leads and this destination, up to the version that was sent. */
async function endDone(tx: Db, { destination }: LaneName, attempts: readonly Attempted[]): Promise<void> {
	const done = new Map(
		attempts.flatMap((attempt) => (attempt.outcome === 'done' ? [[attempt.claim.lead_id, attempt]] : [])),
	);
	if (done.size === 0) return;
	const { rows } = await tx.executeQuery(undoneQuery(tx, { destination, leadIds: [...done.keys()] }));
	const sent = rows.filter(({ lead_id, version }) => version <= (done.get(lead_id)?.version ?? 0));
	for (const [note, some] of Map.groupBy(sent, ({ lead_id }) => done.get(lead_id)?.error ?? null)) {
		const updated_at = Math.max(...some.map(({ lead_id }) => done.get(lead_id)?.finished_at ?? 0));
		await tx.executeQuery(doneQuery(tx, { ids: some.map(({ id }) => id), note, updated_at }));
	}
}

type Versions = { destination: string; leadIds: readonly string[] };

const undoneQuery = keepQuery((db, { destination, leadIds }: Versions) => {
	const rows = db
		.selectFrom('outbox')
		.select(['id', 'lead_id', 'version'])
		.where('lead_id', 'in', leadIds)
		.where('destination', '=', destination)
		.where('state', '!=', 'done');
	// Always in the same order, or two that end at the same moment would wait for each other.
	return isSqlite(db) ? rows : rows.orderBy('lead_id').orderBy('version').forUpdate();
});

const doneQuery = keepQuery(
	(db, { ids, note, updated_at }: { ids: readonly string[]; note: string | null; updated_at: number }) =>
		db
			.updateTable('outbox')
			.set({ state: 'done', lease_until: null, last_error: note, updated_at })
			.where('id', 'in', ids),
);

async function endFailed(tx: Db, { claim, outcome, attempts, nextAt, error, finished_at }: Attempted): Promise<void> {
	await ours(tx, [claim])
		.set({
			state: outcome === 'retry' ? 'pending' : outcome,
			attempts,
			next_at: nextAt,
			lease_until: null,
			last_error: error,
			updated_at: finished_at,
		})
		.execute();
}

async function giveBack(tx: Db, held: readonly Held[], now: number): Promise<void> {
	for (const [next_at, some] of Map.groupBy(held, ({ heldUntil }) => heldUntil)) {
		await ours(
			tx,
			some.map(({ claim }) => claim),
		)
			.set(({ eb }) => ({ next_at, lease_until: null, attempts: eb('attempts', '-', 1), updated_at: now }))
			.execute();
	}
}

/** Rows of one claim while they are ours: whoever claims them after us changes their lease and their attempts. */
const ours = (db: Db, claims: readonly Claim[]) =>
	db
		.updateTable('outbox')
		.where(
			'id',
			'in',
			claims.map(({ id }) => id),
		)
		.where('state', '=', 'pending')
		.where('lease_until', '=', claims[0]?.lease_until ?? 0)
		.where('attempts', '=', claims[0]?.attempts ?? 0);

/** The newest version that a destination has of each of these leads. */
export async function versionsAt(
	db: Db,
	destination: string,
	leadIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
	const { rows } = await db.executeQuery(versionsQuery(db, { destination, leadIds }));
	return new Map(rows.map(({ lead_id, version }) => [lead_id, Number(version)]));
}

const versionsQuery = keepQuery((db, { destination, leadIds }: Versions) =>
	db
		.selectFrom('deliveries')
		.select(({ fn }) => ['lead_id', fn.max('version').as('version')])
		.where('lead_id', 'in', leadIds)
		.where('destination', '=', destination)
		.where('outcome', '=', 'done')
		.groupBy('lead_id'),
);

const isSqlite = (db: Db): boolean => db.getExecutor().adapter instanceof SqliteAdapter;

function ledgerRow({ claim, nextAt, attempts, ...attempt }: Attempted): DeliveryRow {
	const { id, lead_id, tenant, destination } = claim;
	return { id: randomUUID(), outbox_id: id, lead_id, tenant, destination, attempt: claim.attempts, ...attempt };
}
