import { type LeadBody, type LeadPayload, leadBody } from '../../src/contract/lead.ts';
import type { FormDefinition } from '../../src/forms/definition.ts';
import { leadLimits } from '../../src/forms/lead-limits.ts';
import { type JsonObject, parseBody, parseJson, readJson, readMultipart } from '../platform/http/body.ts';
import type { Call } from '../platform/http/call.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { type LeadFile, readFiles } from './lead-files.ts';
import { formOf } from './lead-form.ts';

/** A lead as it was sent, its body read and its files checked. */
type ReadLead = {
	/** The lead that it changes; null for a new one. */
	id: string | null;
	body: LeadBody;
	/** The form that the body names, as the tenant has it; undefined without a name, and where the tenant has none of that name. */
	form: FormDefinition | undefined;
	files: readonly LeadFile[];
	/** Where it goes, whatever the tenant's routing says (FORM-15). */
	destination?: string;
};

/** A lead as it came in, and the program that sent it; null for a visitor. */
export type Incoming = ReadLead & { client: string | null };

/** A call that brings leads: the limit that it counts towards, and how its request is read. */
export type LeadCall = { limit: 'leads' | 'files'; read: (call: Call) => Promise<ReadLead> };

/** POST /api/leads: always a new lead, whatever its `lead_id` says (FORM-11). */
export const createCall: LeadCall = {
	limit: 'leads',
	read: async (call) => {
		const json = await readJson(call.request, leadLimits.jsonBytes);
		return { ...readLead(call, json), id: null, files: [] };
	},
};

/** PUT /api/leads/{id} (FORM-8, FORM-11). */
export const updateCall: LeadCall = {
	limit: 'leads',
	read: async (call) => {
		const json = await readJson(call.request, leadLimits.jsonBytes);
		return { ...readLead(call, json), id: readId(call.params['id']), files: [] };
	},
};

/** POST /api/leads/with-files: a new lead, or the change of the one whose `lead_id` it has (FORM-11). */
export const withFilesCall: LeadCall = {
	limit: 'files',
	read: async (call) => {
		const parts = await readMultipart(call.request, leadLimits.fileBytes + 2 * leadLimits.jsonBytes);
		const lead = readLead(call, await readParts(parts));
		const files = await readFiles(parts.getAll('files').filter((part) => part instanceof File));
		// There is one call with files for all destinations: the form says which it is.
		const destination = lead.form?.destination;
		return { ...lead, id: idIn(lead.body), files, ...(destination === 'car-clarity' && { destination }) };
	},
};

/** POST /api/carClarityCustomer (FORM-15), with the lead alone or in a body. It has no PUT: a lead with a `lead_id` is a later step. */
export const carClarityCall: LeadCall = {
	limit: 'leads',
	read: async (call) => {
		const json = await readJson(call.request, leadLimits.jsonBytes);
		const lead = readLead(call, 'lead' in json ? json : { lead: json });
		return { ...lead, id: idIn(lead.body), files: [], destination: 'car-clarity' };
	},
};

/** Reads a body and finds its form. Throws a Refusal: 422 for fields that are wrong, 403 for another site's lead. */
function readLead({ tenant }: Call, json: JsonObject): Pick<ReadLead, 'body' | 'form'> {
	const body = parseBody(leadBody, json);
	const { website_slug } = body.lead;
	if (website_slug != null && website_slug !== tenant.slug) {
		throw new Refusal('website_slug', 'This lead is for another website.');
	}
	return { body: { ...body, lead: inOrder(body.lead, json['lead']) }, form: formOf(tenant, body.form) };
}

/** Answers in the order of the form, as they were sent: mails and exports list them so. */
function inOrder(lead: LeadPayload, sent: unknown): LeadPayload {
	return Object.fromEntries(Object.keys(Object(sent)).map((key) => [key, lead[key]]));
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The id of the lead that is changed; null for a new one. */
const idIn = ({ lead: { lead_id } }: LeadBody): string | null => (lead_id ? readId(lead_id) : null);

/** Ids are random, so there is no lead with an id of another shape. */
function readId(id: string | undefined): string {
	if (id && uuid.test(id)) return id;
	throw new Refusal('not_found', 'There is no such lead.');
}

/** The parts beside the files: `lead` is JSON, the others are as in a JSON body. */
async function readParts(form: FormData): Promise<JsonObject> {
	const lead = form.get('lead');
	if (lead === null) throw new Refusal('malformed', 'The part `lead` is missing.');
	const text = typeof lead === 'string' ? lead : await lead.text();
	if (text.length > leadLimits.jsonBytes) throw new Refusal('too_large', 'The part `lead` is too large.');
	const rest = [...form].filter(([name, part]) => typeof part === 'string' && name !== 'lead' && name !== 'files');
	const { started_at, ...texts } = Object.fromEntries(rest);
	return { ...texts, ...(started_at !== undefined && { started_at: Number(started_at) }), lead: parseJson(text) };
}
