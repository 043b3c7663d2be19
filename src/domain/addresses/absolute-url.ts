/** A path that an address has as it is: without anything to encode, to resolve or to cut off. */
const plainPath = /^\/(?!\/)[\w\-.~/]*$/;
/** Few sites are made in one process, each of thousands of addresses. */
const origins = new Map<string, string>();

/**
 * The whole address of a path or address on a site, as `new URL(path, site).href` has it: `/a/` on `https://x.example` is
 * `https://x.example/a/`. A car's page has a dozen of them; reading each as a URL took a twentieth of the page's time.
 * Throws where `path` or `site` is not an address.
 */
export function absoluteUrl(path: string, site: string): string {
	if (!plainPath.test(path) || path.includes('/.')) return new URL(path, site).href;
	const origin = origins.get(site) ?? new URL(site).origin;
	origins.set(site, origin);
	return origin + path;
}
