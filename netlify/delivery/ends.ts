import { randomUUID } from 'node:crypto';
import { SqliteAdapter } from 'kysely';
import type { Db, DeliveryRow } from '../platform/db/schema.ts';
import type { Claim } from './claims.ts';
import { clearTrouble, giveTurnBack, type LaneName, noteFailure, type Trouble } from './lanes.ts';

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
		await noteInLane(tx, lane, { news, now });
		if (attempts.length > 0) await tx.insertInto('deliveries').values(attempts.map(ledgerRow)).execute();
		await endDone(tx, lane, attempts);
		for (const attempt of attempts) if (attempt.outcome !== 'done') await endFailed(tx, attempt);
		await giveBack(
			tx,
			endings.filter((ending) => 'heldUntil' in ending),
			now,
		);
	});
}

async function noteInLane(
	tx: Db,
	lane: LaneName,
	{ news, now }: { news: readonly LaneNews[]; now: number },
): Promise<void> {
	if (news.length === 0) return giveTurnBack(tx, lane, now);
	if (news.includes('answers')) await clearTrouble(tx, lane);
	for (const one of news) if (one !== 'answers') await noteFailure(tx, lane, one);
}

/** Ends all rows of these leads and this destination, up to the version that was sent. */
async function endDone(tx: Db, { destination }: LaneName, attempts: readonly Attempted[]): Promise<void> {
	const done = new Map(
		attempts.flatMap((attempt) => (attempt.outcome === 'done' ? [[attempt.claim.lead_id, attempt]] : [])),
	);
	if (done.size === 0) return;
	const waiting = tx
		.selectFrom('outbox')
		.select(['id', 'lead_id', 'version'])
		.where('lead_id', 'in', [...done.keys()])
		.where('destination', '=', destination)
		.where('state', '!=', 'done');
	// Always in the same order, or two that end at the same moment would wait for each other.
	const rows = await (isSqlite(tx) ? waiting : waiting.orderBy('lead_id').orderBy('version').forUpdate()).execute();
	const sent = rows.filter(({ lead_id, version }) => version <= (done.get(lead_id)?.version ?? 0));
	for (const [note, some] of Map.groupBy(sent, ({ lead_id }) => done.get(lead_id)?.error ?? null)) {
		const updated_at = Math.max(...some.map(({ lead_id }) => done.get(lead_id)?.finished_at ?? 0));
		await tx
			.updateTable('outbox')
			.set({ state: 'done', lease_until: null, last_error: note, updated_at })
			.where(
				'id',
				'in',
				some.map(({ id }) => id),
			)
			.execute();
	}
}

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
	const rows = await db
		.selectFrom('deliveries')
		.select(({ fn }) => ['lead_id', fn.max('version').as('version')])
		.where('lead_id', 'in', leadIds)
		.where('destination', '=', destination)
		.where('outcome', '=', 'done')
		.groupBy('lead_id')
		.execute();
	return new Map(rows.map(({ lead_id, version }) => [lead_id, Number(version)]));
}

const isSqlite = (db: Db): boolean => db.getExecutor().adapter instanceof SqliteAdapter;

function ledgerRow({ claim, nextAt, attempts, ...attempt }: Attempted): DeliveryRow {
	const { id, lead_id, tenant, destination } = claim;
	return { id: randomUUID(), outbox_id: id, lead_id, tenant, destination, attempt: claim.attempts, ...attempt };
}
