import type { SiteConfig } from '../../../src/config/site.ts';
import { escapeHtml } from '../../../src/domain/words/escape-html.ts';

/** A page that a function draws: `content` is HTML, the rest is text. */
export type SmallPage = { status: number; title: string; content: string };

/**
 * A page that works without scripts, for links in messages. It loads nothing, is kept nowhere, and no other site learns its
 * address, which has a token.
 */
export function smallPage(
	{ name, locale, theme }: Pick<SiteConfig, 'name' | 'locale' | 'theme'>,
	{ status, title, content }: SmallPage,
): Response {
	const { brand, on_brand, header, on_header, page, surface, text, muted, line } = theme.colours;
	const colours = { brand, on: on_brand, header, 'on-header': on_header, page, surface, text, muted, line };
	const own = Object.entries(colours).map(([key, colour]) => `--${key}:${colour}`);
	const dealer = escapeHtml(name);
	const style = `:root{${own.join(';')}}${rules}`;
	const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)} | ${dealer}</title><style>${style}</style></head><body><header>${dealer}</header><main>${content}<p><a href="/">To the website</a></p></main></body></html>`;
	return new Response(html, { status, headers });
}

const rules =
	'*{box-sizing:border-box}body{margin:0;font:1.0625rem/1.5 system-ui,sans-serif;background:var(--page);color:var(--text)}header{padding:1rem;background:var(--header);color:var(--on-header);border-bottom:1px solid var(--line);font-weight:700;text-align:center}main{max-width:34rem;margin:0 auto;padding:1.5rem 1rem 3rem}h1{font-size:1.625rem;line-height:1.25;margin:0 0 1rem}h2{font-size:1.125rem;margin:1.25rem 0 .5rem}a{color:inherit}button{font:inherit;font-weight:600;min-height:48px;padding:.625rem 1.25rem;border:1px solid var(--brand);border-radius:.375rem;background:var(--brand);color:var(--on);cursor:pointer}button.plain{border-color:var(--text);background:var(--page);color:var(--text)}dl{margin:0 0 1.25rem;padding:1rem;border:1px solid var(--line);border-radius:.375rem}dt{color:var(--muted);font-size:.9375rem}dd{margin:0 0 .625rem}dd:last-child{margin:0}details{margin:1rem 0;border:1px solid var(--line);border-radius:.375rem}summary{padding:.75rem 1rem;min-height:48px;font-weight:600;cursor:pointer}details form{padding:0 1rem 1rem}fieldset{margin:0 0 1rem;padding:0;border:0}legend{font-weight:600;padding:0;margin-bottom:.375rem}.times{display:grid;grid-template-columns:repeat(auto-fill,minmax(7.5rem,1fr));gap:.5rem}.times label{display:flex;align-items:center;gap:.5rem;min-height:44px;padding:.375rem .75rem;border:1px solid var(--muted);border-radius:.375rem;cursor:pointer}.times input{width:20px;height:20px;margin:0;accent-color:var(--brand)}.note{padding:.75rem 1rem;border-left:4px solid var(--brand);background:var(--surface)}:focus-visible{outline:3px solid var(--text);outline-offset:2px}';

const headers = {
	'content-type': 'text/html; charset=utf-8',
	'cache-control': 'no-store',
	'content-security-policy':
		"default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
	'referrer-policy': 'no-referrer',
	'x-content-type-options': 'nosniff',
	'x-robots-tag': 'noindex',
};
