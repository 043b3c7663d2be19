import { z } from 'zod';
import { off, text } from './value.ts';

const rate = z.number().positive().max(50);

const fees = z
	.strictObject({
		establishment: z.number().min(0).max(5000).default(0).describe('Fee at the start of a loan, in dollars.'),
		monthly: z.number().min(0).max(500).default(0).describe('Fee for each month of a loan, in dollars.'),
	})
	.describe(
		'The lender’s usual fees. The comparison rate follows from them, and repayments contain the monthly fee. 0 for both where there are no fees.',
	);

const example = z.strictObject({
	amount: z.number().min(10_000).default(30_000).describe('Amount of the loan, in dollars.'),
	months: z.int().min(12).max(84).default(60).describe('Term of the loan in months.'),
});

/** Finance and its calculator (CAR-12). */
export const finance = z.strictObject({
	interest_rate: rate.default(10).describe('Interest rate that the calculator starts with, in percent.'),
	fees: fees.optional(),
	comparison_rate: rate
		.optional()
		.describe('Comparison rate in percent, as the lender gives it for interest_rate. Without it, fees decide.'),
	comparison_example: example
		.prefault({})
		.describe('The loan that the comparison rate is for; it is named beside every figure.'),
	comparison_warning: text
		.optional()
		.describe(
			'The warning beside every repayment that has a comparison rate. Default: where the law of the locale’s country asks for one, our wording of it. Check with your compliance adviser whether it is enough.',
		),
	vehicle_type: text.default('Car').describe('Vehicle type that is sent with a finance enquiry.'),
	calculator: z
		.boolean()
		.default(true)
		.describe('Car pages show the finance calculator, and so does the ready-made finance page.'),
	no_credit_check: off(
		'To ask about finance leads to no credit check and to no obligation: the finance pages say so beside their enquiry forms. An application goes to a lender, and says what one may check.',
	),
	on_cards: off(
		'Cards of cars show a weekly repayment with its rates, lists say what it is for, and the price filter can be set in dollars a week.',
	),
});
