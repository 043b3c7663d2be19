import { imageCdnPath } from '../../../src/site/pictures/image.ts';

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
