import type { InboxLead } from '../../../../netlify/fleet/inbox.ts';
import { isPhoneSearch, phoneKey } from '../../../../src/domain/leads/phone-key.ts';

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
