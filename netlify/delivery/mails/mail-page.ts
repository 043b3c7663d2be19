import { escapeHtml } from '../../../src/domain/words/escape-html.ts';

/** Colours of a dealer's mails, `#rrggbb`: buttons and edges, and the text on them. */
export type MailColours = { brand: string; on_brand: string };

/** `preview`: what a list of mails shows beside the subject; without it that is how the mail begins. */
type MailPage = { title: string; brand: string; locale: string; preview?: string };

/** For programs that show mails in dark colours and read this; the others show what stands in the tags. */
const darkStyles = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${[
	'body{background:#101214!important;color:#eceef2!important}',
	'.sheet{background:#1a1d23!important}',
	'.quiet{color:#a6adba!important}',
	'.link{color:#8ab4f8!important}',
	'.outlined{background:#1a1d23!important;color:#eceef2!important;border-color:#6b7280!important}',
	'.filled{border-color:#8a8f99!important}',
	'.framed{border-color:#434a56!important}',
	'.notice{background:#3d3113!important}',
].join('')}}`;

/** A mail as HTML: one column that a phone shows whole. `brand` is a colour, `#rrggbb`. */
export function mailPage({ title, brand, locale, preview = '' }: MailPage, body: string): string {
	const shownInLists = preview
		? `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>\n`
		: '';
	return `<!doctype html>
<html lang="${escapeHtml(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title><style>${darkStyles}</style></head>
<body style="margin:0;padding:12px 8px;background:#f4f4f4;color:#1a1a1a;font:16px/1.5 Arial,sans-serif">
${shownInLists}<div class="sheet" style="max-width:600px;margin:0 auto;background:#fff;border-top:4px solid ${brand};border-radius:4px;padding:20px 16px">
${body}
</div></body></html>
`;
}

/** A link that a thumb finds. The first of several is filled with the dealer's colour, the others are outlined. */
export type MailButton = { text: string; href: string };

/** Buttons below each other on a phone, beside each other where there is room. */
export function mailButtons(buttons: readonly MailButton[], { brand, on_brand }: MailColours): string {
	const drawn = buttons.map(({ text, href }, index) => {
		const colours = index === 0 ? `background:${brand};color:${on_brand}` : 'background:#fff;color:#1a1a1a';
		const edge = index === 0 ? brand : '#8a8a8a';
		const kind = index === 0 ? 'filled' : 'outlined';
		return `<a class="${kind}" href="${escapeHtml(href)}" style="display:inline-block;box-sizing:border-box;min-width:150px;margin:0 8px 8px 0;padding:11px 18px;border:1px solid ${edge};border-radius:4px;${colours};font-weight:700;text-align:center;text-decoration:none">${escapeHtml(text)}</a>`;
	});
	return `<p style="margin:16px 0 0">${drawn.join('')}</p>`;
}

/** A line of a mail: what it is called, what it says, and where a click on it leads. */
export type MailFact = {
	label: string;
	text: string;
	href?: string;
	/** What the link says as HTML, where the text is an address too long to read. */
	link?: string;
};

/** Facts below each other, the texts of all tables of a mail in one line. */
export function mailTable(facts: readonly MailFact[]): string {
	const rows = facts.map(({ label, text, href, link = text }) => {
		// An e-mail address breaks behind its @ before it breaks within a word.
		const shown = href?.startsWith('mailto:') ? escapeHtml(link).replace('@', '@<wbr>') : escapeHtml(link);
		const value = href
			? `<a class="link" href="${escapeHtml(href)}" style="color:#0b57d0">${shown}</a>`
			: escapeHtml(text);
		return `<tr><td class="quiet" style="width:104px;padding:4px 12px 4px 0;color:#595959;font-size:14px;vertical-align:top;overflow-wrap:break-word">${escapeHtml(label)}</td><td style="padding:3px 0;vertical-align:top;overflow-wrap:anywhere">${value}</td></tr>`;
	});
	return `<table role="presentation" style="width:100%;table-layout:fixed;border-collapse:collapse;font-size:16px">${rows.join('')}</table>`;
}

/** Something to look at: its name, and what is to be said of it. */
export type MailCard = { title: string; text: string; href: string };

/** In a frame of its own. */
export function mailCard(title: { text: string; href?: string | undefined }, body: string): string {
	const shown = escapeHtml(title.text);
	const name = title.href
		? `<a class="link" href="${escapeHtml(title.href)}" style="color:#0b57d0">${shown}</a>`
		: shown;
	return `<div class="framed" style="margin:16px 0 0;padding:12px 14px;border:1px solid #d9d9d9;border-radius:4px"><p style="margin:0 0 4px;font-size:18px;font-weight:700;line-height:1.3">${name}</p>${body}</div>`;
}
