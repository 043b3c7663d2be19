import type { LeadPayload } from '../../../src/contract/lead.ts';

/** How a lead relates to a person: `exact` is theirs, `mention` only has their address or number in a text. */
export type Found = 'exact' | 'mention' | null;

/** Finds a person's leads by an e-mail address or a phone number, however it was written. Null if it is neither. */
export function personFinder(asked: string): ((lead: LeadPayload) => Found) | null {
	const form = asked.includes('@') ? plainEmail : plainPhone;
	const wanted = form(asked);
	if (!wanted) return null;
	return (lead) => {
		const texts = textsIn(lead);
		if (texts.some((text) => form(text) === wanted)) return 'exact';
		return texts.some((text) => mentions(text, wanted)) ? 'mention' : null;
	};
}

/** An address without spaces and capitals; empty if it is not an address. */
function plainEmail(text: string): string {
	const plain = text.normalize('NFC').trim().toLowerCase();
	return /^[^\s@]+@[^\s@]+$/.test(plain) ? plain : '';
}

/** The digits of a number as dialled within the country: `+61 491 570 156` → `0491570156`. Empty if it is not a number. */
function plainPhone(text: string): string {
	if (!/^[\d\s()+./-]+$/.test(text.trim())) return '';
	const digits = text.replace(/\D/g, '').replace(/^(?:00|0011)(?=6[14]\d{8})/, '');
	if (digits.length < 6) return '';
	return digits.replace(/^6[14]0?(?=\d{8,10}$)/, '0').replace(/^1(?=\d{10}$)/, '');
}

function mentions(text: string, wanted: string): boolean {
	if (wanted.includes('@')) return text.toLowerCase().includes(wanted);
	return (text.match(/\+?\d[\d\s()./-]{4,}\d/g) ?? []).some((number) => plainPhone(number) === wanted);
}

function textsIn(value: unknown): string[] {
	if (typeof value === 'string') return [value];
	if (typeof value === 'number') return [String(value)];
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
