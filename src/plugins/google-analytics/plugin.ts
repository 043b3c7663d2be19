import { z } from 'zod';
import { localeRow } from '../../domain/locales/rows.ts';
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
		affiliation: z
			.string()
			.default('')
			.describe('Group or programme that the dealer belongs to, sent with the events.'),
		oem_brand: z.string().default('').describe('Make of a single-make dealer, sent with the events.'),
		oem_code: z.string().default('').describe('The dealer’s number at the manufacturer, sent with the events.'),
	})
	.describe('Google Analytics 4, loaded without a tag manager.');

/** What the browser gets; `asc` is null where the site sends no events of the council. */
export type AnalyticsSettings = {
	measurement_ids: readonly string[];
	asc: { store_name: string; oem_brand: string; oem_code: string; affiliation: string; currency: string } | null;
};

const script = 'https://www.googletagmanager.com';
const googleTag = 'https://*.googletagmanager.com';

/**
 * Google Analytics 4 with the events of the Automotive Standards Council (SITE-12, USER-7): each event of the site as
 * `asc-events.ts` says.
 */
export const googleAnalytics = definePlugin({
	settings,
	consent: 'analytics',
	cookies: ['_ga', '_ga_*'],
	forBrowser: ({ measurement_ids, asc, ...group }, { name = '', locale = 'en-AU' }): AnalyticsSettings => {
		const dealer = { ...group, store_name: name, currency: localeRow(locale).currency };
		return { measurement_ids, asc: asc ? dealer : null };
	},
	head: () => [{ tag: 'link', attributes: { rel: 'preconnect', href: script } }],
	hosts: () => ({
		'script-src': [googleTag],
		'connect-src': [googleTag, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
	}),
});
