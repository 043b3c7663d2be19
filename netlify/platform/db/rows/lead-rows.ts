import type { LeadPayload } from '../../../../src/contract/lead.ts';
import type { LeadOutcome } from '../../../../src/domain/leads/lead-outcome.ts';

/** A lead as the visitor sent it, step by step. */
export type LeadRow = {
	/** A random UUID. Receivers of the lead know it, so it gives no right to change it; the token does. */
	id: string;
	tenant: string;
	/** Name of the form definition. */
	form: string | null;
	category: string | null;
	subcategory: string | null;
	location_id: string | null;
	status: 'incomplete' | 'complete';
	/** From 1, one more with every change. */
	version: number;
	/** JSON of a {@link LeadPayload}. */
	payload: string;
	opt_in: 0 | 1 | null;
	/** Names the row of `consent_texts`. */
	consent_text_version: string | null;
	/** `site`, or `api:` and the name of a client with a key. */
	origin: string;
	/** SHA-256 of the token that its creator got; null for leads that are older than tokens. */
	token_hash: string | null;
	/** The sensitive answers, encrypted; null where there are none. */
	sealed: string | null;
	created_at: number;
	updated_at: number;
	completed_at: number | null;
	/** When somebody at the dealership first opened it. */
	opened_at: number | null;
	/** When somebody said that it has been answered. */
	answered_at: number | null;
};

/** Who looks after a lead, and how far they are. What nobody has said is empty. */
export type LeadCareRow = {
	lead_id: string;
	tenant: string;
	owner: string;
	/** The day on which they get back to it, `2026-11-30`, by the dealer's clocks. */
	follow_up: string;
	/** What came of it; null while it is open. */
	outcome: LeadOutcome | null;
	/** Why it was lost. */
	reason: string;
	updated_at: number;
};

/** What somebody at the dealership wrote or changed; it may be about a person, and is in no log. */
export type LeadNoteRow = {
	id: string;
	lead_id: string;
	tenant: string;
	/** A text of theirs, or what they did to the lead. */
	kind: 'note' | 'owner' | 'follow_up' | 'outcome' | 'opened' | 'unopened' | 'answered' | 'unanswered';
	/** The text; of a change what it was changed to. */
	said: string;
	/** Who; empty where they have not said. */
	author: string;
	created_at: number;
};

export type LeadFileRow = {
	id: string;
	lead_id: string;
	tenant: string;
	name: string;
	type: string;
	size: number;
	sha256: string;
	data: Uint8Array;
	created_at: number;
};

/** What is known of a file without its bytes. */
export type FileFacts = Omit<LeadFileRow, 'data'>;

/** A wording that visitors of a tenant were asked to agree to. */
export type ConsentTextRow = { tenant: string; version: string; text: string; created_at: number };

export type IdempotencyRow = {
	tenant: string;
	key: string;
	request_hash: string;
	/** Who works on it: only its owner may write the answer. */
	owner: string;
	/** When the owner's turn ends and another request may claim the key. */
	lease_until: number;
	/** Null while the request is under way. */
	status: number | null;
	answer: string | null;
	/** The lead that was made or changed; null in older answers. */
	lead_id: string | null;
	created_at: number;
};

/** What is left of an erased lead: nothing about the person. */
export type ErasedLeadRow = { id: string; tenant: string; reason: 'asked' | 'age'; erased_at: number };

/** A lead as the queries return it. */
export type StoredLead = Omit<LeadRow, 'payload'> & { payload: LeadPayload };
