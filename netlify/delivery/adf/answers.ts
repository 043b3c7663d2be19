import type { LeadPayload } from '../../../src/contract/lead.ts';

/** The answer under a key as text; empty if there is none. Lists are joined, objects are JSON. */
export function answer(lead: LeadPayload, key: string): string {
	return asText(Object.hasOwn(lead, key) ? lead[key] : undefined);
}

/** An amount without its sign and commas, `$12,500` → `12500`; empty if it is not an amount. */
export function amount(lead: LeadPayload, key: string): string {
	const bare = answer(lead, key).replace(/[$,\s]|km$/gi, '');
	return /^\d+(?:\.\d+)?$/.test(bare) ? bare : '';
}

/** The answers for which ADF has no element, as `key: text`, in the order of the form. */
export function otherAnswers(lead: LeadPayload, told: ReadonlySet<string>): string[] {
	return Object.keys(lead).flatMap((key) => {
		const text = told.has(key) ? '' : answer(lead, key);
		return text === '' ? [] : [`${key}: ${text}`];
	});
}

function asText(value: unknown): string {
	if (value === null || value === undefined) return '';
	if (typeof value === 'boolean') return value ? 'Yes' : 'No';
	if (Array.isArray(value)) return value.map(asText).filter(Boolean).join(', ');
	if (typeof value === 'object') return JSON.stringify(value);
	return String(value).trim();
}
