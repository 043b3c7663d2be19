import { leadLimits } from '../../src/forms/lead/lead-limits.ts';
import { together } from '../platform/db/together.ts';
import { answerOnce, type LeadAnswered, repeatedSteps } from '../platform/guards/answer-once.ts';
import { apiClientOf } from '../platform/guards/api-keys.ts';
import { type CallCount, countOf } from '../platform/guards/limit-calls.ts';
import type { Call } from '../platform/http/call.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { Runtime } from '../platform/runtime/runtime.ts';
import { draftLead } from './draft-lead.ts';
import type { Incoming, LeadCall } from './lead-calls.ts';
import { checkLeadCaptcha } from './lead-captcha.ts';
import { checkAnswers } from './lead-form.ts';
import { storeLead, withToken } from './store-lead.ts';

/** Starts to deliver what was stored, for these destinations of a tenant if they are named. It never rejects: what fails is due again. */
export type Deliver = (runtime: Runtime, stored?: { tenant: string; destinations: readonly string[] }) => Promise<void>;

/**
 * A lead's way in: admit, read, once, spam, captcha, form, store, answer. Each step may end it with a Refusal, so the first
 * one wins. The order matters: a repeated request is answered before anything asks for a captcha that the first one used up,
 * and a lead that is refused for its answers has not used up its captcha.
 */
export async function takeLead(call: Call, lead: LeadCall, deliver: Deliver): Promise<Response> {
	const { db, secrets } = call.runtime;
	const client = await apiClientOf(call.request, { db, secrets, tenant: call.tenant.slug });
	return counted(call, { limit: lead.limit, client }, async (count) => {
		const incoming = { ...(await lead.read(call)), client };
		return answerOnce(call, repetitionOf(call, incoming), (keep) =>
			untilStored(async () => {
				refuseSpam(incoming, call.now);
				const draft = await draftLead(call, incoming);
				const solved = await checkLeadCaptcha(call, draft);
				checkAnswers(call, draft);
				const stored = await storeLead(call, draft, { solved, keep, count });
				if (!stored) return null;
				const { answered, destinations } = stored;
				call.later(deliver(call.runtime, { tenant: call.tenant.slug, destinations }));
				return answered;
			}),
		);
	});
}

/**
 * Counts the call: with its lead, or alone if that was refused. A call that was answered before is not counted: a device that
 * missed the answer must get it, or it would send the lead under another key (FORM-12).
 */
async function counted(
	call: Call,
	{ limit, client }: { limit: LeadCall['limit']; client: string | null },
	take: (count: CallCount['add'] | null) => Promise<Response>,
): Promise<Response> {
	const { db } = call.runtime;
	const calls = countOf(call, limit, client ?? undefined);
	let repeated = false;
	const asked = repeatedSteps(call, (is) => {
		repeated = is;
	});
	const { query, after } = calls.check(db);
	await together(db, [...asked, { query, after: (count) => (repeated ? undefined : after(count)) }]);
	if (repeated) return take(null);
	try {
		return await take(calls.add);
	} catch (error) {
		await calls.addRefused().catch(() => {
			// The first error counts.
		});
		throw error;
	}
}

/** What makes two requests the same, and how a repeated one is answered: with what was kept, and the token again. */
function repetitionOf({ runtime }: Call, { id, destination, body, files }: Incoming) {
	return {
		content: [id, destination, body.lead, body.form, files.map(({ name, sha256 }) => [name, sha256])],
		again: (kept: LeadAnswered) => withToken(runtime.secrets, kept),
	};
}

/**
 * Refuses what only programs send: a hidden field that is filled in, a new lead that is sent at once. They are told why: a
 * person whose browser filled the field in must not believe that the message arrived.
 */
function refuseSpam({ id, client, body: { website, started_at } }: Incoming, now: number): void {
	if (client !== null || id !== null) return;
	if (website) throw new Refusal('spam', 'This looks like an automatic message. Please send it again.');
	const age = started_at === undefined ? null : now - started_at;
	// A device whose clock is ahead says nothing.
	if (age !== null && age >= 0 && age < leadLimits.fillTime) {
		throw new Refusal('too_fast', 'The form was sent too quickly. Please wait two seconds and send it again.');
	}
}

/** How often a change is made again when another one was stored first. */
const tries = 5;

async function untilStored(take: () => Promise<LeadAnswered | null>): Promise<LeadAnswered> {
	for (let left = tries; left > 0; left--) {
		const answer = await take();
		if (answer) return answer;
	}
	throw new Refusal('in_flight', 'This lead is being changed. Please try again in a moment.', {
		headers: { 'retry-after': '1' },
	});
}
