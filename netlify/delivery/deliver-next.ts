import { findFiles, findLead, readFileBytes } from '../leads/store/lead-rows.ts';
import type { StoredLead } from '../platform/db/schema.ts';
import { errorFacts, log } from '../platform/log.ts';
import type { Runtime } from '../platform/runtime/runtime.ts';
import { backoffMs, fullWaitAttempt, mostAttempts, pauseMs } from './backoff.ts';
import { type Claim, claimNext, type LaneNews, postpone, settle, versionAt } from './claims.ts';
import { beginRound, type Round, raiseAlarm } from './round.ts';
import type { Outcome, Parcel } from './send/parcel.ts';
import { heldUntil, sendParcel, settingsOf, withAnswers } from './send/send-parcel.ts';
import { tenantEnv } from './tenant-env.ts';

/** What a delivery needs of the runtime. */
export type DeliveryRuntime = Pick<Runtime, 'db' | 'tenants' | 'now' | 'env'> & {
	/** Milliseconds that an attempt may take. */
	attemptMs?: number;
};

/** Milliseconds that an attempt may take, well within the lease. */
const usualAttemptMs = 10_000;
const leaseMs = 30_000;
/** A receiver that asks for more time is tried again at least this often, in milliseconds: a new lead must not wait a day. */
const longestAsked = 60 * 60_000;

/** What became of the row that was due: it was `held` back, or how its attempt ended. Null if none was due. */
export type Delivered = 'held' | 'done' | 'retry' | 'dead' | null;

/** Claims what is due and delivers it: the lead as it is now, which may be newer than the row. `fresh`: only what was never tried. */
export async function deliverNext(
	runtime: DeliveryRuntime,
	{ round = beginRound(runtime), fresh = false }: { round?: Round; fresh?: boolean } = {},
): Promise<Delivered> {
	const claim = await claimNext(runtime.db, {
		tenants: round.served.slugs,
		now: runtime.now(),
		leaseMs,
		waitMs: (attempt) => backoffMs(attempt, Math.random()),
		fresh,
		enter: (lane) => round.enter(lane, fresh),
		leave: round.leave,
	});
	if (!claim) return null;
	try {
		return await deliverClaim(runtime, { claim, round });
	} finally {
		round.leave(claim);
	}
}

async function deliverClaim(
	runtime: DeliveryRuntime,
	{ claim, round }: { claim: Claim; round: Round },
): Promise<Delivered> {
	const { db, now } = runtime;
	const lead = await findLead(db, { tenant: claim.tenant, id: claim.lead_id });
	// The lead was erased at this moment, and its rows with it.
	if (!lead) return 'held';
	const started = now();
	const outcome = await attempt(runtime, { claim, lead, round });
	if (typeof outcome === 'number') {
		await postpone(db, claim, { nextAt: outcome, now: now() });
		return 'held';
	}
	return end(runtime, { claim, lead, outcome, started });
}

type Work = { claim: Claim; lead: StoredLead };

/** How it went; or the time until which it is held back. */
async function attempt(
	{ db, tenants, env, now, attemptMs = usualAttemptMs }: DeliveryRuntime,
	{ claim, lead, round }: Work & { round: Round },
): Promise<Outcome | number> {
	const limit = AbortSignal.timeout(attemptMs);
	const { destination } = claim;
	const site = tenants.bySlug(claim.tenant)?.site;
	if (!site) return blocked(`There is no tenant ${claim.tenant}.`);
	const settings = settingsOf({ site, destination });
	if (!settings) return blocked(`leads.destinations has no "${destination}".`);
	const files = await findFiles(db, lead.id);
	const resend = (await versionAt(db, claim)) > 0;
	const parcel: Parcel = {
		...tenantEnv(env, { slug: claim.tenant, alone: round.served.alone }),
		lead,
		files,
		readFile: (id) => readFileBytes(db, id),
		site,
		destination,
		resend,
		now: now(),
		timeoutMs: attemptMs,
		limit,
	};
	const held = heldUntil(parcel, settings);
	if (held !== null) return held;
	const whole = withAnswers(parcel, { settings, env });
	if (!whole) {
		const error = 'Some answers were encrypted with another secret. Set FORECOURT_SECRET_PREVIOUS to it.';
		// This is about one lead: others for the same destination go on.
		return { kind: 'retry', status: null, error, own: true };
	}
	return sendParcel(whole, settings).catch((error: unknown) => unforeseen(claim, error));
}

async function end(
	{ db, now }: DeliveryRuntime,
	{ claim, lead, outcome, started }: Work & { outcome: Outcome; started: number },
): Promise<'done' | 'retry' | 'dead'> {
	const finished = now();
	const ended = resultOf(outcome, claim);
	const asked = 'afterMs' in outcome ? (outcome.afterMs ?? 0) : 0;
	const lane = newsOf(outcome, finished);
	await settle(db, claim, {
		outcome: ended,
		status: outcome.status,
		error: 'error' in outcome ? outcome.error : (outcome.note ?? null),
		version: lead.version,
		// A delivery that waits for a setting is not given up.
		attempts: outcome.kind === 'blocked' ? Math.min(claim.attempts, fullWaitAttempt) : claim.attempts,
		nextAt: finished + Math.max(backoffMs(claim.attempts, Math.random()), asked),
		started_at: started,
		finished_at: finished,
		lane,
	});
	if (lane !== null && lane !== 'answers') await raiseAlarm({ db, now }, claim);
	return ended;
}

function resultOf({ kind }: Outcome, { attempts }: Claim): 'done' | 'retry' | 'dead' {
	if (kind === 'blocked') return 'retry';
	return kind === 'retry' && attempts >= mostAttempts ? 'dead' : kind;
}

/** What an outcome says about the receiver. One that refuses a lead works; one that refuses our access waits for a setting. */
function newsOf(outcome: Outcome, now: number): LaneNews {
	switch (outcome.kind) {
		case 'done':
		case 'dead':
			return 'answers';
		case 'blocked':
			return { kind: 'blocked', reason: outcome.error, now, pauseUntil: (failures) => now + backoffMs(failures, 0) };
		case 'retry': {
			if (outcome.own) return null;
			const asked = Math.min(outcome.afterMs ?? 0, longestAsked);
			const pauseUntil = (failures: number): number | null => {
				const pause = Math.max(pauseMs(failures), asked);
				return pause > 0 ? now + pause : null;
			};
			return { kind: 'failing', reason: outcome.error, now, pauseUntil };
		}
	}
}

const blocked = (error: string): Outcome => ({ kind: 'blocked', status: null, error });

/** An error of our own: it is logged without its message, which may quote the lead, and the delivery is retried. */
function unforeseen({ id, destination }: Claim, error: unknown): Outcome {
	const facts = errorFacts(error);
	log('error', { job: 'delivery', delivery: id, destination, ...facts });
	const reason = `The delivery could not be prepared (${facts.name ?? 'unknown error'}). The log has more.`;
	return { kind: 'retry', status: null, error: reason, own: true };
}
