import { escapeHtml } from '../../../src/domain/words/escape-html.ts';
import type { LeadFacts } from './lead-facts.ts';
import { type MailColours, type MailFact, mailButtons, mailCard, mailPage, mailTable } from './mail-page.ts';

/** A mail about a lead as plain text. */
export function letterText({ heading, notice, person, vehicle, message, answers, about }: LeadFacts): string {
	const parts = [
		[heading, notice].filter(Boolean).join('\n'),
		lines(person),
		lines(vehicle),
		message,
		lines(answers),
		lines(about),
	];
	return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const lines = (facts: readonly MailFact[]): string => facts.map(({ label, text }) => `${label}: ${text}`).join('\n');

type Around = { colours: MailColours; sender: string; locale: string };

/** The same as HTML for a phone: who it is, how to answer, which car, what they say; the rest below. */
export function letterHtml(facts: LeadFacts, { colours, sender, locale }: Around): string {
	const { heading, appointment, notice, person, vehicle, message, about } = facts;
	const answers = facts.answers.filter(({ text }) => appointment === null || !text.endsWith(appointment));
	const name = person.find(({ label }) => label === 'Name')?.text;
	const page = about.find(({ label }) => label === 'Page');
	const canReply = person.some(({ label }) => label === 'Email');
	const said = `margin:0;padding:2px 0 2px 14px;border-left:3px solid ${colours.brand};white-space:pre-line`;
	const body = `${name ? `<p style="margin:0 0 2px;color:#595959;font-size:14px;font-weight:700">${escapeHtml(heading)}</p>` : ''}
<h1 style="margin:0 0 12px;font-size:24px;line-height:1.25">${escapeHtml(name ?? heading)}</h1>
${notice ? `<p style="margin:0 0 12px;padding:8px 12px;background:#fff4d6">${escapeHtml(notice)}</p>` : ''}
${appointment ? `<p style="margin:0;font-size:18px;font-weight:700">${escapeHtml(appointment)}</p>` : ''}
${answerButtons(person, colours)}
${vehicleCard(vehicle, page)}
${message ? `<h2 style="${subheading}">Message</h2><p style="${said}">${escapeHtml(message)}</p>` : ''}
${answers.length > 0 ? `<h2 style="${subheading}">Answers</h2>${mailTable(answers)}` : ''}
${person.length > 0 ? `<h2 style="${subheading}">Customer</h2>${mailTable(person)}` : ''}
<h2 style="${subheading}">About this enquiry</h2>${mailTable(about)}
<p style="margin:20px 0 0;color:#595959;font-size:14px">Sent by ${escapeHtml(sender)}.${canReply ? ' Reply to this email to answer the customer.' : ' The customer gave no email address: a reply to this email does not reach them.'}</p>`;
	const preview = [appointment, vehicle[0]?.text, message].filter(Boolean).join(' – ').slice(0, 140);
	return mailPage({ title: heading, brand: colours.brand, locale, preview }, body);
}

/** How the customer is answered, to tap: the number first. */
function answerButtons(person: readonly MailFact[], colours: MailColours): string {
	const ways = person.flatMap(({ label, text, href }) =>
		href ? [{ text: label === 'Phone' ? `Call ${text}` : 'Write an email', href }] : [],
	);
	return ways.length > 0 ? mailButtons(ways, colours) : '';
}

/** The car that it is about, with what a salesperson finds it by; a visitor's own vehicle fact by fact. */
function vehicleCard(vehicle: readonly MailFact[], page: MailFact | undefined): string {
	const [car, ...rest] = vehicle;
	if (!car) return '';
	if (car.label !== 'Vehicle') return `<h2 style="${subheading}">Vehicle</h2>${mailTable(vehicle)}`;
	return mailCard({ text: car.text, href: page?.href }, rest.length > 0 ? mailTable(rest) : '');
}

const subheading = 'margin:20px 0 6px;font-size:16px;line-height:1.25';
