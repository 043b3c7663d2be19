import type { LeadBody } from '../../src/contract/lead.ts';
import type { FormDefinition } from '../../src/forms/definition.ts';
import { consentText, consentVersion } from '../../src/site/forms/consent.ts';
import type { Db } from '../platform/db/schema.ts';
import { hasConsentText } from './store/consent-texts.ts';

/** What a visitor was asked to agree to: the name of the wording, and its words if they are the form's current ones. */
export type Consent = { version: string; text: string | null };

type Asked = {
	tenant: string;
	form: FormDefinition | undefined;
	client: string | null;
	/** The version that the lead has already. */
	before: string | null;
};

/**
 * The wording that a visitor agreed to. The words are the site's own, so a lead only names their version. An older page may name
 * an earlier version whose words we have; a program may name its own wording. Null if nobody knows what was agreed to.
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

/** The body with the version that we accepted, or with none. */
export function withVersion({ consent_text_version, ...body }: LeadBody, consent: Consent | null): LeadBody {
	return { ...body, ...(consent && { consent_text_version: consent.version }) };
}
