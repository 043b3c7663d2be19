/**
 * The /pages prefix (ROUTE-16): stripped from a page's address unless the site says `use_pages_path`; four pages lose
 * it always. A page's own address ends in a slash. `/pages/faqs?x=1` → `/faqs/?x=1`; `/pages/about-us` → `/about-us/`.
 */
const neverPrefixed = ['privacy-policy', 'terms-and-conditions', 'about-us', 'vehicle-parts-and-accessories'];

/** The address that a link to a page of the site gets; query and anchor are kept. */
export function pagePath(link: string, usePagesPath: boolean): string {
	const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(link) ?? [];
	if (path === '') return link;
	const bare = path.replace(/^\/pages(?=\/[^/])/, '');
	const kept = usePagesPath && !isNeverPrefixed(bare) ? path : bare;
	return withEndSlash(kept) + rest;
}

/** The other form of a page's address, which redirects to it, or null. */
export function pageAlias(path: string, usePagesPath: boolean): string | null {
	const address = pagePath(path, usePagesPath);
	if (address.startsWith('/pages/')) return address.slice('/pages'.length);
	return address === '/' || (usePagesPath && !isNeverPrefixed(address)) ? null : `/pages${address}`;
}

function isNeverPrefixed(path: string): boolean {
	return neverPrefixed.includes(path.replace(/^\/|\/$/g, ''));
}

/** A file (`/terms.pdf`) keeps its address; everything else ends in a slash. */
export function withEndSlash(path: string): string {
	return path.endsWith('/') || /\.[A-Za-z0-9]+$/.test(path) ? path : `${path}/`;
}
