import type { Problem } from '../../../src/config/problem.ts';
import { internalLinks } from '../plan/internal-links.ts';

/** What a rendered HTML page must hold to be published. */
const wanted: [part: string, found: (html: string) => boolean][] = [
	['a doctype first', (html) => html.startsWith('<!DOCTYPE html>')],
	['a <title> with text', (html) => /<title>[^<]*\S[^<]*<\/title>/.test(html)],
	['one <main>', (html) => count(html, '<main') === 1],
	['one <h1>', (html) => count(asShown(html), '<h1') === 1],
	['</html> at its end', (html) => html.trimEnd().endsWith('</html>')],
];

/**
 * Checks a rendered page before it is published: whole, and with no link to a page or file that the site does not have.
 * `html` holds a byte a character (latin1): all that is looked for is ASCII, and taking UTF-8 apart costs as much again.
 */
export function verifyPage(path: string, html: string, isPublished: (path: string) => boolean): Problem[] {
	const missing = wanted.filter(([, found]) => !found(html)).map(([part]) => problem(path, '', part));
	const dead = [...internalLinks(html)]
		.filter((link) => !isPublished(link))
		.map((link) => problem(path, `a link to ${link}`, 'links to pages and files of this site only'));
	return [...missing, ...dead];
}

/** The variants of a page's parts are in templates, which show nothing (SITE-11). */
const asShown = (html: string): string =>
	html.includes('<template') ? html.replace(/<template\b.*?<\/template>/gs, '') : html;

const problem = (path: string, found: string, expected: string): Problem => ({
	file: path,
	path: '',
	found,
	expected,
});

function count(text: string, part: string): number {
	let found = 0;
	for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) found++;
	return found;
}
