import { z } from 'zod';
import { formNames } from '../forms/definitions/default-forms.ts';
import { asset, link, phone, reviewSubject, text } from './value.ts';

/** Blocks of words, people, pictures and places; the blocks that show stock are in `blocks.ts`. */

const heading = text.optional().describe('Heading above it.');

const faq = z.strictObject({
	kind: z.literal('faq'),
	heading,
	items: z
		.array(
			z.strictObject({
				question: text.describe('The question, as a customer would ask it.'),
				answer: text.describe('The answer; an empty line starts a new paragraph.'),
				link: z
					.strictObject({ text: text.describe('Text of the link.'), url: link.describe('Where it leads.') })
					.optional()
					.describe('The page on which one does what the answer speaks of, below it.'),
			}),
		)
		.min(1)
		.describe('Questions with answers, folded away until a visitor opens them.'),
});

/** An entry of a short list: steps, reasons. */
export const titledText = z.strictObject({
	title: text.describe('A few words.'),
	text: text.describe('A sentence.'),
});

const steps = z.strictObject({
	kind: z.literal('steps'),
	heading,
	items: z.array(titledText).min(2).max(6).describe('What happens, one after the other.'),
});

const priceList = z.strictObject({
	kind: z.literal('price-list'),
	heading,
	text: text.optional().describe('A sentence above it.'),
	items: z
		.array(
			z.strictObject({
				title: text.describe('What is done or sold, in a few words.'),
				text: text.optional().describe('What it includes.'),
				price: text.describe('What it costs, as customers read it: "from $289", "$45 a wheel", "Free".'),
				more: text.optional().describe('What else there is to know; opened by whoever wants to read it.'),
			}),
		)
		.min(2)
		.max(24)
		.describe('What there is, each with its price.'),
	small_print: text.optional().describe('What the prices cover, below them.'),
	ask: z
		.strictObject({
			text: text.describe('Text of the button: "Apply for this job".'),
			form: z.enum(formNames).describe('Name of the form that the button opens.'),
			field: text.describe('Name of the form’s field that says which entry it is about.'),
		})
		.optional()
		.describe('A form about the entry, below what else there is to know about it.'),
});

const planPrices = z.strictObject({
	kind: z
		.literal('plan-prices')
		.describe('What each plan of a subscription costs a week from, by kind of car and term, from the stock.'),
	heading,
	text: text.optional().describe('A sentence above it.'),
	small_print: text
		.optional()
		.describe('What the prices are for, below them. Default: that they are a week’s, of the cars that are here now.'),
});

const offers = z.strictObject({
	kind: z.literal('offers'),
	heading,
	empty: text.optional().describe('Text for when there is no offer. Left out: the block is not shown then.'),
});

const models = z.strictObject({
	kind: z.literal('models'),
	heading,
	dropdown: z.boolean().default(false).describe('A list of models to choose from is shown above the range.'),
	compare: z
		.boolean()
		.default(false)
		.describe('Below the range its models are compared by price and specifications, where three or more have some.'),
	empty: text.optional().describe('Text for when there is no model. Left out: the block is not shown then.'),
});

const locationsMap = z.strictObject({ kind: z.literal('locations-map'), heading });

const reviews = z.strictObject({
	kind: z.literal('reviews'),
	heading,
	about: reviewSubject.optional().describe('Only the reviews that are about this; without one there is no block.'),
});

const teamMember = z.strictObject({
	name: text.describe('Name of the person.'),
	role: text.optional().describe('What the person does.'),
	image: asset.optional().describe('Picture of the person.'),
	phone: phone.optional().describe('Phone number of the person.'),
	text: text.optional().describe('A sentence about the person.'),
});

const team = z.strictObject({
	kind: z.literal('team'),
	heading,
	items: z.array(teamMember).default([]).describe('The people. Those in content/team come after them.'),
});

const blogTeasers = z.strictObject({
	kind: z.literal('blog-teasers'),
	heading,
	count: z.int().min(1).max(12).default(3).describe('How many articles at most, newest first.'),
});

const financeCalculator = z.strictObject({
	kind: z.literal('finance-calculator'),
	heading,
	price: z
		.number()
		.positive()
		.optional()
		.describe('Initial price in the calculator, in dollars. Default: the middle price of the stock.'),
});

const gallery = z.strictObject({
	kind: z.literal('gallery'),
	heading,
	images: z
		.array(
			z.strictObject({
				image: asset.describe('The picture.'),
				alt: text.describe('What the picture shows, for people who cannot see it.'),
				caption: text.optional().describe('A line below it.'),
			}),
		)
		.min(1)
		.describe('The pictures.'),
});

const video = z
	.strictObject({
		kind: z.literal('video').describe('A video.'),
		heading,
		file: asset.optional().describe('The video, an .mp4 or .webm file on this site.'),
		captions: asset.optional().describe('Captions, a .vtt file. Required with file.'),
		url: link
			.optional()
			.describe('Address of the video on another site. It is only linked: nothing is loaded from there.'),
		poster: asset.describe('Picture to show until the video is played.'),
		title: text.describe('What the video is about.'),
	})
	.superRefine(({ file, captions, url }, ctx) => {
		const refuse = (key: string, input: unknown, message: string) =>
			ctx.addIssue({ code: 'custom', path: [key], input, message });
		if ((file === undefined) === (url === undefined)) refuse('file', file, 'either file or url');
		if (file && !captions) refuse('captions', captions, 'a .vtt file, for people who cannot hear the video');
	});

const form = z.strictObject({
	kind: z.literal('form'),
	heading,
	form: z.enum(formNames).describe("Name of the form, such as 'finance'; its anchor is #finance-form."),
	text: text.optional().describe('A sentence above it.'),
	department: z
		.enum(['sales', 'service', 'parts'])
		.default('sales')
		.describe('Department whose phone number is shown, if a location of that type has one.'),
	prepare: z.array(text).default([]).describe('What visitors should have at hand.'),
	category: text
		.optional()
		.describe('Which of the categories that the form offers is chosen at the start. Default: as the form has it.'),
});

export const contentBlocks = [
	faq,
	steps,
	priceList,
	planPrices,
	offers,
	models,
	locationsMap,
	reviews,
	team,
	blogTeasers,
	financeCalculator,
	gallery,
	video,
	form,
] as const;

export const teamFields = teamMember.shape;
