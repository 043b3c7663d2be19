import { createHash } from 'node:crypto';
import type { LeadAnswer } from '../../../src/contract/lead.ts';
import { idempotencyHeader } from '../../../src/contract/paths.ts';
import type { Db } from '../db/schema.ts';
import { type Step, together } from '../db/together.ts';
import type { Call } from '../http/call.ts';
import { Refusal, reply } from '../http/refusal.ts';
import { answeredStep, answerStep, claimKey, releaseKey } from './idempotency.ts';

/** The answer to a request that was carried out: status and JSON, with the id of what it made or changed. */
export type Answered<Answer extends { id: string }> = { status: number; answer: Answer };
export type LeadAnswered = Answered<LeadAnswer>;
/** Stores the answer under the key, if there is one, in the transaction of what it answers. */
export type KeepAnswer<Answer extends { id: string } = LeadAnswer> = (tx: Db, answer: Answered<Answer>) => Step[];

/**
 * Carries out a request once per Idempotency-Key (FORM-11, FORM-12). The same key with the same `content` gets the first
 * answer again, with other content 422, and 409 while the first is under way. A request that fails stores nothing, so it can
 * be sent again. Without a key a request is simply carried out. `again` turns the stored answer into that of a repeated request.
 */
export async function answerOnce<Answer extends { id: string }>(
	call: Call,
	{
		content,
		again,
	}: { content: readonly unknown[]; again: (kept: Answered<Answer>) => Answered<Answer> | Promise<Answered<Answer>> },
	work: (keep: KeepAnswer<Answer>) => Promise<Answered<Answer>>,
): Promise<Response> {
	const key = readKey(call.request);
	if (key === null) return send(await work(() => []));
	const { runtime, tenant, now } = call;
	const place = { tenant: tenant.slug, key };
	const claim = await claimKey(runtime.db, { ...place, hash: hashOf(content), now });
	if (claim.outcome === 'mismatch') {
		throw new Refusal('idempotency_mismatch', 'This Idempotency-Key was already used for a different request.');
	}
	if (claim.outcome === 'in_flight') throw inFlight();
	if (claim.outcome === 'erased') throw new Refusal('erased', 'This lead was erased.');
	if (claim.outcome === 'answered')
		return send(await again({ status: claim.status, answer: JSON.parse(claim.answer) }));
	const keep: KeepAnswer<Answer> = (tx, { status, answer }) => {
		const done = { status, answer: JSON.stringify(answer), leadId: answer.id };
		const after = (isOurs: boolean): void => {
			if (!isOurs) throw inFlight();
		};
		return [answerStep(tx, { ...place, owner: claim.owner, ...done }, after)];
	};
	try {
		return send(await work(keep));
	} catch (error) {
		await releaseKey(runtime.db, { ...place, owner: claim.owner }).catch(() => {
			// The first error counts. The key becomes free when its lease ends.
		});
		throw error;
	}
}

/** Whether a request repeats one that was carried out: `answerOnce` only answers it again. */
export async function isRepeated(call: Call): Promise<boolean> {
	let repeated = false;
	await together(
		call.runtime.db,
		repeatedSteps(call, (is) => {
			repeated = is;
		}),
	);
	return repeated;
}

/** The same question, to be sent with others; none for a request without a key. */
export function repeatedSteps({ request, runtime, tenant }: Call, after: (isRepeated: boolean) => void): Step[] {
	const key = readKey(request);
	return key === null ? [] : [answeredStep(runtime.db, { tenant: tenant.slug, key }, after)];
}

const send = ({ status, answer }: Answered<{ id: string }>): Response => reply(status, answer);

const inFlight = (): Refusal =>
	new Refusal('in_flight', 'This request is still being processed. Please try again in a moment.', {
		headers: { 'retry-after': '2' },
	});

function readKey(request: Request): string | null {
	const key = request.headers.get(idempotencyHeader);
	if (key === null) return null;
	if (/^[\x21-\x7e]{1,255}$/.test(key)) return key;
	throw new Refusal('idempotency_key', 'An Idempotency-Key must have 1 to 255 visible ASCII characters.');
}

const hashOf = (content: readonly unknown[]): string =>
	createHash('sha256').update(JSON.stringify(content)).digest('base64url');
