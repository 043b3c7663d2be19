/** How a link behaves (ROUTE-18): tel:, mailto: and map links are plain anchors, other sites open in a new tab. */
export type LinkKind = 'phone' | 'email' | 'map' | 'external' | 'internal';

const mapHosts = /^(maps\.google\.[a-z.]+|maps\.apple\.com|maps\.app\.goo\.gl|(www\.)?openstreetmap\.org)$/;
const googleMaps = /^(www\.)?google\.[a-z.]+$/;

/** What a link leads to, seen from the site whose domain is `siteDomain` (`www.` is not told apart). */
export function linkKind(url: string, siteDomain: string): LinkKind {
	if (/^tel:/i.test(url)) return 'phone';
	if (/^mailto:/i.test(url)) return 'email';
	if (/^geo:/i.test(url)) return 'map';
	if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return 'internal';
	const { hostname, pathname } = new URL(url);
	if (mapHosts.test(hostname) || (googleMaps.test(hostname) && pathname.startsWith('/maps'))) return 'map';
	return sameDomain(hostname, siteDomain) ? 'internal' : 'external';
}

/** Whether the link opens in a new tab, with rel=noopener (ROUTE-18). */
export function opensNewTab(kind: LinkKind): boolean {
	return kind === 'external';
}

/** Whether two host names are one domain: case, `www.` and a trailing dot do not count. */
function sameDomain(one: string, other: string): boolean {
	return plainDomain(one) === plainDomain(other);
}

/** A host name as it is compared: `WWW.Example.com.` → `example.com`. */
export function plainDomain(host: string): string {
	return host
		.toLowerCase()
		.replace(/\.$/, '')
		.replace(/^www\./, '');
}
