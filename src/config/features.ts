import { z } from 'zod';
import { plugins } from '../plugins/plugins.ts';
import { pluginsSchema } from '../plugins/registry.ts';
import { link, off, sitePath } from './value.ts';

/** Feature flags and third parties' scripts (SITE-10, SITE-12), saved cars (CARD-4, ROUTE-12). Keys without effect are in `not-yet-available.ts`. */
export const features = {
	autobot: off('Car pages have a button for the chat assistant. It leads to chat.url, or else to the contact page.'),
	dealercell: off('Phone numbers are swapped for call-tracking numbers. Not available yet.'),
	dealerstudio: off('Stock has the online-tools widget. Not available yet.'),
	impel: off('Car pages have a 360° walk-around, for cars with an impel_url in the stock feed.'),
	autograb: off('Car pages offer a trade-in valuation.'),
	redbook: off('The trade-in page says that the dealer looks up what similar vehicles sell for.'),
	nevdis: off('Vehicles are looked up by their plate. Not available yet.'),
	plugins: pluginsSchema(plugins).default({}).describe('Third parties’ scripts by name, each with its settings.'),
	consent: z
		.strictObject({
			required: off(
				'Visitors have to agree before third parties’ scripts start. They cannot be asked yet, so scripts that need consent are left out.',
			),
		})
		.prefault({})
		.describe('What visitors are asked before third parties learn of them.'),
	ad_campaigns: z
		.record(z.string(), z.boolean(), { error: 'flags by name, each true or false' })
		.optional()
		.describe('Flags of ad campaigns, by name. Not available yet.'),
	external_identifiers: z
		.record(z.string(), z.union([z.string(), z.number()], { error: 'a text or a number' }))
		.optional()
		.describe(
			'The website’s numbers in third parties’ systems, by system. Visitors never see them. Not available yet.',
		),
	chat: z
		.strictObject({
			url: link.optional().describe('Where the chat buttons of car pages lead.'),
			hidden_on_checkout: off('The chat window is hidden on checkout pages. Not available yet.'),
			hidden_on_cars: off('The chat window is hidden on car pages. Not available yet.'),
		})
		.prefault({})
		.describe('The dealer’s chat.'),
	garage_enabled: off('Visitors can sign in with a code sent to their phone and keep a watchlist.'),
	garage_settings: z
		.strictObject({ prefix: sitePath.default('/my-garage').describe('Address of the garage, such as /mymotorama.') })
		.prefault({})
		.describe('The garage.'),
	sign_in: z
		.strictObject({
			captcha: off('Asking for a code by SMS needs the captcha. bot_protection of fleet.json asks for it, too.'),
			sms_a_day: z
				.int()
				.positive()
				.default(500)
				.describe('SMS that the site sends in a day (UTC) at most, as a guard against costs.'),
		})
		.prefault({})
		.describe('Signing in with a code that is sent by SMS.'),
	favourites_enabled: z.boolean().default(true).describe('Visitors can mark cars as favourites on their device.'),
};
