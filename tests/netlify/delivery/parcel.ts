import type { Parcel } from '../../../netlify/delivery/send/parcel.ts';
import type { FileFacts, StoredLead } from '../../../netlify/platform/db/rows/lead-rows.ts';
import type { LeadPayload } from '../../../src/contract/lead.ts';
import { makeSite, readSite } from '../../config/read.ts';

/** 2026-11-21 00:05 UTC. */
export const now = Date.UTC(2026, 10, 21, 0, 5);

/** A complete lead, as it is stored. */
export function makeLead(payload: LeadPayload = {}, over: Partial<StoredLead> = {}): StoredLead {
	return {
		id: '5f0c6a0e-6a53-4d0c-8d6e-0a4a3c1c9b11',
		tenant: 'plain',
		form: null,
		category: payload.category ?? null,
		subcategory: payload.subcategory ?? null,
		location_id: null,
		status: 'complete',
		version: 1,
		payload,
		opt_in: null,
		consent_text_version: null,
		origin: 'site',
		token_hash: null,
		sealed: null,
		created_at: now - 60_000,
		updated_at: now,
		completed_at: now,
		opened_at: null,
		answered_at: null,
		...over,
	};
}

/** It on its way from a small site. */
export function makeParcel(
	payload: LeadPayload = {},
	{
		lead = {},
		site = {},
		...over
	}: { lead?: Partial<StoredLead>; site?: Record<string, unknown>; files?: FileFacts[] } & Partial<
		Pick<Parcel, 'env' | 'resend' | 'destination' | 'timeoutMs'>
	> = {},
): Parcel {
	return {
		lead: makeLead(payload, lead),
		files: [],
		site: readSite(makeSite(site)),
		destination: 'mail',
		resend: false,
		now,
		env: {},
		variableName: (name) => name,
		timeoutMs: 10_000,
		limit: AbortSignal.timeout(over.timeoutMs ?? 10_000),
		readFile: () => Promise.reject(new Error('Nobody reads it.')),
		...over,
	};
}
