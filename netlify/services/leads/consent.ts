import { createHash } from 'node:crypto';
import type { LeadBody } from '../../../src/contract/leads.ts';

/** What a visitor agreed to: the words, where they were sent, and the name of this version of them. */
type Consent = { version: string; text: string | null };

/**
 * The wording that came with a lead. Words make their own name, so that one name never stands for two wordings; a program may
 * send a name of its own without words. Null where there is neither.
 */
export function consentOf({ consent_text, consent_text_version }: LeadBody): Consent | null {
	// PostgreSQL's text takes no NUL.
	const text = consent_text
		?.replace(/[^\P{Cc}\n]/gu, '')
		.toWellFormed()
		.trim();
	if (text) return { version: createHash('sha256').update(text).digest('hex').slice(0, 16), text };
	const version = consent_text_version?.replace(/\p{Cc}/gu, '');
	return version ? { version, text: null } : null;
}
