import { type LetterSetName, letterSets, lettersOf, unicodeRange } from './font-letters.ts';
import type { FontName, Theme } from './theme.ts';

type Look = Pick<Theme, 'fonts' | 'headings'>;

const familyNames: Record<FontName, string> = {
	archivo: 'Archivo',
	'bricolage-grotesque': 'Bricolage Grotesque',
	fraunces: 'Fraunces',
	inter: 'Inter',
	manrope: 'Manrope',
	outfit: 'Outfit',
};

/** Each heading font at the weight that suits it. */
const headingWeights: Record<FontName, number> = {
	archivo: 700,
	'bricolage-grotesque': 750,
	fraunces: 500,
	inter: 700,
	manrope: 800,
	outfit: 600,
};
const capitalsWeight = 800;

/** The weight of headings on a site. */
export const headingWeight = ({ fonts, headings }: Look): number =>
	headings === 'capitals' ? capitalsWeight : headingWeights[fonts.heading];

/** Weights that a font can be a heading in, each of which is a file. */
export const headingWeightsOf = (font: FontName): readonly number[] => [
	...new Set([headingWeights[font], capitalsWeight]),
];

/**
 * Whether a font sets its ones so close to a point that `11.12%` reads as `1112%` in small text. Its tabular figures do not. Those of
 * the other fonts are left alone, as Inter's widen hyphens too.
 */
export const hidesPoints = (font: FontName): boolean => ['bricolage-grotesque', 'manrope', 'outfit'].includes(font);

/** Weights of the other text. */
export const textWeights = { lightest: 400, boldest: 800 } as const;

/**
 * Stands in the names of the font files, which browsers keep for a year: a hash of what they are cut from and how. It is written
 * here because the Content-Security-Policy needs the addresses where there is no bundle; `tests/astro/font-files.test.ts` says what
 * it has to be.
 */
export const fontsVersion = '11613337';

/** Where a font file is published. */
export const fontUrl = (file: string): string => `/_astro/${file.replace('.woff2', `.${fontsVersion}.woff2`)}`;

/** A file with some letters of a font: in all weights of text, or for headings in one. */
export const fontFileName = (font: FontName, part: LetterSetName | number): string => `${font}-${part}.woff2`;

/** The families of a site's headings and text, as CSS names them. One font for both is one family. */
export function fontFamilies({ fonts: { heading, body } }: Look): { heading: string; body: string } {
	const family = (font: FontName, use: string) => {
		const fallback = font === 'fraunces' ? 'Georgia, serif' : 'system-ui, sans-serif';
		return `'${familyNames[font]}${use}', ${fallback}`;
	};
	return { heading: family(heading, heading === body ? '' : ' Heading'), body: family(body, '') };
}

/**
 * The files that a page needs at once: its headings in their one weight and its text, which nearly all pages have, and the letters of
 * ŠKODA and Māori where `html` shows one. Whichever comes later has the browser lay out the whole page again.
 */
export function firstFontFiles(look: Look, html: string): string[] {
	const { heading, body } = look.fonts;
	const text = fontFileName(body, 'text');
	const files = heading === body ? [text] : [fontFileName(heading, headingWeight(look)), text];
	return showsName.test(html) ? [...files, fontFileName(body, 'names')] : files;
}

/** A letter of `names` in the text between two tags. */
const showsName = new RegExp(`>[^<]*[${lettersOf('names')}]`);

/** The `@font-face` rules of a site, a few hundred bytes a font; `urlOf` says where a file is. */
export function fontFacesCss(look: Look, urlOf: (file: string) => string = fontUrl): string {
	const { heading, body } = look.fonts;
	const faces = facesOf(body, '', 'text');
	if (heading !== body) faces.push(...facesOf(heading, ' Heading', headingWeight(look)));
	return faces.map(({ family, file, set }) => fontFace(family, urlOf(file), set)).join('');
}

type Face = { family: string; file: string; set: LetterSetName };

const rareSets = (Object.keys(letterSets) as LetterSetName[]).filter((set) => set !== 'text');

function facesOf(font: FontName, use: string, text: 'text' | number): Face[] {
	const family = `${familyNames[font]}${use}`;
	const rare = rareSets.map((set): Face => ({ family, file: fontFileName(font, set), set }));
	return [{ family, file: fontFileName(font, text), set: 'text' }, ...rare];
}

/** The range of weights is that of the text for a heading in one weight too: nothing is to be made bolder by the browser. */
function fontFace(family: string, url: string, set: LetterSetName): string {
	const { lightest, boldest } = textWeights;
	return `@font-face{font-family:'${family}';font-display:swap;font-weight:${lightest} ${boldest};src:url(${url}) format('woff2');unicode-range:${unicodeRange(set)}}
`;
}
