import { checkoutPath } from '../../domain/addresses/vehicle-path.ts';
import { plugins } from '../../plugins/plugins.ts';
import { stockRecordPath } from '../../stock/feed/stock-record.ts';
import { siteDepositTaker } from '../cars/deposit-taker.ts';
import { contentSecurityPolicy, type Sources } from '../head/content-security-policy.ts';
import type { Site } from '../site.ts';
import { redirects } from './redirects.ts';

/** The page for what is not there answers 404 at its own address, too. Forced (`!`), or the file would answer 200. */
const notFoundRules = '/404 /404.html 404!\n/404.html /404.html 404!\n';

/** The text of `_redirects`, one rule a line as Netlify reads it: from, to, status. */
export function redirectsFile(site: Site): string {
	const rules = redirects(site).map(({ from, to, status }) => `${from} ${to} ${status}\n`);
	return [notFoundRules, ...rules].join('');
}

/** Hashed files never change. A tenant's own files may be an hour old, and are shown once more while the browser looks for a newer one; everything else is checked each time, which costs a 304. */
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
	'/assets/*': { 'Cache-Control': 'public, max-age=3600, stale-while-revalidate=604800' },
	// The next build reads it; no visitor does.
	[stockRecordPath]: { 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex' },
};

/** The headers of every page, which a function that answers with one has to send too. A demo site tells search engines to stay away. */
export const pageHeaders = (site: Site): Record<string, string> => ({
	...rules['/*'],
	'Content-Security-Policy': contentSecurityPolicy(site),
	...(site.config.demo && { 'X-Robots-Tag': 'noindex' }),
});

/** Stripe's own list for its Payment Element; its frames come from hosts of which each visitor gets one. */
const stripeSources: Sources = {
	'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
	'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
	'connect-src': ['https://api.stripe.com'],
};
/** Who else may ask for a payment there: Apple Pay and Google Pay are asked for by Stripe's frames. */
const stripePayment = '(self "https://js.stripe.com" "https://*.js.stripe.com" "https://pay.google.com")';

/**
 * The headers of a checkout page where Stripe takes the deposits (CAR-11): no other page lets its hosts in. It stands below the
 * rule for all pages, since of two rules for a header the later one counts.
 */
function checkoutRules(site: Site, all: Record<string, string>): Record<string, Record<string, string>> {
	if (siteDepositTaker(site) !== 'stripe') return {};
	const { template, car_page } = site.config;
	const headers = {
		'Content-Security-Policy': contentSecurityPolicy(site, plugins, stripeSources),
		'Permissions-Policy': all['Permissions-Policy']?.replace('payment=(self)', `payment=${stripePayment}`) ?? '',
	};
	return { [checkoutPath(template, ':slug', car_page.checkout_path)]: headers };
}

/** The text of `_headers`. */
export function headersFile(site: Site): string {
	const all = pageHeaders(site);
	return Object.entries({ ...rules, '/*': all, ...checkoutRules(site, all) })
		.map(
			([path, headers]) =>
				`${path}\n${Object.entries(headers)
					.map(([name, value]) => `  ${name}: ${value}\n`)
					.join('')}`,
		)
		.join('');
}
