import type { LeadAnswer } from '../../../src/contract/leads.ts';
import type { FormDefinition } from '../../../src/forms/definition.ts';
import { leadLimits } from '../../../src/forms/lead/lead-limits.ts';
import { useChallenge } from '../../db/challenges.ts';
import { keepConsentText } from '../../db/consent-texts.ts';
import { findFiles, insertFiles, insertLead, replaceLead } from '../../db/leads.ts';
import { insertOutbox } from '../../db/outbox.ts';
import type { Db, StoredLead } from '../../db/schema.ts';
import type { KeepAnswer, LeadAnswered } from '../../http/answer-once.ts';
import type { Call } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Solved, unsolved } from '../captcha.ts';
import type { Secrets } from '../secrets.ts';
import { changeableLead, refuseOtherForm } from './changeable-lead.ts';
import { checkForm } from './check-form.ts';
import { type Consent, consentFor, withVersion } from './consent.ts';
import { destinationsOf } from './destinations.ts';
import type { Incoming } from './incoming.ts';
import { toFileRows } from './lead-files.ts';
import { newLead, nextLead } from './lead-record.ts';
import { leadTokenOf } from './lead-token.ts';
import { sealLead } from './sealed-answers.ts';

/** Of all its steps. */
const filesPerLead = 3 * leadLimits.files;
/** How often a change is tried again when another one came first. */
const tries = 5;

/** Stores a new lead, with its files, the wording of its opt-in and all that is to be delivered, in one transaction. The answer may go out then. */
export async function createLead(
	call: Call,
	incoming: Incoming,
	{ solved, keep }: { solved: Solved | null; keep: KeepAnswer },
): Promise<LeadAnswered> {
	const { request, tenant, now, runtime } = call;
	const consent = await consentFor(call, incoming, null);
	const lead = newLead(withVersion(incoming.body, consent), {
		tenant: tenant.slug,
		now,
		origin: incoming.client ? `api:${incoming.client}` : 'site',
		userAgent: request.headers.get('user-agent'),
		hasFiles: incoming.files.length > 0,
		secrets: runtime.secrets,
	});
	const form = check(call, lead);
	const stored = sealLead(lead, { vault: runtime.secrets.vault, form });
	const answer = { status: 201, answer: answerOf(lead.id) };
	await runtime.db.transaction().execute(async (tx) => {
		if (solved && !(await useChallenge(tx, solved))) throw unsolved();
		await insertLead(tx, stored);
		await storeRest(tx, { call, lead, incoming, consent });
		await keep(tx, answer);
	});
	return withToken(runtime.secrets, answer);
}

/**
 * Changes a lead of this tenant (FORM-8). Throws a Refusal: 404 for an id that is not there or not the caller's, 410 for an
 * erased one, 403 for one that has been complete for half an hour.
 */
export async function updateLead(
	call: Call,
	incoming: Incoming,
	{ id, keep }: { id: string; keep: KeepAnswer },
): Promise<LeadAnswered> {
	const { now, runtime } = call;
	for (let left = tries; left > 0; left--) {
		const lead = await changeableLead(call, { id, client: incoming.client });
		const consent = await consentFor(call, incoming, lead);
		const next = nextLead(lead, withVersion(incoming.body, consent), { now, hasFiles: incoming.files.length > 0 });
		refuseOtherForm(call, incoming, { lead, next });
		const form = check(call, next);
		const sealed = sealLead(next, { vault: runtime.secrets.vault, form });
		const answer = { status: 200, answer: answerOf(id) };
		const stored = await runtime.db.transaction().execute(async (tx) => {
			if (!(await replaceLead(tx, sealed, lead.version))) return false;
			await storeRest(tx, { call, lead: next, incoming, consent });
			await keep(tx, answer);
			return true;
		});
		if (stored) return answer;
	}
	throw new Refusal('in_flight', 'This lead is being changed. Please try again in a moment.', {
		headers: { 'retry-after': '1' },
	});
}

/** The lead’s form. Throws a Refusal: 422 for what is wrong with it, 413 for a lead that has grown step by step beyond measure. */
function check({ tenant, runtime }: Call, { form, payload }: StoredLead): FormDefinition | undefined {
	if (JSON.stringify(payload).length > 2 * leadLimits.jsonBytes)
		throw new Refusal('too_large', 'This lead is too large.');
	return checkForm(tenant, { form, payload, testPhone: runtime.env['FORECOURT_TEST_PHONE'] });
}

type Rest = { call: Call; lead: StoredLead; incoming: Incoming; consent: Consent | null };

async function storeRest(tx: Db, { call, lead, incoming, consent }: Rest): Promise<void> {
	const { tenant } = lead;
	const { version, text } = consent ?? {};
	if (version && text) await keepConsentText(tx, { tenant, version, text, created_at: call.now });
	const destinations = incoming.destination ? [incoming.destination] : destinationsOf(call.tenant, lead);
	if (incoming.files.length > 0) await storeFiles(tx, { call, lead, incoming, consent });
	await insertOutbox(tx, lead, { destinations, now: call.now });
}

/** Each step of a form sends the files that it has so far: what the lead has already is not kept again. */
async function storeFiles(tx: Db, { call, lead, incoming }: Rest): Promise<void> {
	const known = await findFiles(tx, lead.id);
	const fresh = incoming.files.filter(({ sha256 }) => !known.some((file) => file.sha256 === sha256));
	if (known.length + fresh.length > filesPerLead) {
		throw new Refusal('too_large', `A lead has at most ${filesPerLead} files.`);
	}
	const bytes = [...known.map(({ size }) => size), ...fresh.map(({ data }) => data.byteLength)];
	if (bytes.reduce((sum, size) => sum + size, 0) > leadLimits.leadFileBytes) {
		throw new Refusal(
			'too_large',
			`The files of a lead have at most ${leadLimits.leadFileBytes / 1024 / 1024} MB in all.`,
		);
	}
	await insertFiles(tx, toFileRows(fresh, { lead, now: call.now }));
}

const answerOf = (id: string): LeadAnswer => ({ id, lead_id: id });

/** The answer to who made a lead, with the right to change it. It is added on the way out and not kept. */
export function withToken(secrets: Secrets, { status, answer }: LeadAnswered): LeadAnswered {
	return { status, answer: status === 201 ? { ...answer, lead_token: leadTokenOf(secrets, answer.id) } : answer };
}
