import { z } from 'zod';
import { definePlugin } from '../plugin.ts';

const origin = z
	.string({ error: 'an address without a path, such as https://connect.facebook.net' })
	.regex(/^https:\/\/(?:\*\.)?[a-z0-9.-]+(?::\d+)?$/);

const settings = z
	.strictObject({
		container_id: z
			.string({ error: 'the ID of a container, such as GTM-AB12CD3' })
			.regex(/^GTM-[A-Z0-9]+$/)
			.describe('ID of the container, such as GTM-AB12CD3.'),
		hosts: z
			.array(origin)
			.default([])
			.describe(
				'Hosts other than Google’s that the container’s tags load scripts from or send data to. The site’s security policy blocks all others, and tags of the type Custom HTML.',
			),
	})
	.describe('Google Tag Manager.');

const script = 'https://www.googletagmanager.com';
const googleTag = 'https://*.googletagmanager.com';

/** Google Tag Manager with the hosts that Google Analytics 4 needs. It reads the events of the site from `window.dataLayer` (USER-7). */
export const googleTagManager = definePlugin({
	settings,
	consent: 'analytics',
	head: () => [{ tag: 'link', attributes: { rel: 'preconnect', href: script } }],
	hosts: ({ hosts }) => ({
		'script-src': [googleTag, ...hosts],
		'connect-src': [googleTag, 'https://*.google-analytics.com', 'https://*.analytics.google.com', ...hosts],
	}),
});

export type GoogleTagManager = z.output<typeof settings>;
