/**
 * Addresses that a page may have. It stays inside its site, and leaves alone what the host and the platform answer:
 * `/range/rio/` may be one; `/../../x/`, `/a//b`, `/%2e%2e/x` and `/api/x` may not (ROUTE-16, ROUTE-17).
 */
const taken = new Set(['api', 'mock', '_astro', '_app', '_redirects', '_headers', 'build.txt']);

/** A part begins with no dot: `..` leaves the site, and `.netlify` is the host's. */
const part = /^[A-Za-z0-9_~-][A-Za-z0-9._~-]*$/;

/** Whether a tenant may give a page this path, with or without the /pages prefix. No query and no anchor. */
export function isPagePath(path: string): boolean {
	if (path === '/') return true;
	if (!path.startsWith('/')) return false;
	const parts = path
		.replace(/^\/pages(?=\/[^/])/, '')
		.replace(/\/$/, '')
		.slice(1)
		.split('/');
	return parts.every((name) => part.test(name)) && !taken.has(parts[0]?.toLowerCase() ?? '');
}

/** What is expected where a tenant names the address of a page, in a message's words. */
export const pagePathWords =
	'a path inside of the site: letters, digits, hyphens, underscores and dots between slashes, no part that begins with a dot, and none of /api, /mock, /_astro, /_app, /_headers, /_redirects';

/** A dot, a slash, a backslash or a NUL in percent-encoding: a host may decode it. */
const encoded = /%(?:2e|2f|5c|00)/i;

/** A file whose folders and name begin with no dot and have plain characters, as nearly all do: told in one look. */
const plainFile = /^(?:[A-Za-z0-9_~-][A-Za-z0-9._~-]*\/)*[A-Za-z0-9_~-][A-Za-z0-9._~-]*$/;

/** Whether a file of a site, `cars/x/index.html`, stays in the site's folder on every system that may publish it. */
export function isInsideSite(file: string): boolean {
	if (plainFile.test(file)) return true;
	// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not be there.
	if (/[\0-\x1f\x7f\\]/.test(file) || /^[A-Za-z]:/.test(file) || encoded.test(file)) return false;
	return file.split('/').every((name) => name !== '' && name !== '.' && name !== '..');
}
