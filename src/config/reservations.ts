import { z } from 'zod';
import { link, off, text } from './value.ts';

/** What the terms of a reservation say unless the dealer has other ones. `{minutes}` and `{singular}` are filled in. */
const usualTerms = [
	'The {singular} is held for you for {minutes} minutes while you pay. Once the deposit is paid, it is reserved for you and no longer offered to anybody else.',
	'The deposit is part of the price: it is taken off what you pay when you buy the {singular}.',
	'If you decide not to buy the {singular}, tell us, and we refund the deposit in full to the card that it was paid with.',
	'A payment that reaches us after the hold has ended is refunded in full.',
];

/** What is said to happen once the deposit is paid, unless the dealer says something else. */
const usualNextSteps = [
	'We take the {singular} off sale at once.',
	'We call you within one working day to agree on the next steps, such as a {drive}.',
	'You bring your driver licence when you come, and we do the paperwork together.',
];

/** Reserving a car with a deposit (CAR-11). */
export const reservations = z
	.strictObject({
		hold_minutes: z
			.int()
			.min(5)
			.max(60)
			.default(15)
			.describe('Minutes for which a car is held for a visitor who is paying the deposit. Then it is free again.'),
		terms: z
			.array(text)
			.min(1)
			.default(usualTerms)
			.describe(
				'What the visitor agrees to, a paragraph each: what the deposit is for, and when it is refunded. {minutes} and {singular} are filled in. Default: a full refund whenever the visitor asks.',
			),
		terms_url: link.optional().describe('A page with the full terms, which the short ones link to.'),
		next_steps: z
			.array(text)
			.min(1)
			.default(usualNextSteps)
			.describe(
				'What happens once the deposit is paid, a sentence or two each: on the checkout page and the receipt. {minutes}, {singular} and {drive} are filled in.',
			),
		captcha: off('Reserving a car needs the captcha. bot_protection of fleet.json asks for it, too.'),
	})
	.prefault({})
	.describe('Reserving a car with a deposit, where payment_provider and enable_store are set.');
