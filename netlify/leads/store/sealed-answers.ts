import type { LeadPayload } from '../../../src/contract/lead.ts';
import type { FormDefinition } from '../../../src/forms/definition.ts';
import { sensitiveKeys } from '../../../src/forms/lead/sensitive-keys.ts';
import type { StoredLead } from '../../platform/db/rows/lead-rows.ts';
import type { Vault } from '../../platform/runtime/vault.ts';

/** The content of the column `sealed`: the keys of the answers, and the answers as an encrypted object. */
type Sealed = { keys: readonly string[]; box: string };

/** A lead as it is stored: its form's sensitive answers are encrypted, and only their keys stay among the others. */
export function sealLead(
	lead: StoredLead,
	{ vault, form }: { vault: Vault; form: FormDefinition | undefined },
): StoredLead {
	const sensitive = sensitiveKeys(form);
	const secret = Object.entries(lead.payload).filter(([key, value]) => sensitive.has(key) && isAnswer(value));
	// Answers that could not be decrypted stay as they are, unless they were given again.
	if (secret.length === 0) return lead;
	const keys = secret.map(([key]) => key);
	const box = vault.seal(JSON.stringify(Object.fromEntries(secret)), lead.id);
	const payload = { ...lead.payload, ...Object.fromEntries(keys.map((key) => [key, null])) };
	return { ...lead, payload, sealed: JSON.stringify({ keys, box } satisfies Sealed) };
}

/** A lead with all of its answers, in order; null if this server does not have the key that encrypted them. */
export function openLead<Lead extends StoredLead>(lead: Lead, vault: () => Vault): Lead | null {
	if (lead.sealed === null) return lead;
	const text = vault().open(readSealed(lead.sealed).box, lead.id);
	if (text === null) return null;
	return { ...lead, payload: { ...lead.payload, ...(JSON.parse(text) as LeadPayload) }, sealed: null };
}

/** The keys of a lead's encrypted answers. */
export const sealedKeys = ({ sealed }: Pick<StoredLead, 'sealed'>): readonly string[] =>
	sealed === null ? [] : readSealed(sealed).keys;

/** A lead's encrypted answers, to see which key encrypted them; null if it has none. */
export const sealedBox = ({ sealed }: Pick<StoredLead, 'sealed'>): string | null =>
	sealed === null ? null : readSealed(sealed).box;

const readSealed = (sealed: string): Sealed => JSON.parse(sealed) as Sealed;

const isAnswer = (value: unknown): boolean => value !== null && value !== undefined && value !== '' && value !== false;
