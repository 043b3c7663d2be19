import { z } from 'zod';
import { type ColourName, colourNames, completePalette, failingPairs, leastContrast, type Palette } from './palette.ts';

export const fontNames = ['archivo', 'bricolage-grotesque', 'fraunces', 'inter', 'manrope', 'outfit'] as const;
export type FontName = (typeof fontNames)[number];

const hex = z
	.string({ error: 'a colour such as #0b5fff' })
	.regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/)
	.transform((colour) => {
		const digits = colour.slice(1).toLowerCase();
		return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
	});

const meanings: Record<ColourName, string> = {
	brand: 'Buttons and links.',
	on_brand: 'Text on brand. Default: white or near-black, whichever reads better.',
	accent: 'Tags and whatever should stand out. Default: brand.',
	on_accent: 'Text on accent.',
	page: 'Background of the page.',
	surface: 'Background of cards and bands. Default: a shade of page.',
	text: 'Text.',
	muted: 'Secondary text.',
	line: 'Borders.',
	header: 'Background of the header. Default: page.',
	on_header: 'Text in the header.',
	footer: 'Background of the footer. Default: near-black with a touch of brand.',
	on_footer: 'Text in the footer.',
};

const colours = z
	.strictObject({
		brand: hex.optional().describe(meanings.brand),
		on_brand: hex.optional().describe(meanings.on_brand),
		accent: hex.optional().describe(meanings.accent),
		on_accent: hex.optional().describe(meanings.on_accent),
		page: hex.optional().describe(meanings.page),
		surface: hex.optional().describe(meanings.surface),
		text: hex.optional().describe(meanings.text),
		muted: hex.optional().describe(meanings.muted),
		line: hex.optional().describe(meanings.line),
		header: hex.optional().describe(meanings.header),
		on_header: hex.optional().describe(meanings.on_header),
		footer: hex.optional().describe(meanings.footer),
		on_footer: hex.optional().describe(meanings.on_footer),
	} satisfies Record<ColourName, z.ZodType>)
	.transform((set, ctx): Palette => {
		const palette = completePalette(set);
		for (const { front, back, ratio } of failingPairs(palette)) {
			const own = set[front] || !set[back] ? front : back;
			ctx.addIssue({
				code: 'custom',
				path: [own],
				input: `${front} ${palette[front]} on ${back} ${palette[back]}: contrast ${(Math.floor(ratio * 100) / 100).toFixed(2)}`,
				message: `a contrast of at least ${leastContrast}, so that it can be read`,
				params: { plain: true },
			});
		}
		return palette;
	});

const font = z.enum(fontNames);

/** The look of the site: tokens that become the custom properties of theme.css. */
export const theme = z.strictObject({
	colours: colours
		.prefault({})
		.describe(`Colours as #rrggbb: ${colourNames.join(', ')}. Those left out follow from those that are set.`),
	fonts: z
		.strictObject({
			heading: font.default('archivo').describe('Font of headings.'),
			body: font.default('inter').describe('Font of all other text.'),
		})
		.prefault({})
		.describe('Fonts.'),
	radius: z.enum(['none', 'small', 'medium', 'large']).default('medium').describe('How round corners are.'),
	density: z
		.enum(['compact', 'regular', 'airy'])
		.default('regular')
		.describe('How much space there is between things.'),
	header: z
		.enum(['bar', 'split', 'centred'])
		.default('bar')
		.describe('Header: one bar, a contact line above the menu, or the logo in the middle.'),
	hero: z
		.enum(['photo', 'split', 'panel', 'poster', 'type'])
		.default('photo')
		.describe(
			'Hero: text on the picture, beside it, on a panel over it, quietly below it, or large on the brand’s colour with the picture below.',
		),
	card: z.enum(['plain', 'outlined', 'raised']).default('outlined').describe('Cards: no edge, a line, or a shadow.'),
	sections: z
		.enum(['bands', 'columns', 'panels'])
		.default('bands')
		.describe('Parts of a page: bands across the page, headings in a column beside the content, or rounded panels.'),
	buttons: z
		.enum(['corners', 'pill'])
		.default('corners')
		.describe('Buttons: with the same corners as everything else, or with round ends.'),
	headings: z
		.enum(['sentence', 'capitals'])
		.default('sentence')
		.describe('Large headings: as written, or in capitals.'),
});

export type Theme = z.output<typeof theme>;
