import { z } from 'zod';
import { uniqueBy } from './unique.ts';
import { text } from './value.ts';

const more = z.number().min(0).max(5000).default(0);

const plan = z.strictObject({
	name: text.describe('Its name, as the feed writes subscription_plan.'),
	monthly_km: z.int().positive().max(100_000).describe('Kilometres a month that are in the price.'),
	weekly: more.describe('Dollars a week that it costs more than the plan with 0.'),
	text: text.optional().describe('What else sets it apart: Two drivers, two swaps a year.'),
});

const term = z.strictObject({
	weeks: z.int().positive().max(520).describe('For how many weeks one takes the car at least: 26.'),
	weekly: more.describe('Dollars a week that it costs more than the term with 0.'),
});

const point = z.strictObject({
	title: text.describe('In a few words: Comprehensive insurance.'),
	text: text.optional().describe('A sentence about it.'),
});

const extra = point.extend({ price: text.optional().describe('What it costs: 22c a km.') });

/** What a weekly price is for, and what one may choose: car pages of sites with offers_subscription say it (CAR-1). */
export const subscription = z.strictObject({
	plans: uniqueBy(plan, 'name', 'plans')
		.max(5)
		.default([])
		.describe(
			'Plans by their kilometres. Visitors choose between the plan that the car’s feed names and those that cost more; the car’s weekly price is for the former.',
		),
	terms: uniqueBy(term, 'weeks', 'terms')
		.max(5)
		.default([])
		.describe(
			'For how long one can have a car. Its weekly price is for the cheapest of them; none is shorter than minimum_term_weeks of the feed.',
		),
	joining_fee: z
		.number()
		.min(0)
		.max(10_000)
		.optional()
		.describe('What joining costs once, in dollars; 0 says that it costs nothing. joining_fee of the feed goes first.'),
	deposit_weeks: z
		.number()
		.min(0)
		.max(26)
		.optional()
		.describe('Weeks of the price that are held as a deposit. subscription_deposit of the feed goes first.'),
	deposit_note: text.optional().describe('A sentence on when the deposit comes back.'),
	first_payment: text.optional().describe('A sentence on when and how the first payment is made.'),
	included: z
		.array(point)
		.max(12)
		.default([])
		.describe('What the price includes, beside what the feed says of the car.'),
	not_included: z.array(extra).max(12).default([]).describe('What comes on top, with its price where there is one.'),
	requirements: z.array(text).max(10).default([]).describe('Who can subscribe: 21 or over.'),
	changes: z.array(point).max(8).default([]).describe('How one swaps, pauses or ends it.'),
});
