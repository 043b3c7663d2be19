import type { FormDefinition } from '../../src/forms/definition.ts';
import type { StoredLead } from '../platform/db/rows/lead-rows.ts';
import type { Call } from '../platform/http/call.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { type Consent, consentOf, withVersion } from './consent.ts';
import type { Incoming } from './lead-calls.ts';
import { formOf } from './lead-form.ts';
import { newLead, nextLead } from './lead-record.ts';
import { isClosed, mayChange } from './lead-token.ts';
import { wasErased } from './store/erase-leads.ts';
import { findLead } from './store/lead-rows.ts';
import { openLead } from './store/sealed-answers.ts';

/** A lead as it is to be stored, once it has passed the checks that follow. */
export type Draft = Incoming & {
	/** The lead as it is now; null for a new one. */
	before: StoredLead | null;
	/** The lead with what was sent. */
	lead: StoredLead;
	/** Its form, as the tenant has it. */
	form: FormDefinition | undefined;
	consent: Consent | null;
};

/**
 * Makes a new lead of what was sent, or adds it to the one that it changes (FORM-8). Throws a Refusal: 404 for a lead that
 * does not exist or is not the caller's, 410 for an erased one, 403 for one that was completed half an hour ago.
 */
export async function draftLead(call: Call, incoming: Incoming): Promise<Draft> {
	const { request, tenant, now, runtime } = call;
	const { id, body, client, files } = incoming;
	const before = id === null ? null : await leadToChange(call, id, client);
	const form = body.form || !before ? incoming.form : formOf(tenant, before.form);
	const kept = before?.consent_text_version ?? null;
	const consent = await consentOf(runtime.db, body, { tenant: tenant.slug, form, client, before: kept });
	const sent = withVersion(body, consent);
	const facts = { now, hasFiles: files.length > 0 };
	const lead = before
		? nextLead(before, sent, facts)
		: newLead(sent, {
				...facts,
				tenant: tenant.slug,
				origin: client ? `api:${client}` : 'site',
				userAgent: request.headers.get('user-agent'),
				secrets: runtime.secrets,
			});
	return { ...incoming, before, lead, form, consent };
}

/** Someone else's lead is answered like one that does not exist: nobody learns which ids do. */
async function leadToChange(
	{ request, tenant, now, runtime }: Call,
	id: string,
	client: string | null,
): Promise<StoredLead> {
	const place = { tenant: tenant.slug, id };
	const lead = await findLead(runtime.db, place);
	if (!lead && (await wasErased(runtime.db, place))) throw new Refusal('erased', 'This lead was erased.');
	if (!lead || !mayChange(lead, { request, client })) {
		throw new Refusal('not_found', 'There is no such lead, or it is not yours to change.');
	}
	if (isClosed(lead, now)) throw new Refusal('closed', 'This can no longer be changed. Please send a new message.');
	// Without its key the step is stored all the same, with the answers that came before it still encrypted.
	return openLead(lead, () => runtime.secrets.vault) ?? lead;
}
