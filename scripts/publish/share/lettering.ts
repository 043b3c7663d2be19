import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkitten';
import type { FontName } from '../../../src/config/theme.ts';
import { memo } from '../../../src/site/memo.ts';
import { projectDir } from '../paths.ts';
import { fontFromWoff2 } from './woff2.ts';

/** A glyph's outline, y upwards, in units of which the font has `unitsPerEm`, and how far the next one stands from it in ems. */
type Letter = { outline: string; unitsPerEm: number; advance: number };

/** A font in one weight, for text that is drawn as outlines: what draws the picture need know no fonts. */
export type Lettering = {
	/** Width of a text in pixels. */
	width: (text: string, size: number) => number;
	/** A text as SVG whose baseline starts at (x, y); it takes the fill of what is around it. */
	draw: (text: string, place: { x: number; y: number; size: number }) => string;
};

const weightsOf = memo((name: FontName) => memo((weight: number) => load(name, weight)));

/** The project's own font in a weight (400, 700), read once per process. Letters that it lacks are left out. */
export const lettering = (name: FontName, weight: number): Lettering => weightsOf(name)(weight);

function load(name: FontName, weight: number): Lettering {
	const open = memo((subset: string) => openFont(name, subset, weight));
	const letter = memo((character: string) => findLetter(character, open));
	return {
		width: (text, size) => [...text].reduce((sum, character) => sum + letter(character).advance, 0) * size,
		draw: (text, { x, y, size }) => drawText([...text].map(letter), { x, y, size }),
	};
}

function openFont(name: FontName, subset: string, weight: number): Font {
	const file = `${name}-${subset}-wght-normal.woff2`;
	const bytes = readFileSync(join(projectDir, 'node_modules', '@fontsource-variable', name, 'files', file));
	const font = create(fontFromWoff2(bytes));
	if (font.isCollection) throw new Error(`${file} is a collection of fonts.`);
	return font.getVariation({ wght: weight });
}

const subsets = ['latin', 'latin-ext'];

function findLetter(character: string, open: (subset: string) => Font): Letter {
	const code = character.codePointAt(0) ?? 0;
	const font = subsets.map(open).find((candidate) => candidate.hasGlyphForCodePoint(code));
	if (!font) return { outline: '', unitsPerEm: 1, advance: 0 };
	const { unitsPerEm } = font;
	const glyph = font.glyphForCodePoint(code);
	return { outline: glyph.path.toSVG(), unitsPerEm, advance: glyph.advanceWidth / unitsPerEm };
}

function drawText(letters: readonly Letter[], { x, y, size }: { x: number; y: number; size: number }): string {
	let pen = x;
	const paths = letters.map(({ outline, unitsPerEm, advance }) => {
		const scale = size / unitsPerEm;
		const path = outline && `<path transform="matrix(${scale} 0 0 -${scale} ${pen.toFixed(2)} ${y})" d="${outline}"/>`;
		pen += advance * size;
		return path;
	});
	return `<g>${paths.join('')}</g>`;
}
