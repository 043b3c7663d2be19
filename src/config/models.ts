import { z } from 'zod';
import { isPagePath } from '../domain/addresses/page-path.ts';
import { day } from './hours.ts';
import { image } from './location.ts';
import { featureGroup, specification, variant } from './model-variant.ts';
import { asset, pageLink, pathSlug, text } from './value.ts';

const dollars = z.number().positive();

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

const offer = z.strictObject({
	title: text.describe('The offer in a few words.'),
	text: text.optional().describe('What one gets.'),
	small_print: text.optional().describe('Until when, and for whom.'),
	expires: day.optional().describe('Last day of the offer, such as 2026-12-31. It is not shown after it.'),
	variants: z
		.array(text)
		.default([])
		.describe(
			'Names of the variants that it covers, which are marked where visitors choose and compare them. Default: all, and none is marked.',
		),
});

/** A model that the dealer sells: its card in the range and its page (ROUTE-17). What is left out comes from the stock where it can. */
export const model = z
	.strictObject({
		slug: pathSlug
			.refine((slug) => isPagePath(`/${slug}/`), {
				error: 'another name, because the platform uses this address itself',
			})
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
		features: z
			.array(featureGroup)
			.max(8)
			.default([])
			.describe('What every variant has, below a heading each: Safety, Comfort, Technology, Outside.'),
		gallery: z.array(asset).default([]).describe('More pictures of it. Default: those of one in stock.'),
		faq: z
			.array(
				z.strictObject({
					question: text.describe('The question, as a buyer would ask it.'),
					answer: text.describe('The answer.'),
				}),
			)
			.max(8)
			.default([])
			.describe(
				'What buyers ask of it. Its page answers towing, use, charging, servicing, the wait and the variants by itself, from the specifications and the stock.',
			),
		offer: offer.optional().describe('An offer for this model, which the page of all offers lists too.'),
		brochure_url: asset.optional().describe('Address of its brochure. Default: its page can be printed as one.'),
	})
	.superRefine(({ variants, offer }, { addIssue }) => {
		const names = variants.map(({ name }) => name);
		for (const [index, name] of (offer?.variants ?? []).entries())
			if (!names.includes(name))
				addIssue({
					code: 'custom',
					input: name,
					path: ['offer', 'variants', index],
					message: `the name of one of the model’s variants: ${names.join(', ')}`,
				});
	});
