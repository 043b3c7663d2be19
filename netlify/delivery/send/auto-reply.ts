import type { AutoReply, replyWords } from '../../../src/config/leads.ts';
import { localiseText } from '../../../src/domain/words/wording.ts';
import { isEmail } from '../../../src/forms/rules/person-rules.ts';
import { bookedTimeOf } from '../../leads/bookings/booked-time.ts';
import { formOf } from '../../leads/lead-form.ts';
import { answer } from '../adf/answers.ts';
import { locationOf } from '../adf/vendor.ts';
import { notSent } from '../done-notes.ts';
import { senderOfSite } from '../mails/mail-sender.ts';
import { replyHtml } from '../mails/reply-html.ts';
import { bookingLetter } from './booking-letter.ts';
import { sendLetter } from './mailbox.ts';
import type { Parcel, Provider } from './parcel.ts';

/** Tells other programs that nobody wrote this, so that no two of them answer each other for ever (RFC 3834). */
const headers = { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' };

/**
 * Tells the visitor, in the dealer's words, that the enquiry has arrived. One mail for each lead, however often it changes;
 * of a test drive that it has booked, one whenever that changes (CAR-1).
 */
export const sendAutoReply: Provider<AutoReply> = async (parcel, { subject, text, reply_to, ...sending }) => {
	const to = answer(parcel.lead.payload, 'email');
	if (!isEmail(to)) return { kind: 'done', status: null, note: `${notSent}the lead has no e-mail address.` };
	const booked = bookedTimeOf(parcel.lead.payload);
	const addressed = { to: [to], ...sending };
	if (booked && booked.state !== 'requested') {
		return sendLetter(parcel, addressed, {
			...bookingLetter(parcel, booked),
			headers,
			...(reply_to && { replyTo: reply_to }),
		});
	}
	if (parcel.resend) return { kind: 'done', status: null, note: `${notSent}the visitor has had a reply.` };
	const fill = filling(parcel);
	const [said, words] = [fill(subject), fill(text)];
	return sendLetter(parcel, addressed, {
		subject: said,
		text: `${words}\n`,
		html: replyHtml(said, words, senderOfSite(parcel.site, phoneOf(parcel))),
		headers,
		...(reply_to && { replyTo: reply_to }),
	});
};

/** The number to ring about a lead: of its place, else of the dealer. */
export const phoneOf = ({ lead, site }: Pick<Parcel, 'lead' | 'site'>): string | null =>
	locationOf(lead, site)?.contact_detail.phone ?? site.phone ?? null;

function filling(parcel: Parcel): (text: string) => string {
	const { lead, site } = parcel;
	const words: Record<(typeof replyWords)[number], string> = {
		first_name: safeName(answer(lead.payload, 'first_name') || answer(lead.payload, 'name')),
		dealer: site.name,
		phone: phoneOf(parcel) ?? '',
		reference: lead.id.slice(0, 8),
		request: formOf(parcel, lead.form)?.noun ?? localiseText('enquiry', site.locale),
	};
	return (text) => text.replace(/\{(\w+)\}/g, (whole, word: string) => words[word as keyof typeof words] ?? whole);
}

const longestName = 40;

/** Anybody may enter somebody else's address, so a name that could carry a message is left out: `there`. */
export function safeName(name: string): string {
	const first = name.trim();
	return /^[\p{L}\p{M}' -]+$/u.test(first) && first.length <= longestName ? first : 'there';
}
