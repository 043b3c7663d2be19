import { setTimeout as sleep } from 'node:timers/promises';
import { idempotencyHeader } from '../../../src/contract/paths.ts';
import { type RebuildAnswer, rebuildBody, refreshFailure } from '../../../src/contract/rebuild.ts';
import type { Db } from '../../platform/db/schema.ts';
import { together } from '../../platform/db/together.ts';
import { type Answered, answerOnce, isRepeated } from '../../platform/guards/answer-once.ts';
import { limitCalls } from '../../platform/guards/limit-calls.ts';
import { parseBody, parseJson } from '../../platform/http/body.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { handOver, handOverSoon } from '../hosts/hand-over.ts';
import { rebuildMode } from '../hosts/mode.ts';
import { storeTrigger, type Trigger } from '../store/requests.ts';
import { isBuilding, placeOf } from '../store/status.ts';
import { readSignedCall } from './signed-call.ts';

/**
 * POST /api/rebuild/{slug}: the site is to be rebuilt (SITE-16). Signed, and carried out once per Idempotency-Key, without
 * which a recorded call could be sent again for five minutes. Answers 202 as soon as the request is stored.
 */
export async function postRebuild(call: Call): Promise<Response> {
	const { request, tenant } = call;
	const text = await readSignedCall(call);
	if (!request.headers.get(idempotencyHeader)) {
		throw new Refusal('idempotency_key', 'Send an Idempotency-Key: a new one for every trigger, such as a UUID.');
	}
	if (!(await isRepeated(call))) await limitCalls(call, 'rebuild', 'rebuild');
	const { by, why, full, accept_shrink } = parseBody(rebuildBody, parseJson(text || '{}'));
	const options = { full: full ?? false, accept_shrink: accept_shrink ?? false };
	const trigger = { tenant: tenant.slug, by: by || 'api', why: why ?? '', options, automatic: false };
	const content = ['rebuild', trigger];
	return answerOnce<RebuildAnswer>(call, { content, again: (kept) => kept }, async (keep) => {
		const stored = await call.runtime.db.transaction().execute(async (tx) => {
			const answered = await store(tx, trigger, call.now);
			await together(tx, keep(tx, answered));
			return answered;
		});
		return { ...stored, answer: await handedOver(call, stored.answer) };
	});
}

async function store(tx: Db, trigger: Trigger, now: number): Promise<Answered<RebuildAnswer>> {
	const { tenant: slug } = trigger;
	const id = await storeTrigger(tx, trigger, now);
	const state = (await isBuilding(tx, slug)) ? 'building' : 'waiting';
	return { status: 202, answer: { id, slug, state, place: await placeOf(tx, slug) } };
}

/** Where the host builds, it is asked at once; or in a moment, if it was asked a moment ago. */
async function handedOver({ runtime, later }: Call, answer: RebuildAnswer): Promise<RebuildAnswer> {
	if (rebuildMode(runtime.env) === 'queue') return answer;
	const handed = await handOver(runtime, [answer.slug], { early: true });
	if (handed?.outcome === 'pause') later(sleep(handed.waitMs).then(() => handOverSoon(runtime, answer.slug)));
	if (handed?.outcome === 'failed') return { ...answer, error: refreshFailure(handed.message) };
	return handed?.outcome === 'asked' ? { ...answer, state: 'handed_over', place: null } : answer;
}
