import type { LeadBody } from '../../src/contract/lead.ts';
import type { FormDefinition } from '../../src/forms/definition.ts';
import { consentText, consentVersion } from '../../src/site/forms/consent.ts';
import type { Db } from '../platform/db/schema.ts';
import { hasConsentText } from './store/consent-texts.ts';

/** What a visitor was asked to agree to: the name of the wording, and the words where they are ours as they are now. */
export type Consent = { version: string; text: string | null };

type Asked = {
	tenant: string;
	form: FormDefinition | undefined;
	client: string | null;
	/** The version that the lead has already. */
	before: string | null;
};

/**
 * The wording that a lead agreed to. The words are the site's own: a lead names their version, at most. An older page may name
 * one from before, if we have its words; a program may name a wording of its own. Null where nobody knows what was agreed to.
 */
export async function consentOf(
	db: Db,
	{ consent_text_version: version }: LeadBody,
	{ tenant, form, client, before }: Asked,
): Promise<Consent | null> {
	if (!version && before) return { version: before, text: null };
	const text = form ? consentText(form) : null;
	const current = text === null ? null : { version: consentVersion(text), text };
	if (!version || version === current?.version) return current;
	const isKnown = client !== null || (await hasConsentText(db, { tenant, version }));
	return isKnown ? { version, text: null } : null;
}

/** The body with the version that we take it to have, or none. */
export function withVersion({ consent_text_version, ...body }: LeadBody, consent: Consent | null): LeadBody {
	return { ...body, ...(consent && { consent_text_version: consent.version }) };
}
