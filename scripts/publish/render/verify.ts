import type { Problem } from '../../../src/config/problem.ts';
import { internalLinks } from '../plan/internal-links.ts';

/** What a rendered HTML page must hold to be published, and which of its tags are counted for that. */
const wanted: [part: string, found: (html: string, tags: readonly string[]) => boolean][] = [
	['a doctype first', (html) => html.startsWith('<!DOCTYPE html>')],
	['a <title> with text', (html) => /<title>[^<]*\S[^<]*<\/title>/.test(html)],
	['one <main>', (_, tags) => count(tags, '<main') === 1],
	['one <h1>', (html, tags) => count(shownTags(html, tags), '<h1') === 1],
	['</html> at its end', (html) => html.trimEnd().endsWith('</html>')],
];

/** Tags that count, in one pass: one for each takes three times as long, and every page of every build is read. */
const tagsOf = (html: string): readonly string[] => html.match(/<(?:main|h1|template)/g) ?? [];

/**
 * Checks a rendered page before it is published: whole, and with no link to a page or file that the site does not have.
 * `html` holds a byte a character (latin1): all that is looked for is ASCII, and taking UTF-8 apart costs as much again.
 */
export function verifyPage(path: string, html: string, isPublished: (path: string) => boolean): Problem[] {
	const tags = tagsOf(html);
	const missing = wanted.filter(([, found]) => !found(html, tags)).map(([part]) => problem(path, '', part));
	const dead = [...internalLinks(html)]
		.filter((link) => !isPublished(link))
		.map((link) => problem(path, `a link to ${link}`, 'links to pages and files of this site only'));
	return [...missing, ...dead];
}

/** The variants of a page's parts are in templates, which show nothing (SITE-11). */
const shownTags = (html: string, tags: readonly string[]): readonly string[] =>
	tags.includes('<template') ? tagsOf(html.replace(/<template\b.*?<\/template>/gs, '')) : tags;

const problem = (path: string, found: string, expected: string): Problem => ({
	file: path,
	path: '',
	found,
	expected,
});

const count = (tags: readonly string[], wanted: string): number => tags.filter((tag) => tag === wanted).length;
