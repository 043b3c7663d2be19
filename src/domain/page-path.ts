/**
 * Addresses that a page may have. It stays inside its site, and leaves alone what the host and the platform answer:
 * `/range/rio/` may be one; `/../../x/`, `/a//b`, `/%2e%2e/x` and `/api/x` may not (ROUTE-16, ROUTE-17).
 */
const taken = new Set(['api', 'mock', '_astro', '_app', '_redirects', '_headers', 'build.txt']);

/** A part begins with no dot: `..` leaves the site, and `.netlify` is the host's. */
const part = /^[A-Za-z0-9_~-][A-Za-z0-9._~-]*$/;

/** Whether a tenant may give a page this path; what follows `?` or `#` is not part of it. */
export function isPagePath(path: string): boolean {
	if (!path.startsWith('/')) return false;
	const parts = path.replace(/\/$/, '').slice(1).split('/');
	if (path === '/') return true;
	return parts.every((name) => part.test(name)) && !taken.has(parts[0]?.toLowerCase() ?? '');
}

/** Whether a file of a site, `cars/x/index.html`, stays in the site's folder on every system that may publish it. */
export function isInsideSite(file: string): boolean {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not be there.
	if (/[\0-\x1f\x7f\\]/.test(file) || /^[A-Za-z]:/.test(file)) return false;
	return file.split('/').every((name) => name !== '' && !isDots(name));
}

/** `.` and `..`, written plainly or in percent-encoding. */
const isDots = (name: string): boolean => /^(?:\.|%2e){1,2}$/i.test(name);
