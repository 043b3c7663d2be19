import { z } from 'zod';
import { paymentProviders } from '../domain/money/reserve.ts';
import { cardFactNames } from '../domain/words/trade.ts';
import { finance } from './finance.ts';
import { fuelCost } from './fuel-cost.ts';
import { priceDrops } from './price-drops.ts';
import { reservations } from './reservations.ts';
import { subscription } from './subscription.ts';
import { link, off, text } from './value.ts';

/** Prices, payment and finance (CARD-5, CAR-9, CAR-11, CAR-12). */
export const commerce = {
	payment_provider: z
		.enum(paymentProviders)
		.optional()
		.describe('Who takes the deposits of the online checkout. test only on a demonstration site.'),
	offers_subscription: off('Cars are offered by subscription: weekly prices and the subscription search page.'),
	subscription: subscription
		.prefault({})
		.describe('What a weekly price is for, and what one may choose, where offers_subscription is on.'),
	enable_store: off('Cars can be reserved online with a deposit. Needs a payment_provider.'),
	reservations,
	price_basis: z
		.enum(['drive_away', 'excluding_government_charges'])
		.optional()
		.describe('What the price covers; shown beside it. Australian advertising law asks for it.'),
	price_basis_note: text
		.optional()
		.describe(
			'A sentence or two on that, which opens beside the price on car pages. Default: our wording for price_basis.',
		),
	price_drops: priceDrops,
	finance: finance.prefault({}).describe('Finance and its calculator.'),
	finance_replaces_pre_approval: off('/finance replaces /finance-pre-approval.'),
};

const customButton = z.strictObject({
	text: text.describe('Text of the button.'),
	url: link.describe('Where it leads.'),
});

/** Ways to pay that a car page can name (CAR-4). */
const paymentMethods = ['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay'] as const;

const certifiedVehicle = z.strictObject({
	manufacturer: text.describe('Make of the certified cars, such as Toyota.'),
	title: text.describe('Name of the programme.'),
	text: text.describe('What certified means.'),
	points: z.array(text).default([]).describe('What the programme includes, in a few words each.'),
});

const promise = z.strictObject({
	title: text.describe('In a few words, such as 110-point inspection.'),
	text: text.optional().describe('A sentence about it.'),
	points: z
		.array(text)
		.max(30)
		.default([])
		.describe('What is in it, such as each part that an inspection checks; the page folds the list.'),
});
const promises = z.array(promise).max(6).default([]);

/** What comes with every car of a condition: inspection, warranty, returns. */
const carPromises = z.strictObject({
	new: promises.describe('With new cars.'),
	used: promises.describe('With used cars.'),
	demo: promises.describe('With demonstrators.'),
});

const buyingStep = z.strictObject({
	title: text.describe('What happens, in a few words, such as Pay the deposit.'),
	text: text.optional().describe('A sentence about it.'),
	for: z
		.array(z.enum(['new', 'used', 'demo', 'subscription']))
		.min(1)
		.optional()
		.describe('The cars that it is true of; subscription: those by the week. Left out: all.'),
	with_deposit: text.optional().describe('A sentence more, on the pages of cars that a deposit online holds.'),
});

/** How it goes on from a car's page to its keys. */
const buying = z.strictObject({
	heading: text.default('How buying works here').describe('Heading above them.'),
	steps: z.array(buyingStep).max(16).default([]).describe('In their order.'),
});

const carPage = z.strictObject({
	phone_masked: off('The phone number is masked until the visitor clicks it.'),
	custom_button: customButton.optional().describe('One more button, such as a link to a video call.'),
	see_more_from_dealer: off('Car pages show the dealership’s name and a link to its other stock.'),
	checkout_path: z
		.enum(['checkout', 'buy-online'])
		.default('checkout')
		.describe('Last part of the checkout page’s address.'),
	payment_methods: z
		.array(z.enum(paymentMethods))
		.optional()
		.describe('Ways to pay that car pages name. Left out: all of them where online checkout is on.'),
	certified: certifiedVehicle
		.optional()
		.describe('A manufacturer’s programme for certified cars, explained in a dialog.'),
	promises: carPromises
		.prefault({})
		.describe('What comes with every car of a condition, such as an inspection or a warranty; car pages say it.'),
	buying: buying
		.prefault({})
		.describe('What happens from the enquiry to the keys; the pages of cars that can be had list it.'),
	fuel_cost: fuelCost.optional(),
	price_history: off(
		'Car pages list what the car has cost on this site: only prices that it has itself shown for price_drops.offered_days in a row.',
	),
});

const cover = z.strictObject({
	title: text.describe('What is covered, in a few words: "New Toyota", "Used, under 160,000 km".'),
	text: text.optional().describe('A sentence about it.'),
	length: text.describe('How long it lasts, as customers read it: "5 years, unlimited km".'),
});

/** What covers the dealer's vehicles (ROUTE-14). */
const warranty = z
	.strictObject({
		cover: z
			.array(cover)
			.max(16)
			.default([])
			.describe('Each kind of cover with its length. Left out: the page says what kinds there are, without lengths.'),
		small_print: text.optional().describe('What the lengths depend on, below them.'),
	})
	.describe('What the ready-made warranty page lists.');

const part = z.strictObject({
	title: text.describe('What is sold, in a few words: "Roof racks".'),
	text: text.optional().describe('A sentence about it.'),
	price: text.describe('What it costs, as customers read it: "from $449, fitted".'),
});

/** What the parts counter sells most (ROUTE-14). */
const parts = z
	.strictObject({
		prices: z
			.array(part)
			.max(16)
			.default([])
			.describe('What is asked for most, each with its price. Left out: the page says what there is, without prices.'),
		small_print: text.optional().describe('What the prices cover, below them.'),
	})
	.describe('What the ready-made page of parts and accessories lists.');

/** The car's card and page (CARD-3, CARD-4, CAR-1, CAR-2, CAR-4, CAR-6, CAR-8). */
export const carDisplay = {
	card: z
		.strictObject({
			electric_hybrid_tag: off('Electric and hybrid cars have a tag, which replaces any other tag.'),
			compare: off('Visitors can compare cars.'),
			facts: z
				.array(z.enum(cardFactNames))
				.max(3)
				.optional()
				.describe(
					'The line of facts, three at most. Default: what buyers of this kind of vehicle ask first, such as kilometres, transmission and fuel, or sleeps, length and atm.',
				),
		})
		.prefault({})
		.describe('The car card.'),
	car_page: carPage.prefault({}).describe('The car page.'),
	warranty: warranty.prefault({}),
	parts: parts.prefault({}),
	dealer_comments: z
		.strictObject({ title: text.default('Dealer Comments').describe('Heading of the dealer’s comments.') })
		.prefault({})
		.describe('The dealer’s comments on the car page.'),
};
