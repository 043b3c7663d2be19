import { randomUUID } from 'node:crypto';
import type { LeadBody, LeadPayload } from '../../src/contract/lead.ts';
import { isClearYes } from '../../src/domain/leads/clear-yes.ts';
import { sentCategory } from '../../src/forms/lead/categories.ts';
import { leadNames } from '../../src/forms/lead/person-name.ts';
import type { StoredLead } from '../platform/db/rows/lead-rows.ts';
import type { Secrets } from '../platform/runtime/secrets.ts';
import { leadTokenOf, tokenHash } from './lead-token.ts';

type Facts = {
	tenant: string;
	now: number;
	origin: string;
	userAgent: string | null;
	hasFiles: boolean;
	secrets: Secrets;
};

/** A new lead as it is stored: what the visitor sent, and what we know ourselves. */
export function newLead(body: LeadBody, { tenant, now, origin, userAgent, hasFiles, secrets }: Facts): StoredLead {
	const id = randomUUID();
	const lead = withLeadRules(filled(body.lead));
	const first: StoredLead = {
		id,
		tenant,
		origin,
		token_hash: tokenHash(leadTokenOf(secrets, id)),
		sealed: null,
		version: 1,
		payload: {},
		...columnsOf({ ...body, lead }, null),
		completed_at: isIncomplete(body.lead) ? null : now,
		created_at: now,
		updated_at: now,
		opened_at: null,
		answered_at: null,
	};
	const known = { website_slug: tenant, source: 'Website', ...(userAgent && { user_agent: userAgent.slice(0, 500) }) };
	return { ...first, payload: { ...known, ...lead, lead_id: id, ...(hasFiles && { has_files: true }) } };
}

/**
 * A lead after its next step (FORM-8). Nothing that was sent before is lost. A step that the network delayed until after the
 * complete lead only adds what is missing.
 */
export function nextLead(
	lead: StoredLead,
	body: LeadBody,
	{ now, hasFiles }: { now: number; hasFiles: boolean },
): StoredLead {
	const isLate = lead.status === 'complete' && isIncomplete(body.lead);
	const sent = filled(body.lead);
	const payload = isLate
		? { ...withoutStatus(sent), ...lead.payload }
		: { ...(isIncomplete(body.lead) ? lead.payload : withoutStatus(lead.payload)), ...sent };
	const merged = withLeadRules({ ...payload, lead_id: lead.id, ...(hasFiles && { has_files: true }) });
	const columns = columnsOf({ ...body, lead: merged }, lead);
	return {
		...lead,
		...columns,
		payload: merged,
		version: lead.version + 1,
		updated_at: now,
		completed_at: columns.status === 'complete' ? (lead.completed_at ?? now) : null,
	};
}

/** Whether a lead is a step on the way (FORM-8); one that says nothing is complete. */
export function isIncomplete(lead: LeadPayload): boolean {
	return lead.lead_status === 'Incomplete' || lead.form_completed === false;
}

/** Does for programs what our forms do before they send: a name in place of `undefined undefined`, careers (FORM-5, FORM-6). */
function withLeadRules(lead: LeadPayload): LeadPayload {
	const { name } = leadNames(lead);
	const isOther = name !== '' && name !== lead.name?.trim();
	return { ...lead, ...(isOther && { name }), ...(lead.category && sentCategory(lead.category)) };
}

type Columns = Pick<
	StoredLead,
	'form' | 'category' | 'subcategory' | 'location_id' | 'status' | 'opt_in' | 'consent_text_version'
>;

function columnsOf(body: LeadBody, before: Columns | null): Columns {
	const { lead, form } = body;
	return {
		form: column(form) ?? before?.form ?? null,
		category: column(lead.category),
		subcategory: column(lead.subcategory),
		location_id: column(lead['location']),
		status: isIncomplete(lead) ? 'incomplete' : 'complete',
		opt_in: lead.opt_in === undefined ? null : isClearYes(lead.opt_in) ? 1 : 0,
		consent_text_version: body.consent_text_version ?? before?.consent_text_version ?? null,
	};
}

/** A value for a column to search by. PostgreSQL's text takes no NUL; the payload keeps what was sent. */
function column(value: unknown): string | null {
	if (typeof value !== 'string' && typeof value !== 'number') return null;
	return (
		String(value)
			.replace(/\p{Cc}/gu, '')
			.slice(0, 200) || null
	);
}

/** A lead that says nothing is complete, so what the steps before it said is taken out. */
function withoutStatus({ lead_status, form_completed, ...rest }: LeadPayload): LeadPayload {
	return rest;
}

/** `website_slug: null` means the same as none at all. */
const filled = (lead: LeadPayload): LeadPayload =>
	Object.fromEntries(Object.entries(lead).filter(([name, value]) => value !== null || name !== 'website_slug'));
