import { readFileBytes } from '../leads/store/lead-rows.ts';
import { errorFacts, log } from '../platform/log.ts';
import type { Runtime } from '../platform/runtime/runtime.ts';
import { backoffMs, fullWaitAttempt, mostAttempts, pauseMs } from './backoff.ts';
import { type Claim, claimDue } from './claims.ts';
import { openBook } from './delivery-book.ts';
import type { Attempted, LaneNews } from './ends.ts';
import { type KnownLead, leadsOf } from './known-leads.ts';
import { beginRound, type Round } from './round.ts';
import type { Outcome, Parcel } from './send/parcel.ts';
import { heldUntil, sendParcel, settingsOf, withAnswers } from './send/send-parcel.ts';
import { noTally, type Tally } from './tally.ts';
import { type TenantEnv, tenantEnv } from './tenant-env.ts';

/** What a delivery needs of the runtime. */
export type DeliveryRuntime = Pick<Runtime, 'db' | 'tenants' | 'now' | 'env'> & {
	/** Milliseconds that an attempt may take. */
	attemptMs?: number;
	/** Milliseconds after which what is left of a claim goes back, so that lanes keep taking turns. */
	claimMs?: number;
};

/** Milliseconds that an attempt may take, well within the lease. */
const usualAttemptMs = 10_000;
const leaseMs = 30_000;
/** A receiver that asks for more time is tried again at least this often, in milliseconds: a new lead must not wait a day. */
const longestAsked = 60 * 60_000;

const usualClaimMs = 250;

/**
 * Claims what is due in one lane and delivers it: the leads as they are now, which may be newer than the rows. `fresh`: only what
 * was never tried. Null if nothing was due.
 */
export async function deliverNext(
	runtime: DeliveryRuntime,
	{ round = beginRound(runtime), fresh = false }: { round?: Round; fresh?: boolean } = {},
): Promise<Tally | null> {
	const claims = await claimDue(runtime.db, {
		tenants: round.served.slugs,
		now: runtime.now(),
		leaseMs,
		waitMs: (attempt) => backoffMs(attempt, Math.random()),
		fresh,
		most: (lane) => round.most(lane),
		enter: (lane) => round.enter(lane, fresh),
		leave: round.leave,
	});
	const [first] = claims;
	if (!first) return null;
	try {
		return await deliverClaims(runtime, { claims, first, round });
	} finally {
		round.leave(first);
	}
}

/** Delivers claims of one lane one after the other. The first failure of the receiver ends it: the lane decides what follows. */
async function deliverClaims(
	runtime: DeliveryRuntime,
	{ claims, first, round }: { claims: readonly Claim[]; first: Claim; round: Round },
): Promise<Tally> {
	const { db, now, env, claimMs = usualClaimMs } = runtime;
	const known = await leadsOf(db, claims);
	const settings = tenantEnv(env, { slug: first.tenant, alone: round.served.alone });
	const tally = noTally();
	const book = openBook(runtime, first);
	const from = performance.now();
	let goesOn = true;
	try {
		for (const claim of claims) {
			goesOn &&= claim === first || performance.now() - from < claimMs;
			if (!goesOn) {
				book.hold(claim, now());
				continue;
			}
			const lead = known.get(claim.lead_id);
			const started = now();
			// Without a lead, it was erased at this moment, and its rows with it.
			const outcome = lead ? await attempt(runtime, { claim, known: lead, settings }) : null;
			if (!lead || outcome === null) tally.held++;
			else if (typeof outcome === 'number') {
				tally.held++;
				book.hold(claim, outcome);
			} else {
				const ended = endOf(outcome, { claim, version: lead.lead.version, started, finished: now() });
				tally[ended.outcome]++;
				goesOn = book.note(ended, newsOf(outcome, ended.finished_at));
			}
			if (book.isOld()) await book.write();
		}
	} finally {
		await book.write();
	}
	round.paced(first, goesOn);
	return tally;
}

/** How it went; or the time until which it is held back. */
async function attempt(
	{ db, tenants, env, now, attemptMs = usualAttemptMs }: DeliveryRuntime,
	{ claim, known, settings: own }: { claim: Claim; known: KnownLead; settings: TenantEnv },
): Promise<Outcome | number> {
	const limit = AbortSignal.timeout(attemptMs);
	const { destination } = claim;
	const site = tenants.bySlug(claim.tenant)?.site;
	if (!site) return blocked(`There is no tenant ${claim.tenant}.`);
	const settings = settingsOf({ site, destination });
	if (!settings) return blocked(`leads.destinations has no "${destination}".`);
	const parcel: Parcel = {
		...own,
		lead: known.lead,
		files: known.files,
		readFile: (id) => readFileBytes(db, id),
		site,
		destination,
		resend: known.arrived > 0,
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

type Facts = { claim: Claim; version: number; started: number; finished: number };

function endOf(outcome: Outcome, { claim, version, started, finished }: Facts): Attempted & { outcome: Result } {
	const asked = 'afterMs' in outcome ? (outcome.afterMs ?? 0) : 0;
	return {
		claim,
		outcome: resultOf(outcome, claim),
		status: outcome.status,
		error: 'error' in outcome ? outcome.error : (outcome.note ?? null),
		version,
		// A delivery that waits for a setting is not given up.
		attempts: outcome.kind === 'blocked' ? Math.min(claim.attempts, fullWaitAttempt) : claim.attempts,
		nextAt: finished + Math.max(backoffMs(claim.attempts, Math.random()), asked),
		started_at: started,
		finished_at: finished,
	};
}

type Result = 'done' | 'retry' | 'dead';

function resultOf({ kind }: Outcome, { attempts }: Claim): Result {
	if (kind === 'blocked') return 'retry';
	return kind === 'retry' && attempts >= mostAttempts ? 'dead' : kind;
}

/** What an outcome says about the receiver. One that refuses a lead works; one that refuses our access waits for a setting. */
function newsOf(outcome: Outcome, now: number): LaneNews | null {
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
