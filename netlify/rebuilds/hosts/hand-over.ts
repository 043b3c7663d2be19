import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../../platform/db/schema.ts';
import { type BuildClaim, claimBuild } from '../store/claims.ts';
import { releaseBuild, settleBuild } from '../store/settle.ts';
import { isBuilding, placeOf } from '../store/status.ts';
import { githubWorkflow } from './github-workflow.ts';
import { type HostCall, type HostFault, type HostOrder, sendHostCall } from './host-call.ts';
import { type RebuildMode, rebuildMode } from './mode.ts';
import { netlifyHook } from './netlify-hook.ts';

/** Milliseconds between two calls for one tenant: what is triggered meanwhile goes with the second call. */
const pauseMs = 3_000;
/** Milliseconds after which a call that failed is made again, if nobody triggers it sooner. */
const againMs = 5 * 60_000;
/** Longer than a call takes. */
const leaseMs = 60_000;

const callers: Record<
	Exclude<RebuildMode, 'queue'>,
	(env: NodeJS.ProcessEnv, order: HostOrder) => HostCall | HostFault
> = { hook: netlifyHook, workflow: githubWorkflow };

export type HostRound = { db: Db; env: NodeJS.ProcessEnv; now: () => number };

/**
 * What came of handing a tenant's requests over: nothing waited (null), the host was asked, asking failed, or it was asked
 * a moment ago, and the next call is due in `waitMs` milliseconds.
 */
export type HandedOver =
	| { outcome: 'asked' }
	| { outcome: 'failed'; message: string }
	| { outcome: 'pause'; waitMs: number };

/**
 * Asks the host to build one of `tenants`, for all of its requests that wait (SITE-16). `early`: also if a call for them failed
 * a moment ago. Every call is in the history, and requests whose call failed wait for the next.
 */
export async function handOver(
	{ db, env, now }: HostRound,
	tenants: readonly string[],
	{ early = false } = {},
): Promise<HandedOver | null> {
	const mode = rebuildMode(env);
	if (mode === 'queue') return null;
	const waitMs = tenants.length === 1 ? await pauseLeft(db, tenants[0] ?? '', now()) : 0;
	if (waitMs > 0) return { outcome: 'pause', waitMs };
	const claim = await claimBuild(db, { builder: mode, leaseMs, now: now(), tenants, early });
	if (!claim) return (await isUnderWay(db, tenants)) ? { outcome: 'pause', waitMs: pauseMs } : null;
	const fault = await callHost(callers[mode](env, { ...claim, slug: claim.tenant }));
	if (fault === null) {
		await settleBuild(db, claim, { outcome: 'handed_over', message: null, facts: null }, now());
		return { outcome: 'asked' };
	}
	await noteFailure(db, claim, { message: fault, now: now() });
	return { outcome: 'failed', message: fault };
}

/** Rounds of pauses that one call waits for: the functions have ten seconds. */
const mostPauses = 3;

/** The same for one tenant; it waits where the host was asked a moment ago, or is being asked. */
export async function handOverSoon(round: HostRound, tenant: string): Promise<HandedOver | null> {
	for (let left = mostPauses; left > 0; left--) {
		const handed = await handOver(round, [tenant], { early: true });
		if (handed?.outcome !== 'pause') return handed;
		await sleep(handed.waitMs);
	}
	return null;
}

/** Milliseconds of a round: a schedule has 30 s. */
const roundMs = 15_000;

/** Hands over what waits for all `tenants`, one after the other. Returns how many were asked for, and how many failed. */
export async function handOverAll(
	round: HostRound,
	tenants: readonly string[],
): Promise<{ asked: number; failed: number }> {
	const count = { asked: 0, failed: 0 };
	const end = round.now() + roundMs;
	while (round.now() < end) {
		const handed = await handOver(round, tenants);
		if (handed === null || handed.outcome === 'pause') break;
		count[handed.outcome]++;
	}
	return count;
}

const callHost = async (call: HostCall | HostFault): Promise<string | null> =>
	'fault' in call ? call.fault : sendHostCall(call);

const noteFailure = (db: Db, claim: BuildClaim, { message, now }: { message: string; now: number }) =>
	releaseBuild(db, claim, { now, message, notBefore: now + againMs, failed: true });

/** Whether the host is being asked for a tenant that has requests again: they go with the next call. */
async function isUnderWay(db: Db, tenants: readonly string[]): Promise<boolean> {
	const [tenant] = tenants;
	if (tenants.length !== 1 || tenant === undefined) return false;
	return (await isBuilding(db, tenant)) && (await placeOf(db, tenant)) !== null;
}

async function pauseLeft(db: Db, tenant: string, now: number): Promise<number> {
	const last = await db
		.selectFrom('builds')
		.select('finished_at')
		.where('tenant', '=', tenant)
		.where('outcome', '=', 'handed_over')
		.orderBy('started_at', 'desc')
		.limit(1)
		.executeTakeFirst();
	return Math.min(pauseMs, Math.max(0, (last?.finished_at ?? 0) + pauseMs - now));
}
