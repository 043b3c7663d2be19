import { z } from 'zod';
import { plugins } from '../plugins/plugins.ts';
import { pluginsSchema } from '../plugins/registry.ts';
import { consent } from './consent.ts';
import { link, off, sitePath } from './value.ts';

/** Feature flags and third parties' scripts (SITE-10, SITE-12), saved cars (CARD-4, ROUTE-12). Keys without effect are in `not-yet-available.ts`. */
export const features = {
	autobot: off(
		'Car pages have a button for the chat assistant. It opens the robot of plugins.autobot; without one it leads to chat.url, or else to the contact page.',
	),
	dealercell: off('Phone numbers are swapped for call-tracking numbers, by plugins.dealercell.'),
	dealerstudio: off('Stock has the online-tools widget of plugins.dealerstudio.'),
	impel: off('Car pages have a 360° walk-around, for cars with an impel_url in the stock feed.'),
	autograb: off(
		'Car pages offer a trade-in valuation, and the forms about a visitor’s vehicle show a range of AutoGrab’s. Needs AUTOGRAB_URL and AUTOGRAB_KEY.',
	),
	redbook: off(
		'The forms about a visitor’s vehicle show what it is worth, a range of RedBook’s, also where autograb is on. Needs REDBOOK_URL and REDBOOK_KEY.',
	),
	nevdis: off(
		'Vehicles are looked up by their plate or VIN. Plates need NEVDIS_URL and NEVDIS_KEY; without them a VIN gives make, country and, where the maker writes it, the year.',
	),
	look_ups: z
		.strictObject({
			a_day: z
				.int()
				.positive()
				.default(200)
				.describe(
					'Calls to each provider in a day (UTC) at most, as a guard against costs: providers charge by the call. Operators are told at 80 %.',
				),
			keep_days: z
				.int()
				.min(0)
				.max(30)
				.default(7)
				.describe(
					'Days for which a provider’s answer is kept, encrypted, so that the same vehicle is not paid for twice. 0 keeps none: some providers forbid it.',
				),
			valuation_days: z.int().min(1).max(60).default(7).describe('Days for which a valuation counts.'),
			range_percent: z
				.number()
				.min(1)
				.max(50)
				.default(8)
				.describe('How far a valuation of one figure is widened to either side, in per cent: visitors see a range.'),
		})
		.prefault({})
		.describe('Look-ups of vehicles by plate or VIN, and their valuations.'),
	plugins: pluginsSchema(plugins).default({}).describe('Third parties’ scripts by name, each with its settings.'),
	consent,
	ad_campaigns: z
		.record(z.string(), z.boolean(), { error: 'flags by name, each true or false' })
		.optional()
		.describe(
			'Flags of ad campaigns, by name: true for one that runs. Every visitor can read them; a tag manager finds them as ad_campaigns in the data layer.',
		),
	external_identifiers: z
		.record(z.string(), z.union([z.string(), z.number()], { error: 'a text or a number' }))
		.optional()
		.describe(
			'The website’s numbers in third parties’ systems, by system. Visitors see only those that a plugin names.',
		),
	chat: z
		.strictObject({
			url: link
				.optional()
				.describe('Where the chat buttons of car pages lead on a site without a chat plugin, and without script.'),
			hidden_on_checkout: off('Checkout pages have no chat button.'),
			hidden_on_cars: off(
				'Car pages, the trade-in page below them and their checkouts have no chat button. What is written on the page itself still opens the chat.',
			),
		})
		.prefault({})
		.describe('The dealer’s chat.'),
	service_booking_url: link
		.optional()
		.describe('Where customers book a service online. The chat robot then leaves services to it.'),
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
	offline_enabled: z
		.boolean()
		.default(true)
		.describe(
			'Saved cars can be seen without a network: a service worker keeps their pages, once a visitor has saved one. false removes it from the devices that have it.',
		),
};
