import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { html, raw } from 'hono/html';

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

const script = [new URL('live.js', import.meta.url), new URL('keys.js', import.meta.url)]
	.map((file) => readFileSync(file, 'utf8'))
	.join('\n');

const fontFolder = '@fontsource-variable/inter/files';
const { resolve } = createRequire(import.meta.url);
/** What the host's own pages have their font from, by address, the letters of Škoda apart. Pages at names of tenants have none of it. */
export const fontFiles: ReadonlyMap<string, string> = new Map([
	['/forecourt-inter.woff2', resolve(`${fontFolder}/inter-latin-wght-normal.woff2`)],
	['/forecourt-inter-ext.woff2', resolve(`${fontFolder}/inter-latin-ext-wght-normal.woff2`)],
]);
const ranges = ['U+0-FF,U+131,U+2000-206F,U+2190-2193,U+2212,U+2215', 'U+100-130,U+132-2AF,U+1E00-1E9F'];
const faces = [...fontFiles.keys()].map(
	(path, index) =>
		`@font-face{font-family:"Inter Variable";font-weight:100 900;font-display:swap;src:url(${path}) format("woff2");unicode-range:${ranges[index]}}`,
);
const font = html`<link rel="preload" href="/forecourt-inter.woff2" as="font" type="font/woff2" crossorigin><style>${raw(faces.join(''))}</style>`;

/** The only script that the host's own pages run. */
export const liveScript = html`<script>${raw(script)}</script>`;

/** It, as a Content-Security-Policy names it. */
export const liveScriptHash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

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
${isOwnHost ? font : ''}<style>${styles}</style>${head ?? ''}
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
