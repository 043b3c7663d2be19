import type { LeadBody } from '../../../src/contract/leads.ts';
import { leadLimits } from '../../../src/forms/lead/lead-limits.ts';
import { parseJson, readJson, readMultipart } from '../../http/body.ts';
import type { Call } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import { acceptLead, admit } from './accept-lead.ts';
import { formOf } from './check-form.ts';
import { readFiles } from './lead-files.ts';
import { readLeadBody } from './read-lead.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** POST /api/leads (FORM-11). */
export async function postLead(call: Call): Promise<Response> {
	const client = await admit(call, 'leads');
	const body = readLeadBody(await readJson(call.request, leadLimits.jsonBytes), call);
	return acceptLead(call, { body, files: [], client });
}

/** PUT /api/leads/{id} (FORM-8, FORM-11). */
export async function putLead(call: Call): Promise<Response> {
	const client = await admit(call, 'leads');
	const body = readLeadBody(await readJson(call.request, leadLimits.jsonBytes), call);
	return acceptLead(call, { body, files: [], client }, readId(call.params['id']));
}

/** POST /api/leads/with-files: a new lead, or the change of the one whose `lead_id` it has (FORM-11). */
export async function postLeadWithFiles(call: Call): Promise<Response> {
	const client = await admit(call, 'files');
	const parts = await readMultipart(call.request, leadLimits.fileBytes + 2 * leadLimits.jsonBytes);
	const body = readLeadBody(await readParts(parts), call);
	const files = await readFiles(parts.getAll('files').filter((part) => part instanceof File));
	// Files have one call for all destinations: the form says which it is.
	const form = formOf(call.tenant, body.form);
	const incoming = {
		body,
		files,
		client,
		...(form?.destination === 'car-clarity' && { destination: form.destination }),
	};
	return acceptLead(call, incoming, idOf(body));
}

/**
 * POST /api/carClarityCustomer: kept as any lead, and forwarded to the tenant's address by the delivery (FORM-15). It has no
 * PUT: a lead with a `lead_id` is a later step of that one.
 */
export async function postCarClarity(call: Call): Promise<Response> {
	const client = await admit(call, 'leads');
	const json = await readJson(call.request, leadLimits.jsonBytes);
	const body = readLeadBody('lead' in json ? json : { lead: json }, call);
	return acceptLead(call, { body, files: [], client, destination: 'car-clarity' }, idOf(body));
}

/** Of the lead that is changed; null for a new one. */
const idOf = ({ lead: { lead_id } }: LeadBody): string | null => (lead_id ? readId(lead_id) : null);

/** Ids are random, so one of another shape is nobody's. */
function readId(id: string | undefined): string {
	if (id && uuid.test(id)) return id;
	throw new Refusal('not_found', 'There is no such lead.');
}

/** The parts beside the files: `lead` is JSON, the others are as in a JSON body. */
async function readParts(form: FormData): Promise<Record<string, unknown>> {
	const lead = form.get('lead');
	if (lead === null) throw new Refusal('malformed', 'There is no part `lead`.');
	const text = typeof lead === 'string' ? lead : await lead.text();
	if (text.length > leadLimits.jsonBytes) throw new Refusal('too_large', 'The part `lead` is too large.');
	const rest = [...form].filter(([name, part]) => typeof part === 'string' && name !== 'lead' && name !== 'files');
	const { started_at, ...texts } = Object.fromEntries(rest);
	return { ...texts, ...(started_at !== undefined && { started_at: Number(started_at) }), lead: parseJson(text) };
}
