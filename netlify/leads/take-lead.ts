import { deliverSoon } from '../delivery/deliver-due.ts';
import { answerOnce, isRepeated, type KeepAnswer, type LeadAnswered } from '../platform/guards/answer-once.ts';
import { apiClientOf } from '../platform/guards/api-keys.ts';
import { checkCaptcha, type Solved } from '../platform/guards/captcha.ts';
import { limitCalls } from '../platform/guards/limit-calls.ts';
import type { Call } from '../platform/http/call.ts';
import type { Incoming } from './incoming.ts';
import { needsNoCaptcha } from './open-form.ts';
import { refuseSpam } from './read-lead.ts';
import { createLead, updateLead, withToken } from './store-lead.ts';

/**
 * Takes a lead in: a new one, or the change of the one with `id`. The order matters: a repeated request is answered
 * before anything asks for a captcha that the first one used up.
 */
export function acceptLead(call: Call, incoming: Incoming, id: string | null = null): Promise<Response> {
	const { body, files, destination } = incoming;
	const content = [id, destination, body.lead, body.form, files.map(({ name, sha256 }) => [name, sha256])];
	const again = (kept: LeadAnswered): LeadAnswered => withToken(call.runtime.secrets, kept);
	return answerOnce(call, { content, again }, async (keep) => {
		const answer = await store(call, incoming, { id, keep });
		call.later(deliverSoon(call.runtime));
		return answer;
	});
}

async function store(
	call: Call,
	incoming: Incoming,
	{ id, keep }: { id: string | null; keep: KeepAnswer },
): Promise<LeadAnswered> {
	if (id !== null) return updateLead(call, incoming, { id, keep });
	if (!incoming.client) refuseSpam(incoming.body, call.now);
	return createLead(call, incoming, { solved: await solvedCaptcha(call, incoming), keep });
}

/**
 * The program that sent a request, if one did (FORM-6); counts the call. One that was answered is not counted: a device that
 * missed the answer must get it, or it would send the lead under another key (FORM-12).
 */
export async function admit(call: Call, kind: 'leads' | 'files'): Promise<string | null> {
	const { db, secrets } = call.runtime;
	const client = await apiClientOf(call.request, { db, secrets, tenant: call.tenant.slug });
	if (!(await isRepeated(call))) await limitCalls(call, kind, client ?? undefined);
	return client;
}

/** Programs with a key need none, nor does a form that shows none (FORM-6). */
async function solvedCaptcha(call: Call, { body, client, files, destination }: Incoming): Promise<Solved | null> {
	const { runtime, tenant } = call;
	const claimed = { form: body.form, lead: body.lead, destination, hasFiles: files.length > 0 };
	if (client || needsNoCaptcha(call, claimed)) return null;
	return checkCaptcha(body.captcha, { secrets: runtime.secrets, tenant: tenant.slug });
}
