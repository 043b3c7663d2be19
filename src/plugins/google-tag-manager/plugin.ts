import { z } from 'zod';
import { thirdPartyHost } from '../address.ts';
import { definePlugin } from '../plugin.ts';

const settings = z
	.strictObject({
		container_id: z
			.string({ error: 'the ID of a container, such as GTM-AB12CD3' })
			.regex(/^GTM-[A-Z0-9]+$/)
			.describe('ID of the container, such as GTM-AB12CD3.'),
		hosts: z
			.array(thirdPartyHost)
			.default([])
			.describe(
				'Hosts other than Google’s that the container’s tags load scripts from or send data to. The site’s security policy blocks all others, and tags of the type Custom HTML.',
			),
		identifiers: z
			.array(z.string().min(1))
			.default([])
			.describe(
				'Names from the site’s external_identifiers that the container may read, in the data layer’s external_identifiers. Every visitor can read these too.',
			),
	})
	.describe('Google Tag Manager.');

const script = 'https://www.googletagmanager.com';
const googleTag = 'https://*.googletagmanager.com';

/** What the browser gets. */
export type ContainerSettings = {
	container_id: string;
	ad_campaigns: Readonly<Record<string, boolean>>;
	external_identifiers: Readonly<Record<string, string | number>>;
};

/** Google Tag Manager with the hosts that Google Analytics 4 needs. It reads the events of the site from `window.dataLayer` (USER-7). */
export const googleTagManager = definePlugin({
	settings,
	consent: 'analytics',
	cookies: ['_ga', '_ga_*', '_gid', '_gat*', '_gcl_*', 'FPAU', 'FPID', 'FPLC'],
	forBrowser: ({ container_id, identifiers }, { ad_campaigns = {}, external_identifiers = {} }): ContainerSettings => ({
		container_id,
		ad_campaigns,
		external_identifiers: Object.fromEntries(
			Object.entries(external_identifiers).filter(([name]) => identifiers.includes(name)),
		),
	}),
	head: () => [{ tag: 'link', attributes: { rel: 'preconnect', href: script } }],
	hosts: ({ hosts }) => ({
		'script-src': [googleTag, ...hosts],
		'connect-src': [googleTag, 'https://*.google-analytics.com', 'https://*.analytics.google.com', ...hosts],
	}),
});
