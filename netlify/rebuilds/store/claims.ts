import { randomUUID } from 'node:crypto';
import type { BuildRow, RebuildRequestRow } from '../../platform/db/rows/rebuild-rows.ts';
import type { Db } from '../../platform/db/schema.ts';
import { endLostBuilds } from './lost-builds.ts';
import { mergeOptions, optionsText, type RebuildOptions, waitingTenants } from './requests.ts';

/** A build that is ours until the lease ends. `requests`: ids of what it includes. */
export type BuildClaim = Pick<BuildRow, 'id' | 'tenant' | 'builder' | 'why' | 'triggers' | 'started_at'> & {
	by: string;
	options: RebuildOptions;
	automatic: boolean;
	requests: readonly string[];
};

/** Who claims, for how long, and which tenants: all of them if `tenants` is missing. */
export type Lease = {
	builder: string;
	leaseMs: number;
	now: number;
	tenants?: readonly string[];
	/** Also requests that are to be tried again later. */
	early?: boolean;
};

/**
 * Claims the next build: a tenant that nobody builds right now, and all of its requests that wait. Builds whose builder died
 * give their requests back first. Null if there is nothing to do (SITE-16).
 */
export async function claimBuild(db: Db, lease: Lease): Promise<BuildClaim | null> {
	const { now, tenants, early = false } = lease;
	if (await isIdle(db, now)) return null;
	await endLostBuilds(db, now);
	const waiting = (await waitingTenants(db)).filter(
		({ tenant, notBefore }) => (early || notBefore <= now) && (!tenants || tenants.includes(tenant)),
	);
	if (waiting.length === 0) return null;
	const running = new Set((await runningBuilds(db)).map(({ tenant }) => tenant));
	for (const { tenant } of waiting) {
		const claim = running.has(tenant) ? null : await claimTenant(db, tenant, lease);
		if (claim) return claim;
	}
	return null;
}

/** Whether nothing waits and no lease is over, in one look: builders ask many times a second. */
async function isIdle(db: Db, now: number): Promise<boolean> {
	const over = db.selectFrom('builds').select('tenant').where('outcome', 'is', null).where('lease_until', '<=', now);
	const waiting = db.selectFrom('rebuild_requests').select('tenant').where('build_id', 'is', null);
	return (await waiting.unionAll(over).limit(1).executeTakeFirst()) === undefined;
}

/** Thrown to undo a claim for which another builder has taken all requests meanwhile. */
class NothingLeft extends Error {}

async function claimTenant(db: Db, tenant: string, lease: Lease): Promise<BuildClaim | null> {
	try {
		return await db.transaction().execute(async (tx) => {
			const build = newBuild(tenant, lease);
			if (!(await insertRunning(tx, build))) return null;
			const requests = await takeRequests(tx, build);
			if (requests.length === 0) throw new NothingLeft();
			const sum = sumOf(requests);
			await tx.updateTable('builds').set(sum).where('id', '=', build.id).execute();
			const options = JSON.parse(sum.options) as RebuildOptions;
			return claimOf({ ...build, ...sum }, { options, requests: requests.map(({ id }) => id) });
		});
	} catch (error) {
		if (error instanceof NothingLeft) return null;
		throw error;
	}
}

const claimOf = (
	{ id, tenant, builder, why, triggers, started_at, asked_by, automatic }: BuildRow,
	more: Pick<BuildClaim, 'options' | 'requests'>,
): BuildClaim => ({
	id,
	tenant,
	builder,
	why,
	triggers,
	started_at,
	by: asked_by,
	automatic: automatic === 1,
	...more,
});

const newBuild = (tenant: string, { builder, leaseMs, now }: Lease): BuildRow => ({
	id: randomUUID(),
	tenant,
	builder,
	asked_by: '',
	why: '',
	options: '{}',
	automatic: 0,
	triggers: 0,
	started_at: now,
	lease_until: now + leaseMs,
	finished_at: null,
	outcome: null,
	message: null,
	facts: null,
});

/** False if the tenant has a running build: the index allows one, so of two builders at the same moment one gets it. */
async function insertRunning(tx: Db, build: BuildRow): Promise<boolean> {
	const row = await tx
		.insertInto('builds')
		.values(build)
		.onConflict((conflict) => conflict.doNothing())
		.returning('id')
		.executeTakeFirst();
	return row !== undefined;
}

function takeRequests(tx: Db, { id, tenant }: BuildRow): Promise<RebuildRequestRow[]> {
	return tx
		.updateTable('rebuild_requests')
		.set({ build_id: id })
		.where('tenant', '=', tenant)
		.where('build_id', 'is', null)
		.returningAll()
		.execute();
}

/** Characters of the joined names and reasons. */
const longestList = 400;

function sumOf(requests: readonly RebuildRequestRow[]) {
	const inOrder = requests.toSorted((one, other) => one.asked_at - other.asked_at);
	const listed = (texts: readonly string[]): string =>
		[...new Set(texts.filter(Boolean))].join('; ').slice(0, longestList);
	const automatic = requests.every((request) => request.automatic === 1) ? (1 as const) : (0 as const);
	return {
		asked_by: listed(inOrder.map(({ asked_by }) => asked_by)),
		why: listed(inOrder.map(({ why }) => why)),
		options: optionsText(mergeOptions(requests.map(({ options }) => options))),
		automatic,
		triggers: requests.reduce((sum, { triggers }) => sum + triggers, 0),
	};
}

/** The builds that run. */
function runningBuilds(db: Db): Promise<{ tenant: string }[]> {
	return db.selectFrom('builds').select('tenant').where('outcome', 'is', null).execute();
}

/** Puts the end of a lease off. False if the build is no longer ours: what comes of it counts for nothing. */
export async function renewBuild(db: Db, id: string, leaseUntil: number): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable('builds')
		.set({ lease_until: leaseUntil })
		.where('id', '=', id)
		.where('outcome', 'is', null)
		.executeTakeFirst();
	return numUpdatedRows === 1n;
}
