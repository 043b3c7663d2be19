import type { StoredLead } from '../platform/db/schema.ts';
import { unsolved } from '../platform/guards/captcha.ts';
import type { Call } from '../platform/http/call.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { Incoming } from './incoming.ts';
import { isClosed, mayChange } from './lead-token.ts';
import { isOpenForm, needsNoCaptcha } from './open-form.ts';
import { wasErased } from './store/erased-leads.ts';
import { findLead } from './store/lead-rows.ts';
import { openLead } from './store/sealed-answers.ts';

/** The lead, if whoever asks may change it. Someone else's is answered like one that there is not. */
export async function changeableLead(
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

/** A lead that began without a captcha stays what its form is for; another one's would have needed it (FORM-6). */
export function refuseOtherForm(
	call: Call,
	{ client, files, destination }: Incoming,
	{ lead, next }: { lead: StoredLead; next: StoredLead },
): void {
	const claimed = { form: next.form, lead: next.payload, destination, hasFiles: files.length > 0 };
	if (client === null && isOpenForm(call.tenant, lead.form) && !needsNoCaptcha(call, claimed)) throw unsolved();
}
