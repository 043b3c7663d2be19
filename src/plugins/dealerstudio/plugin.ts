import { z } from 'zod';
import { moreHosts, originOf, thirdPartyUrl } from '../address.ts';
import { widgetHosts } from '../live-chat/plugin.ts';
import { definePlugin } from '../plugin.ts';

const settings = z
	.strictObject({
		script: thirdPartyUrl.describe(
			'The widget’s script. It finds its places by [data-online-tools], with data-account, and on a car’s page data-car-id and data-stock-number.',
		),
		account_id: z
			.string({ error: 'the account’s number or token, in quotes' })
			.min(1)
			.describe('The account with the vendor.'),
		height: z
			.int()
			.min(40)
			.max(1200)
			.default(160)
			.describe('Height in pixels that the pages keep free for it, so that nothing moves when it comes.'),
		hosts: moreHosts,
	})
	.describe('The widget of online tools, where dealerstudio is on: below each list of stock and on each car’s page.');

/** Online tools on stock (SITE-10). They start when their place is about to be seen: on no other page, and for nobody who does not get there. */
export const dealerstudio = definePlugin({
	settings,
	flag: 'dealerstudio',
	consent: 'marketing',
	title: 'Online tools',
	starts: { seen: '[data-online-tools]' },
	forBrowser: ({ script, height }) => ({ script, height }),
	head: () => [],
	hosts: ({ script, hosts }) => widgetHosts([originOf(script), ...hosts]),
});
