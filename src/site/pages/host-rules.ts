import { stockRecordPath } from '../../stock/feed/stock-record.ts';
import { contentSecurityPolicy } from '../head/content-security-policy.ts';
import type { Site } from '../site.ts';
import { redirects } from './redirects.ts';

/** The page for what is not there answers 404 at its own address, too. Forced (`!`), or the file would answer 200. */
const notFoundRules = '/404 /404.html 404!\n/404.html /404.html 404!\n';

/** The text of `_redirects`, one rule a line as Netlify reads it: from, to, status. */
export function redirectsFile(site: Site): string {
	const rules = redirects(site).map(({ from, to, status }) => `${from} ${to} ${status}\n`);
	return [notFoundRules, ...rules].join('');
}

/** Hashed files never change. A tenant's own files may be an hour old; everything else is checked each time, which costs a 304. */
const rules: Record<string, Record<string, string>> = {
	'/*': {
		'X-Content-Type-Options': 'nosniff',
		'Referrer-Policy': 'strict-origin-when-cross-origin',
		'X-Frame-Options': 'SAMEORIGIN',
		'Permissions-Policy':
			'camera=(), microphone=(), geolocation=(self), payment=(self), usb=(), midi=(), serial=(), bluetooth=(), browsing-topics=()',
		'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
		'Strict-Transport-Security': 'max-age=31536000',
	},
	'/_astro/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
	'/share/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
	'/stock-index/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
	'/assets/*': { 'Cache-Control': 'public, max-age=3600' },
	// The next build reads it; no visitor does.
	[stockRecordPath]: { 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex' },
};

/** The headers of every page, which a function that answers with one has to send too. A demo site tells search engines to stay away. */
export const pageHeaders = (site: Site): Record<string, string> => ({
	...rules['/*'],
	'Content-Security-Policy': contentSecurityPolicy(site),
	...(site.config.demo && { 'X-Robots-Tag': 'noindex' }),
});

/** The text of `_headers`. */
export function headersFile(site: Site): string {
	const all = pageHeaders(site);
	return Object.entries({ ...rules, '/*': all })
		.map(
			([path, headers]) =>
				`${path}\n${Object.entries(headers)
					.map(([name, value]) => `  ${name}: ${value}\n`)
					.join('')}`,
		)
		.join('');
}
