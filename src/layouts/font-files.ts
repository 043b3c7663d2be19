import { firstFontFiles, fontFacesCss } from '../config/font-faces.ts';
import type { Theme } from '../config/theme.ts';
import { fingerprint } from '../site/fingerprint.ts';
import { memo } from '../site/memo.ts';

/** Where each of our font files is; `scripts/astro/font-files.ts` cuts them. */
const urls: Record<string, string> = import.meta.glob('~fonts/*.woff2', {
	query: '?url',
	import: 'default',
	eager: true,
});
const byName = new Map(Object.entries(urls).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]));

function urlOf(file: string): string {
	const url = byName.get(file);
	if (url === undefined) throw new Error(`The font file ${file} has not been cut: see scripts/astro/font-files.ts.`);
	return url;
}

/** Addresses of the files that a page should fetch before its styles ask for them. */
export const fontPreloads = memo((theme: Theme): string[] => firstFontFiles(theme).map(urlOf), new WeakMap());

/** The `@font-face` rules of a site, for its theme.css. */
export const fontStyles = (theme: Theme): string => fontFacesCss(theme, urlOf);

/** Changes with the addresses of the font files, which theme.css names. */
export const fontsVersion = memo((theme: Theme): string => fingerprint(fontStyles(theme)), new WeakMap());
