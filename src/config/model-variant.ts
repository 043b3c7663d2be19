import { z } from 'zod';
import { text } from './value.ts';

/** One thing that is measured of a model, or of one variant. */
export const specification = z.strictObject({
	label: text.describe('What is measured: Towing, braked.'),
	value: text.describe('How much: 3,500 kg.'),
	group: text.optional().describe('Heading that it stands below: Towing and loads. Those of one group stand together.'),
});

/** What every variant of a model has of one kind. */
export const featureGroup = z.strictObject({
	group: text.describe('Heading that it stands below: Safety.'),
	items: z.array(text).min(1).max(20).describe('What it has, in a few words each: Lane keeping.'),
});

/** A variant of a model, as visitors choose it and compare it. */
export const variant = z.strictObject({
	name: text.describe('Name of the variant, as the stock writes it: SR5.'),
	price: z.number().positive().optional().describe('Its price in dollars, new. Default: the lowest in stock.'),
	text: text.optional().describe('What sets it apart, in a few words.'),
	engine: text
		.optional()
		.describe(
			'Its engine: 2.5L hybrid. Default: as those in stock. One that comes with two engines is listed once with each, GXL and GXL Hybrid: visitors then choose by engine, and see what each costs.',
		),
	drive: text.optional().describe('Its driven wheels: AWD. Default: as those in stock.'),
	transmission: text.optional().describe('Its transmission: Automatic. Default: as those in stock.'),
	specifications: z
		.array(specification)
		.max(40)
		.default([])
		.describe(
			'What is measured of it alone, power or fuel consumption: it stands in the place of what the model has by the same label.',
		),
	extras: z
		.array(text)
		.max(20)
		.default([])
		.describe(
			'What it has that not all variants have, in a word or two each: Sunroof. The variants are compared by them.',
		),
});
