import type { LeadAnswer, LeadBody } from '../../../src/contract/leads.ts';
import type { FormDefinition } from '../../../src/forms/definition.ts';
import { leadLimits } from '../../../src/forms/lead-limits.ts';
import { useChallenge } from '../../db/challenges.ts';
import { keepConsentText } from '../../db/consent-texts.ts';
import { wasErased } from '../../db/erased-leads.ts';
import { fileHashes, findLead, insertFiles, insertLead, replaceLead } from '../../db/leads.ts';
import { insertOutbox } from '../../db/outbox.ts';
import type { Db, StoredLead } from '../../db/schema.ts';
import type { KeepAnswer, LeadAnswered } from '../../http/answer-once.ts';
import type { Call } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Solved, unsolved } from '../captcha.ts';
import type { Secrets } from '../secrets.ts';
import { checkForm, formOf } from './check-form.ts';
import { type Consent, consentOf } from './consent.ts';
import { destinationsOf } from './destinations.ts';
import { type LeadFile, toFileRows } from './lead-files.ts';
import { newLead, nextLead } from './lead-record.ts';
import { isClosed, leadTokenOf, mayChange } from './lead-token.ts';
import { isOpenForm, needsNoCaptcha } from './open-form.ts';
import { openLead, sealLead } from './sealed-answers.ts';

/** A lead as it came in, read and with its files checked. */
export type Incoming = {
	body: LeadBody;
	files: readonly LeadFile[];
	/** Name of the program that sent it; null for a visitor. */
	client: string | null;
	/** Where it goes besides what the tenant's routing says (FORM-15). */
	destination?: string;
};

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
		if (isOpenForm(call.tenant, lead.form)) refuseOtherForm(call, incoming, next);
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

/** The lead, if whoever asks may change it. Someone else's is answered like one that there is not. */
async function changeableLead(
	{ request, tenant, now, runtime }: Call,
	{ id, client }: { id: string; client: string | null },
): Promise<StoredLead> {
	const place = { tenant: tenant.slug, id };
	const lead = await findLead(runtime.db, place);
	if (!lead && (await wasErased(runtime.db, place))) throw new Refusal('erased', 'This lead was erased.');
	if (!lead || !mayChange(lead, { request, client })) {
		throw new Refusal('not_found', 'There is no such lead, or it is not yours to change.');
	}
	if (isClosed(lead, now)) throw new Refusal('closed', 'It is too late to change this. Please send a new message.');
	// Without the key the step is stored all the same: it has what was answered before, too.
	return openLead(lead, () => runtime.secrets.vault) ?? lead;
}

/** The wording that a lead agreed to, by the version that came with it. */
function consentFor(
	{ runtime, tenant }: Call,
	{ body, client }: Incoming,
	lead: StoredLead | null,
): Promise<Consent | null> {
	const form = formOf(tenant, body.form ?? lead?.form);
	const before = lead?.consent_text_version ?? null;
	return consentOf(runtime.db, body, { tenant: tenant.slug, form, client, before });
}

/** The body with the version that we take it to have, or none. */
function withVersion({ consent_text_version, ...body }: LeadBody, consent: Consent | null): LeadBody {
	return { ...body, ...(consent && { consent_text_version: consent.version }) };
}

/** A lead that began without a captcha stays what its form is for; another one's would have needed it (FORM-6). */
function refuseOtherForm(call: Call, { client, files, destination }: Incoming, next: StoredLead): void {
	const claimed = { form: next.form, lead: next.payload, destination, hasFiles: files.length > 0 };
	if (client === null && !needsNoCaptcha(call, claimed)) throw unsolved();
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
	const known = await fileHashes(tx, lead.id);
	const fresh = incoming.files.filter(({ sha256 }) => !known.includes(sha256));
	if (known.length + fresh.length > filesPerLead) {
		throw new Refusal('too_large', `A lead has at most ${filesPerLead} files.`);
	}
	await insertFiles(tx, toFileRows(fresh, { lead, now: call.now }));
}

const answerOf = (id: string): LeadAnswer => ({ id, lead_id: id });

/** The answer to who made a lead, with the right to change it. It is added on the way out and not kept. */
export function withToken(secrets: Secrets, { status, answer }: LeadAnswered): LeadAnswered {
	return { status, answer: status === 201 ? { ...answer, lead_token: leadTokenOf(secrets, answer.id) } : answer };
}
