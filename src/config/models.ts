import { z } from 'zod';
import { isPagePath } from '../domain/addresses/page-path.ts';
import { image } from './location.ts';
import { asset, pageLink, pathSlug, text } from './value.ts';

const dollars = z.number().positive();

const variant = z.strictObject({
	name: text.describe('Name of the variant, as the stock writes it: SR5.'),
	price: dollars.optional().describe('Its price in dollars, new. Default: the lowest in stock.'),
	text: text.optional().describe('What sets it apart, in a few words.'),
	engine: text
		.optional()
		.describe(
			'Its engine: 2.5L hybrid. Default: as those in stock. One that comes with two engines is listed once with each, GXL and GXL Hybrid: visitors then choose by engine, and see what each costs.',
		),
	drive: text.optional().describe('Its driven wheels: AWD. Default: as those in stock.'),
	transmission: text.optional().describe('Its transmission: Automatic. Default: as those in stock.'),
	extras: z
		.array(text)
		.max(20)
		.default([])
		.describe(
			'What it has that not all variants have, in a word or two each: Sunroof. The variants are compared by them.',
		),
});

const colour = z.strictObject({
	name: text.describe('Name of the colour.'),
	hex: z
		.string({ error: 'a colour such as #a01020' })
		.regex(/^#[0-9a-fA-F]{6}$/)
		.optional()
		.describe('The colour as #rrggbb, for its swatch.'),
	image: asset
		.optional()
		.describe('Picture of the model in this colour. Where two colours have one, visitors choose between them.'),
	gallery: z
		.array(asset)
		.max(12)
		.default([])
		.describe('More pictures in this colour: once it is chosen they stand before those of the model’s own gallery.'),
});

const specification = z.strictObject({
	label: text.describe('What is measured: Towing, braked.'),
	value: text.describe('How much: 3,500 kg.'),
});

const offer = z.strictObject({
	title: text.describe('The offer in a few words.'),
	text: text.optional().describe('What one gets.'),
	small_print: text.optional().describe('Until when, and for whom.'),
});

/** A model that the dealer sells: its card in the range and its page (ROUTE-17). What is left out comes from the stock where it can. */
export const model = z.strictObject({
	slug: pathSlug
		.refine((slug) => isPagePath(`/${slug}/`), { error: 'another name, because the platform uses this address itself' })
		.describe('Name in web addresses: the model’s page is /{slug}/.'),
	name: text.describe('Name of the model.'),
	image: image.optional().describe('Picture of the model.'),
	override_url: pageLink.optional().describe('Address of the model’s page, instead of /{slug}/.'),
	manufacturer_name: text.optional().describe('Make of the model.'),
	short_description: text.optional().describe('A few words; cut at 200 characters.'),
	price_from: dollars
		.optional()
		.describe('What a new one costs at least, in dollars. Default: the lowest price in stock.'),
	variants: z.array(variant).default([]).describe('Its variants. Default: those of the new ones in stock.'),
	colours: z.array(colour).default([]).describe('Its colours. Default: those of the new ones in stock.'),
	specifications: z
		.array(specification)
		.default([])
		.describe('Its specifications. Default: what the new ones in stock have, else the used ones.'),
	gallery: z.array(asset).default([]).describe('More pictures of it. Default: those of one in stock.'),
	offer: offer.optional().describe('An offer for this model.'),
	brochure_url: asset.optional().describe('Address of its brochure. Default: its page can be printed as one.'),
});
