import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { html, raw } from 'hono/html';
import { ownFont } from './own-font.ts';

/** A piece of HTML whose values are escaped. */
export type Html = ReturnType<typeof html>;

const sheets = [
	new URL('styles/page.css', import.meta.url),
	new URL('styles/top.css', import.meta.url),
	new URL('styles/controls.css', import.meta.url),
	new URL('styles/state.css', import.meta.url),
	new URL('styles/lists.css', import.meta.url),
	new URL('styles/facts.css', import.meta.url),
	new URL('styles/start.css', import.meta.url),
	new URL('styles/start-phone.css', import.meta.url),
	new URL('styles/report.css', import.meta.url),
	new URL('styles/palette.css', import.meta.url),
];
const styles = raw(sheets.map((file) => readFileSync(file, 'utf8')).join('\n'));

const [live = '', keys = '', peek = '', edit = '', editInList = '', arrivals = ''] = [
	new URL('browser/live.js', import.meta.url),
	new URL('browser/keys.js', import.meta.url),
	new URL('browser/peek.js', import.meta.url),
	new URL('browser/edit.js', import.meta.url),
	new URL('browser/edit-in-list.js', import.meta.url),
	new URL('browser/arrivals.js', import.meta.url),
].map((file) => readFileSync(file, 'utf8'));

/** The scripts of the host's own pages: lists that follow what is typed, and for operators the keyboard, leads beside their list, and drafts of settings. */
export const scriptsFor = (operator: object | null): Html =>
	html`<script>${raw(live)}</script>${operator ? html`<script>${raw(peek)}</script><script>${raw(keys)}</script><script>${raw(edit)}</script><script>${raw(editInList)}</script><script>${raw(arrivals)}</script>` : ''}`;

/** They, as a Content-Security-Policy names them. */
export const scriptHashes = [live, keys, peek, edit, editInList, arrivals]
	.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
	.join(' ');

type Around = { head?: Html; top?: Html; script?: Html; isOwnHost?: boolean };

/**
 * A page of the local host itself, not of a tenant; `head` is added to its head, `top` above the page, `script` to its end;
 * `isOwnHost`: whether it is at the host's own name, as those with a `top` are.
 */
export function pageFrame(
	title: string,
	content: Html,
	{ head, top, script, isOwnHost = top !== undefined }: Around = {},
): Html {
	return html`<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>${title}</title>
${isOwnHost ? ownFont : ''}<style>${styles}</style>${head ?? ''}
</head>
<body>
${top ?? ''}<main>
${content}
</main>
${script ?? ''}
</body>
</html>`;
}

/** `1 car`, `2 cars`, `16,734 cars`. */
export function counted(count: number, noun: string): string {
	return `${count.toLocaleString('en-AU')} ${noun}${count === 1 ? '' : 's'}`;
}
