import { z } from 'zod';
import { link, off, text } from './value.ts';

const finance = z.strictObject({
	interest_rate: z
		.number()
		.positive()
		.max(50)
		.default(10)
		.describe('Interest rate that the calculator starts with, in percent.'),
	comparison_rate: z
		.number()
		.positive()
		.max(50)
		.optional()
		.describe('Comparison rate in percent, shown beside the rate.'),
	comparison_warning: text.optional().describe('The warning that has to stand beside a comparison rate.'),
	vehicle_type: text
		.default('Car')
		.describe('Vehicle type that is sent with a finance enquiry. Its effect comes with the forms.'),
	calculator: z.boolean().default(true).describe('The finance calculator is shown on car pages.'),
});

/** Prices, payment and finance (CARD-5, CAR-9, CAR-11, CAR-12). */
export const commerce = {
	payment_provider: z
		.enum(['stripe', 'test'])
		.optional()
		.describe('Who takes deposits. Without one, or without enable_store, cars cannot be reserved online.'),
	offers_subscription: off('Cars are offered by subscription: weekly prices and the subscription search page.'),
	enable_store: off(
		'Online checkout is on: cars that can be reserved have a button and a page for it. Needs a payment_provider.',
	),
	price_basis: z
		.enum(['drive_away', 'excluding_government_charges'])
		.optional()
		.describe('What the price covers, said beside it. Advertising law asks for it in Australia.'),
	finance: finance.prefault({}).describe('The finance calculator.'),
	finance_replaces_pre_approval: off('/finance takes the place of /finance-pre-approval.'),
};

const customButton = z.strictObject({
	text: text.describe('Text of the button.'),
	url: link.describe('Where it leads.'),
});

/** Ways to pay that the car page may name (CAR-4). */
const paymentMethods = ['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay'] as const;

const certifiedVehicle = z.strictObject({
	manufacturer: text.describe('Make whose certified cars this is about, such as Toyota.'),
	title: text.describe('Name of the programme.'),
	text: text.describe('What it means that a car is certified.'),
	points: z.array(text).default([]).describe('What it includes, a few words each.'),
});

const carPage = z.strictObject({
	phone_masked: off('The phone number is masked until the visitor asks for it.'),
	custom_button: customButton.optional().describe('A button of the dealer’s own.'),
	see_more_from_dealer: off('The dealership’s name and a link to its other stock are shown.'),
	checkout_path: z
		.enum(['checkout', 'buy-online'])
		.default('checkout')
		.describe('Last part of the checkout’s address.'),
	payment_methods: z
		.array(z.enum(paymentMethods))
		.optional()
		.describe('Ways to pay that are named. Without it all of them where online checkout is on, else none.'),
	certified: certifiedVehicle.optional().describe('What a manufacturer’s certified cars are, told in a dialog.'),
});

/** The car's card and page (CARD-3, CARD-4, CAR-1, CAR-2, CAR-4, CAR-6, CAR-8). */
export const carDisplay = {
	card: z
		.strictObject({
			electric_hybrid_tag: off('Electric and hybrid cars carry a tag that goes before all others.'),
			compare: off('Cars can be compared.'),
		})
		.prefault({})
		.describe('The car card.'),
	car_page: carPage.prefault({}).describe('The car page.'),
	dealer_comments: z
		.strictObject({ title: text.default('Dealer Comments').describe('Heading of the dealer’s comments.') })
		.prefault({})
		.describe('The dealer’s comments on the car page.'),
};
