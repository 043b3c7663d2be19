import type { LeadPayload } from '../../../src/contract/leads.ts';
import type { FormDefinition } from '../../../src/forms/definition.ts';
import { sensitiveKeys } from '../../../src/forms/lead/sensitive-keys.ts';
import type { StoredLead } from '../../db/schema.ts';
import type { Vault } from '../vault.ts';

/** What the column `sealed` has: the keys of the answers, and the answers themselves as an encrypted object. */
type Sealed = { keys: readonly string[]; box: string };

/** A lead as it is stored: its form's sensitive answers encrypted, and nothing but their keys among the others. */
export function sealLead(
	lead: StoredLead,
	{ vault, form }: { vault: Vault; form: FormDefinition | undefined },
): StoredLead {
	const sensitive = sensitiveKeys(form);
	const secret = Object.entries(lead.payload).filter(([key, value]) => sensitive.has(key) && isAnswer(value));
	// What could not be decrypted stays as it is, unless it was answered again.
	if (secret.length === 0) return lead;
	const keys = secret.map(([key]) => key);
	const box = vault.seal(JSON.stringify(Object.fromEntries(secret)), lead.id);
	const payload = { ...lead.payload, ...Object.fromEntries(keys.map((key) => [key, null])) };
	return { ...lead, payload, sealed: JSON.stringify({ keys, box } satisfies Sealed) };
}

/** A lead with all of its answers, in their order; null if this server has not the key that they were encrypted with. */
export function openLead<Lead extends StoredLead>(lead: Lead, vault: () => Vault): Lead | null {
	if (lead.sealed === null) return lead;
	const text = vault().open(readSealed(lead.sealed).box, lead.id);
	if (text === null) return null;
	return { ...lead, payload: { ...lead.payload, ...(JSON.parse(text) as LeadPayload) }, sealed: null };
}

/** Keys of the answers of a lead that are encrypted. */
export const sealedKeys = ({ sealed }: Pick<StoredLead, 'sealed'>): readonly string[] =>
	sealed === null ? [] : readSealed(sealed).keys;

/** The encrypted answers themselves, to see with which key; null where there are none. */
export const sealedBox = ({ sealed }: Pick<StoredLead, 'sealed'>): string | null =>
	sealed === null ? null : readSealed(sealed).box;

const readSealed = (sealed: string): Sealed => JSON.parse(sealed) as Sealed;

const isAnswer = (value: unknown): boolean => value !== null && value !== undefined && value !== '' && value !== false;
