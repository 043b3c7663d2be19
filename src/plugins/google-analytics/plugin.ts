import { z } from 'zod';
import { definePlugin } from '../plugin.ts';

const settings = z
	.strictObject({
		measurement_ids: z
			.array(z.string({ error: 'the ID of a web data stream, such as G-AB12CD34EF' }).regex(/^G-[A-Z0-9]{4,}$/))
			.min(1)
			.describe('Measurement IDs of the Google Analytics 4 properties, such as G-AB12CD34EF. Each gets every event.'),
		asc: z
			.boolean()
			.default(true)
			.describe('Events are sent under the names of the Automotive Standards Council, such as asc_item_pageview.'),
		affiliation: z.string().default('').describe('Group or programme that the dealer belongs to, for the events.'),
		oem_brand: z.string().default('').describe('Make that the dealer sells, for the events.'),
		oem_code: z.string().default('').describe('The dealer’s number at the manufacturer, for the events.'),
	})
	.describe('Google Analytics 4, loaded without a tag manager.');

const script = 'https://www.googletagmanager.com';

/**
 * Google Analytics 4 with the events of the Automotive Standards Council (SITE-12, USER-7). It reads the events of the site from
 * `window.dataLayer`.
 */
export const googleAnalytics = definePlugin({
	settings,
	consent: 'analytics',
	head: () => [{ tag: 'link', attributes: { rel: 'preconnect', href: script } }],
	hosts: () => ({
		'script-src': ['https://*.googletagmanager.com'],
		'connect-src': [
			'https://*.googletagmanager.com',
			'https://*.google-analytics.com',
			'https://*.analytics.google.com',
		],
	}),
});

export type GoogleAnalytics = z.output<typeof settings>;
