import { escapeHtml } from '../../../src/domain/words/escape-html.ts';
import type { Fact, LeadFacts } from './lead-facts.ts';

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
	return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:16px;background:#f4f4f4;color:#1a1a1a;font:16px/1.5 Arial,sans-serif">
<div style="max-width:600px;margin:0 auto;background:#fff;border-top:4px solid ${brand};padding:20px">
<h1 style="margin:0 0 12px;font-size:22px;line-height:1.25">${escapeHtml(heading)}</h1>
${notice ? `<p style="margin:0 0 12px;padding:8px 12px;background:#fff4d6">${escapeHtml(notice)}</p>` : ''}
${table(person)}
${vehicle.length > 0 ? `<h2 style="${subheading}">Vehicle</h2>${table(vehicle)}` : ''}
${message ? `<h2 style="${subheading}">Message</h2><p style="margin:0;white-space:pre-line">${escapeHtml(message)}</p>` : ''}
${answers.length > 0 ? `<h2 style="${subheading}">Answers</h2>${table(answers)}` : ''}
<h2 style="${subheading}">About this enquiry</h2>${table(about)}
<p style="margin:20px 0 0;color:#595959;font-size:14px">Sent by ${escapeHtml(sender)}. An answer to this mail goes to the visitor.</p>
</div></body></html>
`;
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
