import type { Problem } from '../../../src/config/problem.ts';
import { imageCdnPath } from '../../../src/site/pictures/image.ts';

/** What a rendered HTML page must hold to be published. */
const wanted: [part: string, found: (html: string) => boolean][] = [
	['a doctype first', (html) => html.startsWith('<!DOCTYPE html>')],
	['a <title> with text', (html) => /<title>[^<]*\S[^<]*<\/title>/.test(html)],
	['one <main>', (html) => count(html, '<main') === 1],
	['one <h1>', (html) => count(html, '<h1') === 1],
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

/** The paths on this site that a page links to or shows, without query and fragment; the image CDN's is the host's. */
export function internalLinks(html: string): Set<string> {
	const links = new Set<string>();
	// Letter by letter, a pattern takes five times as long, and every page of every build is read.
	for (let at = html.indexOf(start); at >= 0; at = html.indexOf(start, at + start.length)) {
		const isLink = html.endsWith(' href', at) || html.endsWith(' src', at);
		if (isLink && html[at + start.length] !== '/') links.add(decoded(pathAt(html, at + start.length - 1)));
	}
	links.delete(imageCdnPath);
	return links;
}

/** How the value of an attribute begins that is an address on the same host. */
const start = '="/';

/** The path that begins here, up to the value's end, a query or a fragment. */
function pathAt(html: string, at: number): string {
	const value = html.slice(at, html.indexOf('"', at));
	const end = value.search(/[?#]/);
	return end < 0 ? value : value.slice(0, end);
}

function decoded(link: string): string {
	if (!link.includes('%')) return link;
	try {
		return decodeURI(link);
	} catch {
		// Not a percent-encoding: the link is what it says.
		return link;
	}
}

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
