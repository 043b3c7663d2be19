import { stockRecordPath } from '../stock/stock-record.ts';
import { redirects } from './redirects.ts';
import type { Site } from './site.ts';

/** The text of `_redirects`, one rule a line as Netlify reads it: from, to, status. */
export function redirectsFile(site: Site): string {
	return redirects(site)
		.map(({ from, to, status }) => `${from} ${to} ${status}\n`)
		.join('');
}

/** Hashed files never change; everything else is asked for anew, which costs a 304. */
const rules: Record<string, Record<string, string>> = {
	'/*': {
		'X-Content-Type-Options': 'nosniff',
		'Referrer-Policy': 'strict-origin-when-cross-origin',
		'X-Frame-Options': 'SAMEORIGIN',
		'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self)',
		'Strict-Transport-Security': 'max-age=31536000',
	},
	'/_astro/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
	'/share/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
	'/stock-index/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
	'/pictures/*': { 'Cache-Control': 'public, max-age=86400' },
	// The next build reads it; no visitor does.
	[stockRecordPath]: { 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex' },
};

/** The text of `_headers`. A demo site tells search engines to stay away. */
export function headersFile(site: Site): string {
	const all = { ...rules['/*'], ...(site.config.demo && { 'X-Robots-Tag': 'noindex' }) };
	return Object.entries({ ...rules, '/*': all })
		.map(
			([path, headers]) =>
				`${path}\n${Object.entries(headers)
					.map(([name, value]) => `  ${name}: ${value}\n`)
					.join('')}`,
		)
		.join('');
}
