import type { LeadDestination } from '../../../src/config/leads.ts';
import { isEmail } from '../../../src/forms/rules/person-rules.ts';
import { answer } from '../adf/answers.ts';
import { adfDocument } from '../adf/document.ts';
import { leadFacts } from '../mails/lead-facts.ts';
import { letterHtml, letterText } from '../mails/letter-text.ts';
import { sendLetter } from './mailbox.ts';
import type { Parcel, Provider } from './parcel.ts';

type Settings = Omit<Extract<LeadDestination, { kind: 'mail' }>, 'kind'>;

/** A mail for people, with the lead as ADF attached for programs. An answer to it goes to the visitor. */
export const deliverByMail: Provider<Settings> = (parcel, settings) => {
	const facts = leadFacts(parcel);
	const { site } = parcel;
	const email = answer(parcel.lead.payload, 'email');
	return sendLetter(parcel, settings, {
		subject: subjectOf(parcel, facts.heading),
		text: letterText(facts),
		html: letterHtml(facts, { brand: site.theme.colours.brand, sender: `${site.name}, ${site.url}` }),
		...(isEmail(email) && { replyTo: email }),
		...(settings.adf && {
			attachments: [{ filename: 'lead.adf.xml', content: adfDocument(parcel), contentType: 'application/x-adf+xml' }],
		}),
	});
};

/** `Test Drive Enquiry: 2021 Kia Rio (K1) – Zoë Example`. */
function subjectOf({ lead: { payload } }: Parcel, heading: string): string {
	const stock = answer(payload, 'stock_number');
	const car = [answer(payload, 'car_name'), stock && `(${stock})`].filter(Boolean).join(' ');
	const subject = [`${heading}${car ? `: ${car}` : ''}`, answer(payload, 'name')].filter(Boolean).join(' – ');
	return subject.replace(/\p{Cc}+/gu, ' ').slice(0, 180);
}
