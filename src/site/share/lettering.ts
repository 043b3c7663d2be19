import { create, type Font } from 'fontkitten';
import type { FontName } from '../../config/theme.ts';
import { memo } from '../memo.ts';
import { type FontSubset, fontFile } from './font-file.ts';
import { type Mask, type OutlineStep, outlineMask } from './outline-mask.ts';
import { fontFromWoff2 } from './woff2.ts';

/** A glyph's outline, y upwards, in units of which the font has `unitsPerEm`, and how far the next one stands from it in ems. */
type Letter = { outline: readonly OutlineStep[]; unitsPerEm: number; advance: number };

/** A letter of a text, as pixels. */
type PlacedLetter = { mask: Mask; x: number; y: number };

/** A font in one weight, for text that is drawn as pixels. */
export type Lettering = {
	/** Width of a text in pixels. */
	width: (text: string, size: number) => number;
	/** The letters of a text whose baseline starts at (x, y), at whole pixels. */
	place: (text: string, at: { x: number; y: number; size: number }) => PlacedLetter[];
};

const weightsOf = memo((name: FontName) => memo((weight: number) => load(name, weight)));

/** The project's own font in a weight (400, 700), read once per process. Letters that it lacks are left out. */
export const lettering = (name: FontName, weight: number): Lettering => weightsOf(name)(weight);

/** A letter is drawn once for each part of a pixel at which it starts. */
const parts = 4;

function load(name: FontName, weight: number): Lettering {
	const open = memo((subset: FontSubset) => openFont(name, subset, weight));
	const letter = memo((character: string) => findLetter(character, open));
	const mask = memo((size: number) =>
		memo((part: number) => memo((character: string) => drawn(character, size, part))),
	);
	const drawn = (character: string, size: number, part: number): Mask => {
		const { outline, unitsPerEm } = letter(character);
		return outlineMask(outline, { scale: size / unitsPerEm, shift: part / parts });
	};
	return {
		width: (text, size) => [...text].reduce((sum, character) => sum + letter(character).advance, 0) * size,
		place: (text, { x, y, size }) => {
			let pen = x;
			return [...text].map((character) => {
				const start = Math.round(pen * parts);
				pen += letter(character).advance * size;
				const left = Math.floor(start / parts);
				return { mask: mask(size)(start - left * parts)(character), x: left, y: Math.round(y) };
			});
		},
	};
}

function openFont(name: FontName, subset: FontSubset, weight: number): Font {
	const font = create(fontFromWoff2(fontFile(name, subset)));
	if (font.isCollection) throw new Error(`The font ${name} is a collection of fonts.`);
	return font.getVariation({ wght: weight });
}

const subsets: readonly FontSubset[] = ['latin', 'latin-ext'];

function findLetter(character: string, open: (subset: FontSubset) => Font): Letter {
	const code = character.codePointAt(0) ?? 0;
	const font = subsets.map(open).find((candidate) => candidate.hasGlyphForCodePoint(code));
	if (!font) return { outline: [], unitsPerEm: 1, advance: 0 };
	const { unitsPerEm } = font;
	const glyph = font.glyphForCodePoint(code);
	return { outline: glyph.path.commands, unitsPerEm, advance: glyph.advanceWidth / unitsPerEm };
}
