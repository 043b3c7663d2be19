import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkitten';
import { fontFromWoff2 } from '../../../src/site/share/woff2.ts';

/** Letters of the fonts that the project ships (all under the SIL Open Font License), as outlines. */

const files = {
	archivo: 'archivo/files/archivo-latin-standard-normal.woff2',
	bricolage: 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
	bricolageExt: 'bricolage-grotesque/files/bricolage-grotesque-latin-ext-standard-normal.woff2',
	fraunces: 'fraunces/files/fraunces-latin-full-normal.woff2',
	frauncesItalic: 'fraunces/files/fraunces-latin-full-italic.woff2',
	manrope: 'manrope/files/manrope-latin-wght-normal.woff2',
	outfit: 'outfit/files/outfit-latin-wght-normal.woff2',
} as const;

/** How a line of letters is set; lengths are in the units of the logo, whose height is 480. */
export type Setting = {
	font: keyof typeof files;
	/** Axes of the variable font, such as `wght` and `wdth`. */
	axes: Record<string, number>;
	/** Height of an em. */
	size: number;
	/** Added after each letter, in thousandths of an em. */
	tracking?: number;
	/** Pairs that stand too far apart or too near, in thousandths of an em: `{ To: -60 }`. */
	pairs?: Record<string, number>;
};

const fonts = new Map<string, Font>();

/** A font at a place on its axes, read once. */
function font(name: keyof typeof files, axes: Record<string, number>): Font {
	const key = `${name} ${JSON.stringify(axes)}`;
	const known = fonts.get(key);
	if (known) return known;
	const file = createRequire(import.meta.url).resolve(`@fontsource-variable/${files[name]}`);
	const opened = create(fontFromWoff2(readFileSync(file)));
	if (opened.isCollection) throw new Error(`${file} is a collection of fonts.`);
	const varied = opened.getVariation(axes);
	fonts.set(key, varied);
	return varied;
}

/** A line of letters whose baseline starts at (x, y): its outline as path data, and where it ends. */
export function letters(text: string, setting: Setting, at: { x: number; y: number }): { path: string; end: number } {
	const { axes, size, tracking = 0, pairs = {} } = setting;
	let pen = at.x;
	let path = '';
	for (const [index, letter] of [...text].entries()) {
		const from = font(letter === 'Š' && setting.font === 'bricolage' ? 'bricolageExt' : setting.font, axes);
		const scale = size / from.unitsPerEm;
		const glyph = from.glyphForCodePoint(letter.codePointAt(0) ?? 0);
		path += outline(glyph.path.commands, { scale, x: pen, y: at.y });
		const pair = pairs[letter + ([...text][index + 1] ?? '')] ?? 0;
		pen += glyph.advanceWidth * scale + ((tracking + pair) / 1000) * size;
	}
	return { path, end: pen - (tracking / 1000) * size };
}

type Step = Font extends { glyphForCodePoint(code: number): { path: { commands: (infer Command)[] } } }
	? Command
	: never;

/** The steps of an outline in whole units, relative to one another: half the bytes. */
function outline(commands: readonly Step[], place: { scale: number; x: number; y: number }): string {
	const point = (x: number, y: number): [number, number] => [
		Math.round(place.x + x * place.scale),
		Math.round(place.y - y * place.scale),
	];
	let [left, top] = [0, 0];
	return commands
		.map(({ command, args }) => {
			if (command === 'closePath') return 'z';
			const [letter] = { moveTo: 'M', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' }[command];
			const points = args.flatMap((_, index) =>
				index % 2 === 0 ? [point(args[index] ?? 0, args[index + 1] ?? 0)] : [],
			);
			const numbers = points.flatMap(([x, y]) => (letter === 'M' ? [x, y] : [x - left, y - top]));
			[left, top] = points.at(-1) ?? [left, top];
			return letter + numbers.join(' ').replaceAll(' -', '-');
		})
		.join('');
}
