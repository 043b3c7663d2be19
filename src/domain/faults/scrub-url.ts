import { trackingKeys } from '../leads/tracking-keys.ts';

const kept: ReadonlySet<string> = new Set(trackingKeys);

/** What may be a person's in a part of a path: an email, a long number, a token or an id. */
const personal = /@|%40|\d{6,}|(?=[\w-]*\d)(?:[\w]{20,}|[\da-f]{8}-[\da-f-]{20,})/i;

/**
 * An address as a report may have it (SITE-17): of its query the keys of campaigns with their values and the names of the others,
 * no fragment, no user, and no part of the path that may be a person's. `[url]` for anything else.
 */
export function scrubUrl(address: string): string {
	const url = URL.parse(address);
	if (!url) return '[url]';
	const path = url.pathname
		.split('/')
		.map((part) => (personal.test(part) ? '[id]' : part))
		.join('/');
	const query = [...url.searchParams].map(([key, value]) => scrubbedPair(key, value)).filter(Boolean);
	return `${url.protocol}//${url.host}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

function scrubbedPair(key: string, value: string): string {
	if (kept.has(key) && !/[@\s]|%40|^\+?\d{8,}$/.test(value)) return `${key}=${encodeURIComponent(value)}`;
	return /^[a-z_-]{1,30}$/i.test(key) ? `${key}=` : '';
}
