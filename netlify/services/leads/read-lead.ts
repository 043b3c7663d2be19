import type { LeadBody, LeadPayload } from '../../../src/contract/leads.ts';
import { isClearYes } from '../../../src/domain/leads/clear-yes.ts';
import { leadLimits } from '../../../src/forms/lead/lead-limits.ts';
import { isObject, type JsonObject } from '../../http/body.ts';
import type { Call } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';

/** Fields that are text wherever they are; what else a form sends is kept as it is. */
const texts = [
	'website_slug',
	'dealership_slug',
	'url',
	'source',
	'user_agent',
	'name',
	'first_name',
	'last_name',
	'email',
	'phone',
	'category',
	'subcategory',
	'message',
	'lead_id',
	'lead_status',
] as const;

/** What beside the lead is text. */
const besideTexts = { form: 64, captcha: 8_000, website: 500, consent_text_version: 64 } as const;

/**
 * Reads the body of a lead call: its structure, and that it is for the site that it came to. Throws a Refusal: 422 with
 * the fields that are wrong, 403 for another tenant's `website_slug`.
 */
export function readLeadBody(body: JsonObject, { tenant }: Pick<Call, 'tenant'>): LeadBody {
	const { lead } = body;
	if (!isObject(lead)) throw invalid({ lead: 'An object with what the visitor entered.' });
	const faults = { ...besideFaults(body), ...leadFaults(lead) };
	if (Object.keys(faults).length > 0) throw invalid(faults);
	if (lead['website_slug'] != null && lead['website_slug'] !== tenant.slug) {
		throw new Refusal('website_slug', 'This lead is for another website.');
	}
	// Words that a client sends are never kept: the server has its own.
	const { consent_text, ...kept } = body;
	return { ...kept, lead: withClearOptIn(lead) } as LeadBody;
}

/** Whoever gets the lead reads yes or no, and not a text such as "No" that a program may take for a yes. */
function withClearOptIn(lead: JsonObject): LeadPayload {
	return Object.hasOwn(lead, 'opt_in') ? { ...lead, opt_in: isClearYes(lead['opt_in']) } : lead;
}

/** Whether a lead is a step on the way (FORM-8). */
export function isIncomplete(lead: LeadPayload): boolean {
	return lead.lead_status === 'Incomplete' || lead.form_completed === false;
}

/** Refuses what only programs send: a hidden field that is filled in, a form that is sent at once. */
export function refuseSpam({ website, started_at }: LeadBody, now: number): void {
	if (website) throw new Refusal('spam', 'This looks like an automatic message. Please leave the hidden field empty.');
	const age = started_at === undefined ? null : now - started_at;
	// A clock that goes ahead says nothing.
	if (age !== null && age >= 0 && age < leadLimits.fillTime) {
		throw new Refusal('too_fast', 'That was very fast. Please wait two seconds and send the form again.');
	}
}

/** A refusal that names the fields. */
export const invalid = (fields: Record<string, string>): Refusal =>
	new Refusal(
		'invalid',
		Object.entries(fields)
			.map(([name, fault]) => `${name}: ${fault}`)
			.join(' '),
		{ fields },
	);

function leadFaults(lead: JsonObject): Record<string, string> {
	const wrong = texts.filter((name) => lead[name] != null && typeof lead[name] !== 'string');
	return Object.fromEntries(wrong.map((name) => [name, 'Has to be text.']));
}

function besideFaults(body: JsonObject): Record<string, string> {
	const wrong = Object.entries(besideTexts).filter(([name, longest]) => {
		const value = body[name];
		return value !== undefined && (typeof value !== 'string' || value.length > longest);
	});
	const faults = wrong.map(([name, longest]): [string, string] => [
		name,
		`Has to be text of at most ${longest} characters.`,
	]);
	const time = body['started_at'] === undefined || Number.isFinite(body['started_at']);
	return { ...Object.fromEntries(faults), ...(!time && { started_at: 'Has to be a time in milliseconds.' }) };
}
