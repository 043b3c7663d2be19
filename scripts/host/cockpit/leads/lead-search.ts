import type { InboxLead } from '../../../../netlify/fleet/inbox.ts';
import { isPhoneSearch, phoneKey } from '../../../../src/domain/leads/phone-key.ts';
import { lettersApart } from '../../../../src/domain/words/letters-apart.ts';

const isOfPhone = (phone: string, asked: string): boolean =>
	phone !== '' && isPhoneSearch(asked) && phoneKey(phone).includes(phoneKey(asked));

/**
 * Whether a search finds a lead by what its row does not show, its phone number, e-mail address or message, beside `text`, which it
 * shows. Nobody finds anything by it who may not read it.
 */
export function isFoundBy({ reach }: Pick<InboxLead, 'reach'>, text: string, q: string): boolean {
	if (!reach || q === '') return false;
	if (isOfPhone(reach.phone, q)) return true;
	const typed = `${text} ${reach.email} ${reach.message}`.toLowerCase();
	const words = q.toLowerCase().split(/\s+/);
	return words.every((word) => typed.includes(word) || isOfPhone(reach.phone, word));
}

/** Whether a text has all words of a search. */
export const hasWords = (text: string, q: string): boolean =>
	q
		.toLowerCase()
		.split(/\s+/)
		.every((word) => text.includes(word));

/** Those of entries that have all words of a search; where none has, those that nearly do. */
export function matching<Entry extends { text: string }>(entries: readonly Entry[], q: string): Entry[] {
	const found = entries.filter(({ text }) => hasWords(text, q));
	if (found.length > 0 || q === '') return found;
	const words = q.toLowerCase().split(/\s+/).filter(Boolean);
	return entries.filter(({ text }) => words.every((word) => text.includes(word) || isNearly(word, text)));
}

/** Longer words may have more letters wrong; two that are swapped count as one. */
function isNearly(word: string, text: string): boolean {
	const most = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
	if (most === 0) return false;
	const swapped = Array.from(word.slice(1), (next, at) => word.slice(0, at) + next + word[at] + word.slice(at + 2));
	const isNear = (other: string): boolean =>
		Math.abs(other.length - word.length) <= most && (lettersApart(word, other) <= most || swapped.includes(other));
	return text.split(/[^\p{L}\d]+/u).some((other) => isNear(other) || isNear(other.slice(0, word.length)));
}
