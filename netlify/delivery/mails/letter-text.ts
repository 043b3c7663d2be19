import { escapeHtml } from '../../../src/domain/words/escape-html.ts';
import type { LeadFacts } from './lead-facts.ts';
import { type MailColours, type MailFact, mailButtons, mailCard, mailPage, mailTable } from './mail-page.ts';

/** A mail about a lead as plain text. */
export function letterText({ heading, notice, person, vehicle, wanted, message, answers, about }: LeadFacts): string {
	const parts = [
		[heading, notice].filter(Boolean).join('\n'),
		lines(person),
		lines(vehicle),
		wanted.length > 0 ? `${wantedTitle}\n${lines(wanted)}${pageLine(wanted)}` : '',
		message,
		lines(answers),
		lines(about),
	];
	return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const wantedTitle = 'For our vehicle';

/** A link has its address in words: nothing else leads there in plain text. */
const pageLine = (facts: readonly MailFact[]): string =>
	facts.flatMap(({ href }) => (href ? `\nPage: ${href}` : [])).join('');

const lines = (facts: readonly MailFact[]): string => facts.map(({ label, text }) => `${label}: ${text}`).join('\n');

type Around = { colours: MailColours; sender: string; locale: string };

/** The same as HTML for a phone: who it is, how to answer, which car, what they say; the rest below. */
export function letterHtml(facts: LeadFacts, { colours, sender, locale }: Around): string {
	const { heading, appointment, asked, notice, person, message, about } = facts;
	const time = appointment ?? asked;
	const answers = facts.answers.filter(({ text }) => time === null || !text.endsWith(time));
	const name = person.find(({ label }) => label === 'Name')?.text;
	const canReply = person.some(({ label }) => label === 'Email');
	const said = `margin:0;padding:2px 0 2px 14px;border-left:3px solid ${colours.brand};white-space:pre-line`;
	const coming = appointment ?? (asked && `Asks for ${asked}`);
	const body = `${name ? `<p class="quiet" style="margin:0 0 2px;color:#595959;font-size:14px;font-weight:700">${escapeHtml(heading)}</p>` : ''}
<h1 style="margin:0 0 12px;font-size:24px;line-height:1.25">${escapeHtml(name ?? heading)}</h1>
${notice ? `<p class="notice" style="margin:0 0 12px;padding:8px 12px;background:#fff4d6">${escapeHtml(notice)}</p>` : ''}
${coming ? `<p style="margin:0;font-size:18px;font-weight:700">${escapeHtml(coming)}</p>` : ''}
${answerButtons(person, colours)}
${vehicleCard(facts)}${wantedCard(facts.wanted)}
${message ? `<h2 style="${subheading}">Message</h2><p style="${said}">${escapeHtml(message)}</p>` : ''}
${answers.length > 0 ? `<h2 style="${subheading}">Answers</h2>${mailTable(answers)}` : ''}
${person.length > 0 ? `<h2 style="${subheading}">Customer</h2>${mailTable(person)}` : ''}
<h2 style="${subheading}">About this enquiry</h2>${mailTable(about)}
<p class="quiet" style="margin:20px 0 0;color:#595959;font-size:14px">Sent by ${escapeHtml(sender)}.${canReply ? ' Reply to this email to answer the customer.' : ' The customer gave no email address: a reply to this email does not reach them.'}</p>`;
	return mailPage({ title: heading, brand: colours.brand, locale, preview: previewOf(facts, coming) }, body);
}

/** What a locked phone shows below the subject, which names the car and the customer: when, what they say, how to answer. */
function previewOf({ message, person }: LeadFacts, coming: string | null): string {
	const ways = person.filter(({ href }) => href).map(({ text }) => text);
	return [coming, message.slice(0, 140), ...ways].filter(Boolean).join(' · ').replace(/\s+/g, ' ');
}

/** How the customer is answered, to tap: the number first. */
function answerButtons(person: readonly MailFact[], colours: MailColours): string {
	const ways = person.flatMap(({ label, text, href }) =>
		href ? [{ text: label === 'Phone' ? `Call ${text}` : 'Write an email', href }] : [],
	);
	return ways.length > 0 ? mailButtons(ways, colours) : '';
}

/** The car that it is about, with what a salesperson finds it by, or the visitor's own; one without a name fact by fact. */
function vehicleCard({ vehicle, isOwn, about }: LeadFacts): string {
	const [car, ...rest] = vehicle;
	if (!car) return '';
	const title = `<h2 style="${subheading}">${isOwn ? 'Their vehicle' : 'Vehicle'}</h2>`;
	if (car.label !== 'Vehicle') return `${title}${mailTable(vehicle)}`;
	const page = isOwn ? undefined : about.find(({ label }) => label === 'Page');
	const card = mailCard({ text: car.text, href: page?.href }, rest.length > 0 ? mailTable(rest) : '');
	return isOwn ? `${title}${card}` : card;
}

/** The car of ours that they want for it, with the way to its page. */
function wantedCard(wanted: readonly MailFact[]): string {
	const [car, ...rest] = wanted;
	if (!car) return '';
	const title = `<h2 style="${subheading}">${wantedTitle}</h2>`;
	return `${title}${car.label === 'Vehicle' ? mailCard(car, rest.length > 0 ? mailTable(rest) : '') : mailTable(wanted)}`;
}

const subheading = 'margin:20px 0 6px;font-size:16px;line-height:1.25';
