import { escapeHtml } from '../../../src/domain/words/escape-html.ts';
import { mailButton, mailPage } from './mail-page.ts';

type Sender = {
	name: string;
	/** As people write it; null where there is none. */
	phone: string | null;
	url: string;
	/** `#rrggbb`. */
	brand: string;
};

/** A reply to a visitor as HTML: the dealer's words, paragraph by paragraph, with the number to tap and the site below. */
export function replyHtml(subject: string, text: string, { name, phone, url, brand }: Sender): string {
	const paragraphs = text
		.trim()
		.split(/\n{2,}/)
		.map((paragraph) => `<p style="margin:0 0 14px;white-space:pre-line">${escapeHtml(paragraph)}</p>`);
	const call = phone ? mailButton(`Call ${phone}`, `tel:${phone.replace(/[^\d+]/g, '')}`) : '';
	const body = `<p style="margin:0 0 16px;font-size:20px;font-weight:700;line-height:1.25">${escapeHtml(name)}</p>
${paragraphs.join('\n')}
<p style="margin:20px 0 0">${call}${mailButton('Visit our site', url)}</p>`;
	return mailPage({ title: subject, brand }, body);
}
