import { z } from 'zod';
import { plugins } from '../plugins/plugins.ts';
import { pluginsSchema } from '../plugins/registry.ts';
import { link, off } from './value.ts';

/** Feature flags (SITE-10) and what is plugged in from outside (SITE-12). */
export const features = {
	autobot: off(
		'The site’s chat assistant: a button on car pages, which leads to chat.url, else to the contact page. Its own window comes with the assistant.',
	),
	dealercell: off('Phone numbers are swapped for call-tracking ones. Its effect comes with the look-ups.'),
	dealerstudio: off('The online-tools widget on stock. Its effect comes with the plug-ins.'),
	impel: off('The 360° walk-around on the car page, for cars whose record has its address (impel_url).'),
	autograb: off('The trade-in offer on car pages. Its look-up comes with the look-ups.'),
	redbook: off(
		'Valuation figures on the trade-in page, which says that one is shown. The figures come with the look-ups.',
	),
	nevdis: off('Look-up of a vehicle by its plate. Its effect comes with the look-ups.'),
	plugins: pluginsSchema(plugins).default({}).describe('Third parties’ scripts by name, each with its settings.'),
	chat: z
		.strictObject({
			url: link.optional().describe('Where the chat button of car pages leads.'),
			hidden_on_checkout: off('The chat widget is hidden on checkout pages. Its effect comes with the plug-ins.'),
			hidden_on_cars: off('The chat widget is hidden on car pages. Its effect comes with the plug-ins.'),
		})
		.prefault({})
		.describe('The dealer’s chat, and where its widget is shown.'),
};
