import { z } from 'zod';
import { actionNames, pageViewNames } from '../domain/leads/named-events.ts';
import { contentBlocks, titledText } from './content-blocks.ts';
import { filterExpression } from './filter-expression.ts';
import { asset, focalPoint, link, text } from './value.ts';

const button = z.strictObject({
	text: text.describe('Text of the button.'),
	url: link.describe('Where it leads.'),
	counts_as: z
		.enum(actionNames)
		.optional()
		.describe('Event that the analytics count when it is clicked, such as finance-score, instant-price or quiz.'),
});
const heading = text.optional().describe('Heading above it.');

const hero = z.strictObject({
	kind: z.literal('hero'),
	heading: text.describe('The page’s main heading.'),
	text: text.optional().describe('A sentence below it.'),
	image: asset.optional().describe('Large picture.'),
	image_narrow: asset
		.optional()
		.describe('Picture for phones, where it is about as high as wide. Default: the middle of what image shows.'),
	focus: focalPoint
		.optional()
		.describe('The point of the large picture that stays in sight when its edges are cut, such as 70% 60%.'),
	buttons: z.array(button).max(3).default([]).describe('Up to three buttons; the first one stands out.'),
	search: z
		.boolean()
		.optional()
		.describe(
			'Whether it has the search box, with popular searches and the ways to a valuation, repayments, a test drive and the workshop. Default: on the home page only.',
		),
});

const search = z.strictObject({
	kind: z.literal('search'),
	heading,
});

const category = z.strictObject({
	text: text.describe('Text of the tile.'),
	url: link.describe('Where it leads.'),
	image: asset.optional().describe('Picture of the tile.'),
});

const categories = z.strictObject({
	kind: z.literal('categories'),
	heading,
	items: z.array(category).min(1).describe('The tiles.'),
});

const stockCarousel = z.strictObject({
	kind: z.literal('stock-carousel'),
	heading,
	filter: filterExpression.optional().describe('Filter for the cars, such as car_type:=used. Default: all cars.'),
	order: z
		.enum(['most_relevant', 'just_arrived', 'price_drops'])
		.optional()
		.describe(
			'Which cars, and which of them first. Default: most_relevant. just_arrived: only cars that came in within the last 30 days, the latest first. price_drops: only cars with a price drop.',
		),
	heading_otherwise: text
		.optional()
		.describe(
			'Heading where fewer than four cars have just arrived, or no price has dropped: then the block shows the most relevant cars. Left out: it shows what there is.',
		),
	count: z.int().min(1).max(24).default(8).describe('Maximum number of cars.'),
	link: button.optional().describe('Link to more cars. Default: the search page.'),
});

const richText = z.strictObject({
	kind: z.literal('rich-text'),
	heading,
	paragraphs: z.array(text).min(1).describe('The paragraphs.'),
});

/** What can be drawn above a reason. */
const reasonIcons = [
	'box',
	'calendar',
	'check',
	'clock',
	'compare',
	'cup',
	'figures',
	'heart',
	'key',
	'moon',
	'phone',
	'pin',
	'report',
	'shield',
	'tag',
	'truck',
	'user',
	'wheel',
	'wrench',
] as const;

export type ReasonIcon = (typeof reasonIcons)[number];

const usps = z.strictObject({
	kind: z.literal('usps'),
	heading,
	items: z
		.array(titledText.extend({ icon: z.enum(reasonIcons).optional().describe('A drawing above it.') }))
		.min(1)
		.max(6)
		.describe('Reasons to come here.'),
});

const callToAction = z.strictObject({
	kind: z.literal('call-to-action'),
	heading: text.describe('What the visitor is invited to do.'),
	text: text.optional().describe('A sentence below it.'),
	buttons: z.array(button).min(1).max(3).describe('One to three buttons.'),
});

const locationCards = z.strictObject({
	kind: z.literal('location-cards'),
	heading,
	subtype: z
		.literal('buying')
		.optional()
		.describe('Only locations with this location_subtype. If there are none, the block is not shown.'),
	department: z
		.enum(['sales', 'service', 'parts'])
		.optional()
		.describe('Only locations with this location_type. If there are none, all are shown.'),
});

const block = z
	.discriminatedUnion('kind', [
		hero,
		search,
		categories,
		stockCarousel,
		richText,
		usps,
		callToAction,
		locationCards,
		...contentBlocks,
	])
	.describe('One part of a page. Its kind decides its other keys.');

/** What a page of words counts as, by its config or its front matter (USER-7). */
export const countsAs = z
	.enum(pageViewNames)
	.optional()
	.describe(
		'Event that the analytics count when the page is seen, such as view-insurance or view-ownership. Default: decided by its address.',
	);

export const page = z
	.strictObject({
		title: text.describe('Title in the browser’s tab and in search results.'),
		description: text.optional().describe('A sentence for search engines and shared links.'),
		heading: text
			.optional()
			.describe('The page’s main heading. Default: the heading of the first block, which may be a hero.'),
		intro: text.optional().describe('A sentence or two below the main heading, on pages without a hero.'),
		indexed: z.boolean().default(true).describe('Whether search engines may list the page.'),
		counts_as: countsAs,
		blocks: z.array(block).min(1).describe('The parts of the page, from top to bottom.'),
	})
	.superRefine(checkMainHeading);

/** A page has one main heading: its `heading`, or else its first block's. Only that block may be a hero. */
function checkMainHeading({ heading, blocks }: PageFields, ctx: z.core.$RefinementCtx): void {
	if (!heading && blocks.length > 0 && !blocks[0]?.heading) {
		const message = 'a heading, because the first block’s is the page’s main heading';
		ctx.addIssue({ code: 'custom', path: ['blocks', 0, 'heading'], input: undefined, message });
	}
	for (const [index, { kind }] of blocks.entries()) {
		if (kind !== 'hero' || (index === 0 && !heading)) continue;
		const message = heading
			? 'another kind of block, because the page has a heading already'
			: 'another kind of block, because only the first one may be a hero';
		ctx.addIssue({ code: 'custom', path: ['blocks', index, 'kind'], input: kind, message });
	}
}

type PageFields = { heading?: string | undefined; blocks: readonly z.output<typeof block>[] };
export type BlockPage = z.output<typeof page>;
export type Block = z.output<typeof block>;
export type BlockKind = Block['kind'];
