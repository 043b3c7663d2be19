import { readableTime } from '../../../src/domain/hours/readable-time.ts';
import { isEmail } from '../../../src/forms/rules/person-rules.ts';
import { reservationTerms } from '../../../src/site/forms/reservation-terms.ts';
import { answer } from '../adf/answers.ts';
import { zoneOf } from '../adf/request-date.ts';
import { notSent } from '../done-notes.ts';
import { senderOfSite } from '../mails/mail-sender.ts';
import { replyHtml } from '../mails/reply-html.ts';
import { phoneOf, safeName } from './auto-reply.ts';
import { sendLetter } from './mailbox.ts';
import type { Outcome, Parcel } from './parcel.ts';

/** Tells other programs that nobody wrote this (RFC 3834). */
const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** What the lead of a reservation says of it: `netlify/reservations/states/lead-answers.ts` writes it. */
type Said = { state: string; reason: string; reference: string; car: string; deposit: string };

/**
 * Tells a visitor what became of the deposit: the receipt for one that was paid, or that it goes back, and why (CAR-11). Each
 * version of the reservation's lead is one mail.
 */
export async function sendReceipt(parcel: Parcel): Promise<Outcome> {
	const { payload } = parcel.lead;
	const to = answer(payload, 'email');
	if (!isEmail(to)) return { kind: 'done', status: null, note: `${notSent}the reservation has no e-mail address.` };
	const said: Said = {
		state: answer(payload, 'reservation_state'),
		reason: answer(payload, 'reservation_reason'),
		reference: answer(payload, 'Reservation'),
		car: answer(payload, 'car_name'),
		deposit: answer(payload, 'Deposit'),
	};
	const isBack = said.state === 'refunding' || said.state === 'refunded';
	const subject = isBack
		? `${said.state === 'refunded' ? 'Your deposit has been refunded' : 'Your deposit is being refunded'}: ${said.car}`
		: `Your reservation ${said.reference}: ${said.car}`;
	const paragraphs = isBack ? refundWords(said) : receiptWords(parcel, said);
	const hello = `Hi ${safeName(answer(payload, 'first_name'))},`;
	const words = [hello, ...paragraphs].join('\n\n');
	return sendLetter(
		parcel,
		{ to: [to] },
		{
			subject: subject.replace(/\p{Cc}+/gu, ' '),
			text: `${words}\n\n${senderOf(parcel)}\n`,
			html: replyHtml(subject, words, senderOfSite(parcel.site, phoneOf(parcel))),
			headers,
		},
	);
}

function receiptWords({ lead, site }: Parcel, { reference, car, deposit }: Said): string[] {
	const time = readableTime(lead.completed_at ?? lead.updated_at, { zone: zoneOf(lead, site), locale: site.locale });
	const terms = reservationTerms(site);
	const isCurrent = terms.version === lead.consent_text_version;
	return [
		`Thanks for your deposit. The ${car} is reserved for you.`,
		`Reservation: ${reference}\nDeposit paid: ${deposit}\nPaid on: ${time}`,
		'Please keep this email as your receipt. We’ll call you to arrange the rest.',
		...(isCurrent ? [`What you agreed to:\n${terms.paragraphs.join('\n')}`] : []),
	];
}

const whyBack: Readonly<Record<string, string>> = {
	late: 'Your payment came through after the hold had ended, so the car isn’t reserved for you.',
	taken: 'Somebody else had reserved the car before your payment came through.',
	given_up: 'You had let the car go before your payment came through.',
};

function refundWords({ reason, reference, car, deposit }: Said): string[] {
	const why = whyBack[reason];
	return [
		...(why ? [`${why} We’re sorry.`] : []),
		`Your deposit of ${deposit} for the ${car} is going back to the card you paid with. Banks can take five to ten business days to show it.`,
		`Reservation: ${reference}`,
	];
}

function senderOf(parcel: Parcel): string {
	const { site } = parcel;
	return [site.name, phoneOf(parcel), new URL(site.url).origin].filter(Boolean).join(', ');
}
