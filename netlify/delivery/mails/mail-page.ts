import { escapeHtml } from '../../../src/domain/words/escape-html.ts';

/** A mail as HTML: one column that a phone shows whole. `brand` is a colour, `#rrggbb`. */
export function mailPage({ title, brand }: { title: string; brand: string }, body: string): string {
	return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:16px;background:#f4f4f4;color:#1a1a1a;font:16px/1.5 Arial,sans-serif">
<div style="max-width:600px;margin:0 auto;background:#fff;border-top:4px solid ${brand};padding:20px">
${body}
</div></body></html>
`;
}

/** A link that a thumb finds. */
export function mailButton(text: string, href: string): string {
	return `<a href="${escapeHtml(href)}" style="display:inline-block;margin:0 8px 8px 0;padding:12px 18px;border-radius:4px;background:#1a1a1a;color:#fff;font-weight:700;text-decoration:none">${escapeHtml(text)}</a>`;
}
