import type { ShareDrawing } from '../../../src/site/head/share-picture.ts';
import { type Lettering, lettering } from './lettering.ts';
import { fitText } from './text-lines.ts';

const width = 1200;
const height = 630;
const margin = 64;
/** Where the car stands. */
const frame = { x: 560, y: 72, width: 600, height: 450 };

/** The picture as SVG, its text as outlines. `picture` is the address of the car's photo or drawing, where the picture shows one. */
export function shareSvg(drawing: ShareDrawing, picture: string | null): string {
	const { colours, fonts, price, foot, tag } = drawing;
	const heading = lettering(fonts.heading, 700);
	const body = lettering(fonts.body, 500);
	const room = (picture ? frame.x - 24 : width - margin) - margin;
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
		rectangle({ x: 0, y: 0, width, height }, colours.brand),
		rectangle({ x: 0, y: 0, width: 14, height }, colours.accent),
		`<g fill="${colours.on_brand}">`,
		headline(drawing, { heading, body, room, large: picture === null }),
		text(fitText(foot, body, { width: width - 2 * margin, most: 1, sizes: [28, 24] }), body, { y: 590, gap: 0 }),
		'</g>',
		picture ? placed(picture) : '',
		tag ? pill(tag, { font: heading, colours: [colours.accent, colours.on_accent], ...tagPlace(picture) }) : '',
		price ? pill(price, { font: heading, ...pricePlace, colours: [colours.on_brand, colours.brand], room }) : '',
		'</svg>',
	].join('');
}

type Headline = { heading: Lettering; body: Lettering; room: number; large: boolean };

/** The name and what stands below it. */
function headline({ title, text: below }: ShareDrawing, { heading, body, room, large }: Headline): string {
	const name = fitText(title, heading, { width: room, most: 3, sizes: large ? [96, 84, 72] : [64, 56, 48] });
	const top = large ? 210 : 132;
	const nameGap = name.size * 1.08;
	const end = top + (name.lines.length - 1) * nameGap;
	const drawn = text(name, heading, { y: top, gap: nameGap });
	if (!below) return drawn;
	const more = fitText(below, body, { width: room, most: 2, sizes: [32, 28] });
	return drawn + text(more, body, { y: end + 56, gap: more.size * 1.3 });
}

function text(
	{ lines, size }: { lines: readonly string[]; size: number },
	font: Lettering,
	{ y, gap }: { y: number; gap: number },
): string {
	return lines.map((line, index) => font.draw(line, { x: margin, y: y + index * gap, size })).join('');
}

const pricePlace = { x: margin, y: 424, height: 98, sizes: [60, 48, 40, 32, 26] } as const;

const tagPlace = (picture: string | null) => ({
	x: picture ? frame.x + 20 : margin,
	y: picture ? frame.y + 20 : 64,
	height: 52,
	sizes: [26] as const,
	room: 520,
});

type Pill = {
	x: number;
	y: number;
	height: number;
	sizes: readonly [number, ...number[]];
	/** Background and text. */
	colours: readonly [string, string];
	font: Lettering;
	room: number;
};

/** A short text on a plate of its own colour. */
function pill(words: string, { x, y, height: tall, sizes, colours, font, room }: Pill): string {
	const padding = tall * 0.32;
	const { lines, size } = fitText(words, font, { width: room - 2 * padding, most: 1, sizes });
	const [line = ''] = lines;
	const plate = { x, y, width: font.width(line, size) + 2 * padding, height: tall };
	const baseline = y + tall / 2 + size * 0.36;
	const letters = font.draw(line, { x: x + padding, y: baseline, size });
	return `${rectangle(plate, colours[0], 10)}<g fill="${colours[1]}">${letters}</g>`;
}

/** The car's picture in its frame, which it fills. */
function placed(picture: string): string {
	const { x, y } = frame;
	const box = `x="${x}" y="${y}" width="${frame.width}" height="${frame.height}" preserveAspectRatio="xMidYMid slice"`;
	const inner = `<image ${box} href="${picture}"/>`;
	return `<clipPath id="frame">${rectangle(frame, '#fff', 14)}</clipPath><g clip-path="url(#frame)">${inner}</g>`;
}

type Box = { x: number; y: number; width: number; height: number };

const rectangle = (box: Box, fill: string, radius = 0): string =>
	`<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" rx="${radius}" fill="${fill}"/>`;
