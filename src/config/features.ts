import { z } from 'zod';
import { link, off } from './value.ts';

/** Feature flags (SITE-10) and what is plugged in from outside (SITE-12). */
export const features = {
	autobot: off('The site’s chat assistant.'),
	dealercell: off('Phone numbers are swapped for call-tracking ones.'),
	dealerstudio: off('The online-tools widget on stock.'),
	impel: off('The 360° walk-around on the car page.'),
	autograb: off('The trade-in offer and its look-up.'),
	redbook: off('Valuation figures on the trade-in page.'),
	nevdis: off('Look-up of a vehicle by its plate.'),
	plugins: z
		.record(z.string(), z.record(z.string(), z.unknown()))
		.default({})
		.describe('Third-party scripts by name, each with its settings.'),
	chat: z
		.strictObject({
			url: link.optional().describe('Where the chat button of car pages leads.'),
			hidden_on_checkout: off('The chat widget is hidden on checkout pages.'),
			hidden_on_cars: off('The chat widget is hidden on car pages.'),
		})
		.prefault({})
		.describe('The dealer’s chat, and where its widget is shown.'),
};
