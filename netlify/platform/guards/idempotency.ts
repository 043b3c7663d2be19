import { randomUUID } from 'node:crypto';
import { keepQuery } from '../db/kept-query.ts';
import type { IdempotencyRow } from '../db/rows/lead-rows.ts';
import type { Db } from '../db/schema.ts';
import { type Step, step } from '../db/together.ts';

/** Milliseconds after which a request that has no answer yet is taken to be dead. */
const leaseLength = 90_000;

/** Status of a key whose lead was erased. Nothing of the request is kept, not even its hash. */
const erased = 410;

type Ask = { tenant: string; key: string; hash: string; now: number };
/**
 * Whose a key is: ours to work on, in use, answered before, used for another request, or for a lead that was erased since.
 */
export type Claim =
	| { outcome: 'ours'; owner: string }
	| { outcome: 'answered'; status: number; answer: string }
	| { outcome: 'in_flight' }
	| { outcome: 'erased' }
	| { outcome: 'mismatch' };

/** Claims a key in one statement, if it is new or its owner died without an answer. */
export async function claimKey(db: Db, { tenant, key, hash, now }: Ask): Promise<Claim> {
	const owner = randomUUID();
	const leaseUntil = now + leaseLength;
	const claimed = await db.executeQuery(claimQuery(db, { tenant, key, hash, owner, leaseUntil, now }));
	if (claimed.rows.length > 0) return { outcome: 'ours', owner };
	const row = await db
		.selectFrom('idempotency_keys')
		.selectAll()
		.where('tenant', '=', tenant)
		.where('key', '=', key)
		.executeTakeFirst();
	// Its owner gave it up between the two statements; the visitor asks again.
	if (!row) return { outcome: 'in_flight' };
	if (row.status === erased) return { outcome: 'erased' };
	if (row.request_hash !== hash) return { outcome: 'mismatch' };
	if (row.status === null || row.answer === null) return { outcome: 'in_flight' };
	return { outcome: 'answered', status: row.status, answer: row.answer };
}

type NewClaim = Ask & { owner: string; leaseUntil: number };

const claimQuery = keepQuery((db, { tenant, key, hash, owner, leaseUntil, now }: NewClaim) =>
	db
		.insertInto('idempotency_keys')
		.values({
			tenant,
			key,
			request_hash: hash,
			owner,
			lease_until: leaseUntil,
			status: null,
			answer: null,
			lead_id: null,
			created_at: now,
		})
		.onConflict((conflict) =>
			conflict
				.columns(['tenant', 'key'])
				.doUpdateSet({ owner, lease_until: leaseUntil })
				.where('idempotency_keys.request_hash', '=', hash)
				.where('idempotency_keys.status', 'is', null)
				.where('idempotency_keys.lease_until', '<', now),
		)
		.returning('owner'),
);

type Place = Pick<Ask, 'tenant' | 'key'>;

/** Asks whether a request with this key has its answer already. */
export const answeredStep = (db: Db, place: Place, after: (isAnswered: boolean) => void): Step =>
	step(answeredQuery(db, place), ({ rows: [row] }) => after(row !== undefined && row.status !== null));

const answeredQuery = keepQuery((db, { tenant, key }: Place) =>
	db.selectFrom('idempotency_keys').select('status').where('tenant', '=', tenant).where('key', '=', key),
);

type Answer = Place & Pick<IdempotencyRow, 'owner'> & { status: number; answer: string; leadId: string };

/** Stores the answer, in the transaction of what it answers. `after` has to throw if the key is no longer the owner's. */
export const answerStep = (db: Db, answer: Answer, after: (isOurs: boolean) => void): Step =>
	step(answerQuery(db, answer), ({ numAffectedRows }) => after(numAffectedRows === 1n));

const answerQuery = keepQuery((db, { tenant, key, owner, status, answer, leadId }: Answer) =>
	db
		.updateTable('idempotency_keys')
		.set({ status, answer, lead_id: leadId })
		.where('tenant', '=', tenant)
		.where('key', '=', key)
		.where('owner', '=', owner)
		.where('status', 'is', null),
);

/** Releases the key of a request that failed, so that it can be used again. */
export async function releaseKey(
	db: Db,
	{ tenant, key, owner }: { tenant: string; key: string; owner: string },
): Promise<void> {
	await db
		.deleteFrom('idempotency_keys')
		.where('tenant', '=', tenant)
		.where('key', '=', key)
		.where('owner', '=', owner)
		.where('status', 'is', null)
		.execute();
}

/**
 * Deletes what was asked and answered under the keys of erased leads, and keeps the keys themselves for another full term: a
 * device that sends its request again does not bring a lead back. Part of the transaction that deletes the leads.
 */
export async function eraseKeys(db: Db, { leadIds, now }: { leadIds: readonly string[]; now: number }): Promise<void> {
	// Older answers have no `lead_id`: they are found by their text.
	const answers = leadIds.map((id) => JSON.stringify({ id, lead_id: id }));
	await db
		.updateTable('idempotency_keys')
		.set({ request_hash: '', answer: '{}', status: erased, created_at: now })
		.where(({ or, eb }) => or([eb('lead_id', 'in', leadIds), eb('answer', 'in', answers)]))
		.execute();
}
