import { z } from 'zod';
import { originOf, thirdPartyHost, thirdPartyUrl } from '../address.ts';
import { definePlugin } from '../plugin.ts';

const settings = z
	.strictObject({
		script_url: thirdPartyUrl.describe('Address of the manufacturer’s script.'),
		property: z
			.string()
			.min(1)
			.describe('The site’s property, as the manufacturer names it. The script’s element has it as data-property.'),
		queue: z
			.string({ error: 'the name of a variable, such as adobeDataLayer' })
			.regex(/^[A-Za-z_$][\w$]*$/)
			.default('manufacturerDataLayer')
			.describe('The list on the page that the script reads, such as adobeDataLayer.'),
		dealer_identifier: z
			.string()
			.min(1)
			.optional()
			.describe('Name of the site’s number for the manufacturer in external_identifiers, which is sent along.'),
		hosts: z
			.array(thirdPartyHost)
			.default([])
			.describe('Other hosts that the script loads from or sends to, such as https://collect.example.'),
	})
	.describe('The manufacturer’s analytics: counts the pages for finance, service, service booking and contact.');

/** What the browser gets. */
export type ManufacturerTag = {
	script_url: string;
	property: string;
	queue: string;
	dealer?: string | number;
};

/** A manufacturer's tag, on every page; it is told of the pages that it counts (SITE-12). */
export const manufacturerAnalytics = definePlugin({
	settings,
	consent: 'analytics',
	forBrowser: ({ script_url, property, queue, dealer_identifier = '' }, { external_identifiers }): ManufacturerTag => {
		const dealer = external_identifiers?.[dealer_identifier];
		return { script_url, property, queue, ...(dealer !== undefined && { dealer }) };
	},
	head: () => [],
	hosts: ({ script_url, hosts }) => {
		const all = [originOf(script_url), ...hosts];
		return { 'script-src': all, 'connect-src': all };
	},
});
