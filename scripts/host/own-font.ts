import { createRequire } from 'node:module';
import { html, raw } from 'hono/html';

const folder = '@fontsource-variable/inter/files';
const { resolve } = createRequire(import.meta.url);

/** What the host's own pages have their font from, by address; the letters of Škoda come when they are there. */
export const fontFiles: ReadonlyMap<string, string> = new Map([
	['/forecourt-inter.woff2', resolve(`${folder}/inter-latin-wght-normal.woff2`)],
	['/forecourt-inter-ext.woff2', resolve(`${folder}/inter-latin-ext-wght-normal.woff2`)],
]);

const ranges = ['U+0-FF,U+131,U+2000-206F,U+2190-2193,U+2212,U+2215', 'U+100-130,U+132-2AF,U+1E00-1E9F'];
const faces = [...fontFiles.keys()].map(
	(path, index) =>
		`@font-face{font-family:"Inter Variable";font-weight:100 900;font-display:swap;src:url(${path}) format("woff2");unicode-range:${ranges[index]}}`,
);

/** It, for the head of a page at the host's own name: at those of tenants its files are not there. */
export const ownFont = html`<link rel="preload" href="/forecourt-inter.woff2" as="font" type="font/woff2" crossorigin><style>${raw(faces.join(''))}</style>`;
