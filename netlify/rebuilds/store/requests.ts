import { randomUUID } from 'node:crypto';
import type { RebuildRequestRow } from '../../platform/db/rows/rebuild-rows.ts';
import type { Db } from '../../platform/db/schema.ts';

/** What a build has to do besides the usual. */
export type RebuildOptions = { full?: boolean; accept_shrink?: boolean };

/** A trigger: who wants a tenant's site rebuilt, and why. */
export type Trigger = {
	tenant: string;
	by: string;
	why: string;
	options: RebuildOptions;
	/** Nobody waits for it: it comes after what people ask for. */
	automatic: boolean;
};

/** Characters of `by` and `why` that are kept. */
const longest = { by: 80, why: 200 };

/**
 * Stores a trigger and returns the id of its request. While a request that says the same still waits, the trigger joins it.
 * Part of a transaction or not: a build that begins meanwhile either includes the request or leaves it to wait (SITE-16).
 */
export async function storeTrigger(db: Db, trigger: Trigger, now: number): Promise<string> {
	const said = {
		tenant: trigger.tenant,
		asked_by: trigger.by.slice(0, longest.by),
		why: trigger.why.slice(0, longest.why),
		options: optionsText(trigger.options),
	};
	const joined = await joinWaiting(db, said, now);
	if (joined !== null) return joined;
	const id = randomUUID();
	await db
		.insertInto('rebuild_requests')
		.values({
			...said,
			id,
			asked_at: now,
			asked_last: now,
			triggers: 1,
			automatic: trigger.automatic ? 1 : 0,
			losses: 0,
			not_before: 0,
			build_id: null,
		})
		.execute();
	return id;
}

type Said = Pick<RebuildRequestRow, 'tenant' | 'asked_by' | 'why' | 'options'>;

async function joinWaiting(db: Db, said: Said, now: number): Promise<string | null> {
	const alike = db
		.selectFrom('rebuild_requests')
		.select('id')
		.where('tenant', '=', said.tenant)
		.where('build_id', 'is', null)
		.where('asked_by', '=', said.asked_by)
		.where('why', '=', said.why)
		.where('options', '=', said.options)
		.orderBy('asked_at')
		.limit(1);
	const row = await db
		.updateTable('rebuild_requests')
		.set(({ eb }) => ({ triggers: eb('triggers', '+', 1), asked_last: now, not_before: 0 }))
		.where('id', '=', alike)
		// A build may have taken it since it was found.
		.where('build_id', 'is', null)
		.returning('id')
		.executeTakeFirst();
	return row?.id ?? null;
}

/** Takes the requests of somebody for a tenant back that no build has taken. How many there were. */
export async function cancelWaiting(db: Db, { tenant, by }: Pick<Trigger, 'tenant' | 'by'>): Promise<number> {
	const { numDeletedRows } = await db
		.deleteFrom('rebuild_requests')
		.where('tenant', '=', tenant)
		.where('asked_by', '=', by)
		.where('build_id', 'is', null)
		.executeTakeFirst();
	return Number(numDeletedRows);
}

/** Options as they are stored: always in the same order, only those that are on. */
export function optionsText({ full, accept_shrink }: RebuildOptions): string {
	return JSON.stringify({ ...(full && { full }), ...(accept_shrink && { accept_shrink }) });
}

/** What several requests want together. */
export function mergeOptions(texts: readonly string[]): RebuildOptions {
	const all = texts.map((text) => JSON.parse(text) as RebuildOptions);
	return { full: all.some(({ full }) => full), accept_shrink: all.some(({ accept_shrink }) => accept_shrink) };
}

/** The requests of a tenant that wait, the oldest first. */
export function waitingRequests(db: Db, tenant: string): Promise<RebuildRequestRow[]> {
	return db
		.selectFrom('rebuild_requests')
		.selectAll()
		.where('tenant', '=', tenant)
		.where('build_id', 'is', null)
		.orderBy('asked_at')
		.orderBy('id')
		.execute();
}

/** The tenants with requests that wait, in the order in which builders take them: what people ask for first, then by age. */
export async function waitingTenants(db: Db): Promise<{ tenant: string; notBefore: number }[]> {
	const rows = await db
		.selectFrom('rebuild_requests')
		.select(({ fn }) => [
			'tenant',
			fn.min('automatic').as('automatic'),
			fn.min('asked_at').as('asked_at'),
			fn.min('not_before').as('not_before'),
		])
		.where('build_id', 'is', null)
		.groupBy('tenant')
		.orderBy('automatic')
		.orderBy('asked_at')
		.orderBy('tenant')
		.execute();
	return rows.map(({ tenant, not_before }) => ({ tenant, notBefore: Number(not_before) }));
}
