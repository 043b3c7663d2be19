import type { BuildFacts, BuildOutcome } from '../../../src/contract/rebuild.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { BuildClaim } from './claims.ts';
import { giveBack } from './lost-builds.ts';

/** How a build ended. `message` says what went wrong, for whoever asked. */
export type BuildResult = {
	outcome: Exclude<BuildOutcome, 'lost' | 'stopped'>;
	message: string | null;
	facts: BuildFacts | null;
};

/** Builds that are kept of each tenant; older ones are deleted with their requests. */
const mostKept = 100;
const limits = { list: 20, entry: 300, message: 600 };

/**
 * Ends a build with its result. False if it is no longer ours, since its lease ran out: then the result counts for nothing,
 * and the requests are with another builder (SITE-16).
 */
export function settleBuild(db: Db, claim: BuildClaim, result: BuildResult, now: number): Promise<boolean> {
	return db.transaction().execute(async (tx) => {
		if (!(await end(tx, claim.id, resultColumns(result), now))) return false;
		if (claim.automatic && result.outcome === 'unchanged') await dropIdle(tx, claim);
		await dropOldBuilds(tx, claim.tenant);
		return true;
	});
}

/** Ends a build that was not carried out: its requests wait again, or not before `notBefore`. False if it is no longer ours. */
export function releaseBuild(
	db: Db,
	{ id }: BuildClaim,
	{
		now,
		message,
		notBefore = 0,
		failed = false,
	}: { now: number; message: string; notBefore?: number; failed?: boolean },
): Promise<boolean> {
	return db.transaction().execute(async (tx) => {
		const outcome = failed ? 'failed' : 'stopped';
		if (!(await end(tx, id, { outcome, message: message.slice(0, limits.message), facts: null }, now))) return false;
		await giveBack(tx, id, { notBefore });
		return true;
	});
}

/** A result as its row has it. */
export function resultColumns({ outcome, message, facts }: BuildResult): Ended {
	return {
		outcome,
		message: message?.slice(0, limits.message) ?? null,
		facts: facts ? JSON.stringify(bounded(facts)) : null,
	};
}

type Ended = { outcome: BuildOutcome; message: string | null; facts: string | null };

async function end(tx: Db, id: string, ended: Ended, now: number): Promise<boolean> {
	const { numUpdatedRows } = await tx
		.updateTable('builds')
		.set({ ...ended, finished_at: now, lease_until: null })
		.where('id', '=', id)
		.where('outcome', 'is', null)
		.executeTakeFirst();
	return numUpdatedRows === 1n;
}

/** Feeds are looked at every few minutes: of builds that nobody asked for and that changed nothing, the last one is kept. */
async function dropIdle(tx: Db, { id, tenant }: BuildClaim): Promise<void> {
	const idle = await tx
		.selectFrom('builds')
		.select('id')
		.where('tenant', '=', tenant)
		.where('automatic', '=', 1)
		.where('outcome', '=', 'unchanged')
		.where('id', '!=', id)
		.execute();
	await deleteBuilds(
		tx,
		idle.map((build) => build.id),
	);
}

/** Deletes a tenant's builds above the number that is kept, and their requests. */
export async function dropOldBuilds(tx: Db, tenant: string): Promise<void> {
	const old = await tx
		.selectFrom('builds')
		.select('id')
		.where('tenant', '=', tenant)
		.where('outcome', 'is not', null)
		.orderBy('started_at', 'desc')
		.orderBy('id')
		.offset(mostKept)
		.limit(1_000)
		.execute();
	await deleteBuilds(
		tx,
		old.map(({ id }) => id),
	);
}

async function deleteBuilds(tx: Db, ids: readonly string[]): Promise<void> {
	if (ids.length === 0) return;
	await tx.deleteFrom('rebuild_requests').where('build_id', 'in', ids).execute();
	await tx.deleteFrom('builds').where('id', 'in', ids).execute();
}

/** The same with lists and texts of a length that a row may have. */
function bounded(facts: BuildFacts): BuildFacts {
	const cut = (list: readonly string[]): string[] => {
		const shown = list.slice(0, limits.list).map((text) => text.slice(0, limits.entry));
		return list.length > limits.list ? [...shown, `… and ${list.length - limits.list} more`] : shown;
	};
	return { ...facts, warnings: cut(facts.warnings), problems: cut(facts.problems) };
}
