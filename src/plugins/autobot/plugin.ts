import { z } from 'zod';
import { moreHosts, originOf, thirdPartyUrl } from '../address.ts';
import { widgetHosts } from '../live-chat/plugin.ts';
import { definePlugin } from '../plugin.ts';

const settings = z
	.strictObject({
		script: thirdPartyUrl.describe('The robot’s script.'),
		website_id: z
			.int()
			.positive()
			.optional()
			.describe('The website’s number with the robot. Without it, the site’s own id.'),
		settings: z
			.record(z.string(), z.union([z.string(), z.number(), z.boolean()]), {
				error: 'settings by name, each a text, a number, true or false',
			})
			.default({})
			.describe('The robot’s own settings, handed on as they are: its greeting, its colours.'),
		hosts: moreHosts,
	})
	.describe(
		'The chat robot, where autobot is on. Its script is loaded when a visitor asks for it. It does not book services where service_booking_url is set.',
	);

/** What the browser gets. */
export type AutobotSettings = {
	script: string;
	website_id: number | null;
	settings: Readonly<Record<string, string | number | boolean>>;
	/** Whether it talks about services. */
	service_chat: boolean;
};

/** The chat robot (SITE-10). As with live chat, nothing of it is loaded before the visitor asks for it. */
export const autobot = definePlugin({
	settings,
	flag: 'autobot',
	consent: 'none needed',
	forBrowser: ({ script, website_id, settings: own }, { id, service_booking_url }): AutobotSettings => ({
		script,
		website_id: website_id ?? id ?? null,
		settings: own,
		service_chat: service_booking_url === undefined,
	}),
	head: () => [],
	hosts: ({ script, hosts }) => widgetHosts([originOf(script), ...hosts]),
});
