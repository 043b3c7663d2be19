import { escapeHtml } from '../../../src/domain/words/escape-html.ts';
import {
	type MailButton,
	type MailCard,
	type MailColours,
	type MailFact,
	mailButtons,
	mailCard,
	mailPage,
	mailTable,
} from './mail-page.ts';

/** Who writes to a visitor. `phone`: as people write it; null where there is none. */
export type MailSender = { name: string; phone: string | null; url: string; locale: string; colours: MailColours };

/** What a mail to a visitor has besides its paragraphs: facts or cards below them, and buttons before the dealer's own. */
type Extras = {
	facts?: readonly MailFact[];
	cards?: readonly MailCard[];
	buttons?: readonly MailButton[];
	/** HTML below all else. */
	small?: string;
};

/** A mail to a visitor as HTML: the words paragraph by paragraph, with the number to tap and the site below. */
export function replyHtml(
	subject: string,
	text: string,
	{ name, phone, url, locale, colours, ...extras }: MailSender & Extras,
): string {
	const { facts = [], cards = [], buttons = [], small = '' } = extras;
	const words = text.trim().split(/\n{2,}/);
	const paragraphs = words.map((one) => `<p style="margin:0 0 14px;white-space:pre-line">${escapeHtml(one)}</p>`);
	const call = phone ? [{ text: `Call ${phone}`, href: `tel:${phone.replace(/[^\d+]/g, '')}` }] : [];
	const body = `<p style="margin:0 0 16px;font-size:20px;font-weight:700;line-height:1.25">${escapeHtml(name)}</p>
${paragraphs.join('\n')}
${facts.length > 0 ? mailTable(facts) : ''}${cards.map(({ title, text: said, href }) => mailCard({ text: title, href }, escapeHtml(said))).join('')}
${mailButtons([...buttons, ...call, { text: 'Visit our site', href: url }], colours)}${small}`;
	const preview = words.slice(1, 3).join(' ').replace(/\s+/g, ' ');
	return mailPage({ title: subject, brand: colours.brand, locale, preview }, body);
}
