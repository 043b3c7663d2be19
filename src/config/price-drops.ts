import { z } from 'zod';

/** What is said of a car that has become cheaper. */
export const priceDrops = z
	.strictObject({
		shown: z
			.boolean()
			.default(true)
			.describe(
				'Cars that have become cheaper say so on their card and page: “Was $25,990 on 3 November”. Only prices that this site has itself shown count, never before_price of the feed.',
			),
		offered_days: z
			.int()
			.min(2)
			.max(365)
			.default(14)
			.describe(
				'For so many days in a row the site must have shown the earlier price, right before the drop. The ACCC calls a was price misleading if the car was not offered at it for a reasonable time shortly before; the Act names no number.',
			),
		shown_days: z
			.int()
			.min(1)
			.max(90)
			.default(30)
			.describe('A drop is shown for at most so many days, and never for longer than the earlier price was.'),
		least: z.number().min(1).default(200).describe('Smaller drops are not shown; in dollars.'),
	})
	.prefault({})
	.describe('Cars that have become cheaper.');
