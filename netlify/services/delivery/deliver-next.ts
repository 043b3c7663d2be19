import { type Claim, claimNext, postpone, settle, versionAt } from '../../db/claims.ts';
import { findFiles, findLead } from '../../db/leads.ts';
import type { StoredLead } from '../../db/schema.ts';
import type { Outcome, Parcel } from '../../providers/provider.ts';
import type { Runtime } from '../runtime.ts';
import { backoffMs, fullWaitAttempt, mostAttempts } from './backoff.ts';
import { heldUntil, sendParcel, settingsOf } from './send-parcel.ts';
import { withAnswers } from './with-answers.ts';

/** What a delivery needs of the runtime. */
export type DeliveryRuntime = Pick<Runtime, 'db' | 'tenants' | 'now' | 'env'>;

/** Milliseconds that an attempt may take, well within the time for which the row is ours. */
const attemptTimeout = 10_000;
const leaseMs = 30_000;

/** What became of the row that was due longest: `held` back, or how its attempt ended. Null if none was due. */
export type Delivered = 'held' | 'done' | 'retry' | 'dead' | null;

/** Claims what has been due longest and delivers it: the lead as it is now, which may be newer than the row. */
export async function deliverNext(runtime: DeliveryRuntime): Promise<Delivered> {
	const { db, now } = runtime;
	const claim = await claimNext(db, { now: now(), leaseMs });
	if (!claim) return null;
	const lead = await findLead(db, { tenant: claim.tenant, id: claim.lead_id });
	// The outbox goes with its lead: it was erased this moment.
	if (!lead) return 'held';
	const started = now();
	const outcome = await attempt(runtime, { claim, lead });
	if (typeof outcome === 'number') {
		await postpone(db, claim, { nextAt: outcome, now: now() });
		return 'held';
	}
	return end(runtime, { claim, lead, outcome, started });
}

type Work = { claim: Claim; lead: StoredLead };

/** How it went; a number where it is held back until then. */
async function attempt(runtime: DeliveryRuntime, { claim, lead }: Work): Promise<Outcome | number> {
	const { db, tenants, env, now } = runtime;
	const { destination } = claim;
	const site = tenants.bySlug(claim.tenant)?.site;
	if (!site) return blocked(`There is no tenant ${claim.tenant}.`);
	const settings = settingsOf({ site, destination });
	if (!settings) return blocked(`leads.destinations has no ${destination}.`);
	const files = await findFiles(db, lead.id);
	const resend = (await versionAt(db, claim)) > 0;
	const parcel: Parcel = { lead, files, site, destination, resend, env, now: now(), timeoutMs: attemptTimeout };
	const held = heldUntil(parcel, settings);
	if (held !== null) return held;
	const whole = withAnswers(parcel, { settings, env });
	if (!whole) return blocked('Some answers were encrypted with another secret: set FORECOURT_SECRET_PREVIOUS to it.');
	return sendParcel(whole, settings).catch((error: unknown) => unforeseen(claim, error));
}

async function end(
	{ db, now }: DeliveryRuntime,
	{ claim, lead, outcome, started }: Work & { outcome: Outcome; started: number },
): Promise<'done' | 'retry' | 'dead'> {
	const finished = now();
	const ended = resultOf(outcome, claim);
	const wait = Math.max(backoffMs(claim.attempts, Math.random()), 'afterMs' in outcome ? (outcome.afterMs ?? 0) : 0);
	await settle(db, claim, {
		outcome: ended,
		status: outcome.status,
		error: 'error' in outcome ? outcome.error : (outcome.note ?? null),
		version: lead.version,
		// What waits for a setting is not on its way to be given up.
		attempts: outcome.kind === 'blocked' ? Math.min(claim.attempts, fullWaitAttempt) : claim.attempts,
		nextAt: finished + wait,
		started_at: started,
		finished_at: finished,
	});
	return ended;
}

function resultOf({ kind }: Outcome, { attempts }: Claim): 'done' | 'retry' | 'dead' {
	if (kind === 'blocked') return 'retry';
	return kind === 'retry' && attempts >= mostAttempts ? 'dead' : kind;
}

const blocked = (error: string): Outcome => ({ kind: 'blocked', status: null, error });

/** A fault of our own: it is logged without the message, which may quote the lead, and tried again. */
function unforeseen({ id, destination }: Claim, error: unknown): Outcome {
	const { name, stack } = Object(error) as { name?: string; stack?: string };
	const at = (stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
	const line = { level: 'error', delivery: id, destination, name, at: at.slice(0, 4).map((one) => one.trim()) };
	process.stderr.write(`${JSON.stringify(line)}\n`);
	return { kind: 'retry', status: null, error: `It could not be made ready (${name ?? 'unknown'}).` };
}
