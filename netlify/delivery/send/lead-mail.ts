import type { LeadDestination } from '../../../src/config/leads.ts';
import { isEmail } from '../../../src/forms/rules/person-rules.ts';
import { answer } from '../adf/answers.ts';
import { adfDocument } from '../adf/document.ts';
import { type LeadFacts, leadFacts } from '../mails/lead-facts.ts';
import { letterHtml, letterText } from '../mails/letter-text.ts';
import { wantedCar } from '../mails/wanted-car.ts';
import { sendLetter } from './mailbox.ts';
import type { Parcel, Provider } from './parcel.ts';

type Settings = Omit<Extract<LeadDestination, { kind: 'mail' }>, 'kind'>;

/** A mail for people, with the lead as ADF attached for programs. An answer to it goes to the visitor. */
export const deliverByMail: Provider<Settings> = async (parcel, settings) => {
	const facts = leadFacts(parcel, await wantedCar(parcel));
	const { site } = parcel;
	const email = answer(parcel.lead.payload, 'email');
	return sendLetter(parcel, settings, {
		subject: subjectOf(parcel, facts),
		text: letterText(facts),
		html: letterHtml(facts, {
			colours: site.theme.colours,
			sender: `${site.name}, ${site.url}`,
			locale: site.locale,
		}),
		...(isEmail(email) && { replyTo: email }),
		...(settings.adf && {
			attachments: [{ filename: 'lead.adf.xml', content: adfDocument(parcel), contentType: 'application/x-adf+xml' }],
		}),
	});
};

/** `Test Drive Enquiry: 2021 Kia Rio (K1) – Zoë Example`; one that was not sent to its end says so first, and without a name how to reach whoever it was. */
function subjectOf({ lead: { payload, status, category } }: Parcel, { heading, isOwn, wanted }: LeadFacts): string {
	// A locked phone shows some forty letters: `Used Vehicle Enquiry – Test Drive` would leave none for the car.
	const kind = heading.replace(`${category} – `, '');
	const stock = answer(payload, 'stock_number');
	const own = ['Vehicle Year', 'Vehicle Make', 'Vehicle Model'].map((key) => answer(payload, key));
	const name = answer(payload, 'car_name') || own.filter(Boolean).join(' ');
	const number = stock && `(${stock})`;
	// The number is of our car, which they want for their own.
	const ours = wanted.find(({ href }) => href)?.text;
	const forOurs = ours ? `for ${ours} ${number}` : stock && `for ${stock}`;
	const car = [name, isOwn ? forOurs : number].filter(Boolean).join(' ').trim();
	const about = `${status === 'incomplete' ? 'Incomplete: ' : ''}${kind}${car ? `: ${car}` : ''}`;
	const who = ['name', 'phone', 'email'].map((key) => answer(payload, key)).find(Boolean);
	const subject = [about, who].filter(Boolean).join(' – ');
	return subject.replace(/\p{Cc}+/gu, ' ').slice(0, 180);
}
