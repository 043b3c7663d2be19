import { escapeHtml } from '../../../src/domain/words/escape-html.ts';
import type { Fact, LeadFacts } from './lead-facts.ts';
import { mailButton, mailPage } from './mail-page.ts';

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

const lines = (facts: readonly Fact[]): string => facts.map(({ label, text }) => `${label}: ${text}`).join('\n');

/** The same as HTML: one column that a phone shows whole, phone number and address to tap. `brand` is a colour, `#rrggbb`. */
export function letterHtml(facts: LeadFacts, { brand, sender }: { brand: string; sender: string }): string {
	const { heading, notice, person, vehicle, message, answers, about } = facts;
	const body = `<h1 style="margin:0 0 12px;font-size:22px;line-height:1.25">${escapeHtml(heading)}</h1>
${notice ? `<p style="margin:0 0 12px;padding:8px 12px;background:#fff4d6">${escapeHtml(notice)}</p>` : ''}
${table(person)}
${answerButtons(person)}
${vehicle.length > 0 ? `<h2 style="${subheading}">Vehicle</h2>${table(vehicle)}` : ''}
${message ? `<h2 style="${subheading}">Message</h2><p style="margin:0;white-space:pre-line">${escapeHtml(message)}</p>` : ''}
${answers.length > 0 ? `<h2 style="${subheading}">Answers</h2>${table(answers)}` : ''}
<h2 style="${subheading}">About this enquiry</h2>${table(about)}
<p style="margin:20px 0 0;color:#595959;font-size:14px">Sent by ${escapeHtml(sender)}. Reply to this email to answer the customer.</p>`;
	return mailPage({ title: heading, brand }, body);
}

/** How the customer is answered, to tap: the number first. */
function answerButtons(person: readonly Fact[]): string {
	const ways = person.flatMap(({ label, text, href }) => (href ? [{ label, text, href }] : []));
	if (ways.length === 0) return '';
	const buttons = ways.map(({ label, text, href }) =>
		mailButton(label === 'Phone' ? `Call ${text}` : 'Write an email', href),
	);
	return `<p style="margin:14px 0 0">${buttons.join('')}</p>`;
}

const subheading = 'margin:20px 0 6px;font-size:16px;line-height:1.25';

function table(facts: readonly Fact[]): string {
	const rows = facts.map(({ label, text, href }) => {
		const shown = escapeHtml(text);
		const value = href ? `<a href="${escapeHtml(href)}" style="color:#0b57d0">${shown}</a>` : shown;
		return `<tr><td style="padding:3px 16px 3px 0;color:#595959;vertical-align:top">${escapeHtml(label)}</td><td style="padding:3px 0;overflow-wrap:anywhere">${value}</td></tr>`;
	});
	return `<table role="presentation" style="border-collapse:collapse;font-size:16px">${rows.join('')}</table>`;
}
