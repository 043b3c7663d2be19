import { z } from 'zod';

const price = z.number().positive().max(50);

/** What car pages take a year of fuel to be. */
export const fuelCost = z
	.strictObject({
		distance_a_year: z.int().min(1000).max(200_000).describe('So many kilometres a year, or miles under en-US: 15000.'),
		prices: z
			.strictObject({
				petrol: price
					.optional()
					.describe('A litre of petrol, or gallon of gas under en-US: 1.95. Hybrids take it too.'),
				diesel: price.optional().describe('A litre of diesel, or gallon under en-US.'),
				lpg: price.optional().describe('A litre of LPG, or gallon under en-US.'),
				electricity: price.optional().describe('A kilowatt-hour at home: 0.30. Electric cars and plug-in hybrids.'),
			})
			.describe('Prices in dollars; keep them up to date. Cars whose fuel has none say no cost.'),
	})
	.describe(
		'Car pages say what fuel or charging costs a year, with the distance and the price beside it, for cars whose consumption the feed gives. Left out: they do not. A plug-in hybrid needs both consumptions and both prices; under en-NZ the road user charges of diesels and electric cars are not in it.',
	);
