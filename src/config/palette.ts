import { contrastRatio, mix, mostReadable } from '../domain/words/colour.ts';

export const colourNames = [
	'brand',
	'on_brand',
	'accent',
	'on_accent',
	'page',
	'surface',
	'text',
	'muted',
	'line',
	'header',
	'on_header',
	'footer',
	'on_footer',
] as const;

export type ColourName = (typeof colourNames)[number];
export type Palette = Record<ColourName, string>;

const ink = '#16181d';
const paper = '#f7f8fa';
const white = '#ffffff';
/** White or black is readable on any colour; near-black is softer where it suffices. */
const black = '#000000';

/** Lowest contrast of text with its background (WCAG 2 AA). */
export const leastContrast = 4.5;

/** Text and background; links in running text have the brand colour. */
const pairs: readonly [ColourName, ColourName][] = [
	['text', 'page'],
	['text', 'surface'],
	['muted', 'page'],
	['muted', 'surface'],
	['on_brand', 'brand'],
	['on_accent', 'accent'],
	['on_header', 'header'],
	['on_footer', 'footer'],
	['brand', 'page'],
	['brand', 'surface'],
];

export type FailingPair = { front: ColourName; back: ColourName; ratio: number };

/** Works out the colours that a tenant leaves out from those that it sets: brand alone makes a readable site. */
export function completePalette(set: { [Name in ColourName]?: string | undefined }): Palette {
	const brand = set.brand ?? '#1d4f91';
	const accent = set.accent ?? brand;
	const page = set.page ?? white;
	const surface = set.surface ?? mix(page, mostReadable([ink, paper], [page]), 0.04);
	const text = set.text ?? mostReadable([ink, paper], [page, surface]);
	const header = set.header ?? page;
	const footer = set.footer ?? mix(ink, brand, 0.12);
	return {
		brand,
		on_brand: set.on_brand ?? textOn(brand),
		accent,
		on_accent: set.on_accent ?? textOn(accent),
		page,
		surface,
		text,
		muted: set.muted ?? mutedText(text, page, surface),
		line: set.line ?? mix(page, text, 0.15),
		header,
		on_header: set.on_header ?? textOn(header),
		footer,
		on_footer: set.on_footer ?? textOn(footer),
	};
}

/** Below this contrast a button's colour and the one behind it are the same to the eye. */
const leastSeen = 1.3;

/** A button in the header and on its menu: its colour and its text's. It stands out in the accent, else in the brand, where the header is not of that colour. */
export function headerButton(palette: Palette): { back: string; front: string } {
	const choices = [
		{ back: palette.accent, front: palette.on_accent },
		{ back: palette.brand, front: palette.on_brand },
	];
	const seen = choices.find(({ back }) => contrastRatio(back, palette.header) >= leastSeen);
	return seen ?? { back: palette.on_header, front: palette.header };
}

/** The pairs of a palette that are too hard to read, with their contrast. */
export function failingPairs(palette: Palette): FailingPair[] {
	return pairs
		.map(([front, back]) => ({ front, back, ratio: contrastRatio(palette[front], palette[back]) }))
		.filter(({ ratio }) => ratio < leastContrast);
}

function textOn(background: string): string {
	const soft = mostReadable([white, ink], [background]);
	return contrastRatio(soft, background) >= leastContrast ? soft : mostReadable([white, black], [background]);
}

function mutedText(text: string, page: string, surface: string): string {
	const shades = [0.36, 0.28, 0.2, 0.12].map((share) => mix(text, page, share));
	const readable = (shade: string) => [page, surface].every((back) => contrastRatio(shade, back) >= leastContrast);
	return shades.find(readable) ?? text;
}
