import { photoFrame, type ShareDrawing, shareSize } from '../../contract/share-drawing.ts';
import { Canvas } from './canvas.ts';
import { type Lettering, lettering } from './lettering.ts';
import { fitText } from './text-lines.ts';

const margin = 64;

/** A picture for shares: its text and plates, with the place of the car's photo where it shows one. */
export function shareCanvas(drawing: ShareDrawing, { photo }: { photo: boolean }): Canvas {
	const { colours, fonts, price, foot, tag } = drawing;
	const { brand, on_brand, accent, on_accent } = colours;
	const canvas = new Canvas(shareSize, brand);
	const heading = lettering(fonts.heading, 700);
	const body = lettering(fonts.body, 500);
	const onBrand = [brand, on_brand] as const;
	const room = (photo ? photoFrame.x - 24 : shareSize.width - margin) - margin;
	canvas.plate({ x: 0, y: 0, width: 14, height: shareSize.height }, [brand, accent]);
	if (photo) canvas.plate(photoFrame, [brand, 'photo'], photoFrame.radius);
	headline(canvas, drawing, { heading, body, room, large: !photo, colours: onBrand });
	const last = fitText(foot, body, { width: shareSize.width - 2 * margin, most: 1, sizes: [28, 24] });
	write(canvas, last, { font: body, y: 590, gap: 0, colours: onBrand });
	if (tag)
		pill(canvas, tag, {
			font: heading,
			ground: photo ? 'photo' : brand,
			colours: [accent, on_accent],
			...tagPlace(photo),
		});
	if (price) pill(canvas, price, { font: heading, ground: brand, colours: [on_brand, brand], ...pricePlace, room });
	return canvas;
}

/** What text is drawn on, and in which colour. */
type Colours = readonly [ground: string, letters: string];
type Headline = { heading: Lettering; body: Lettering; room: number; large: boolean; colours: Colours };

/** The name and what stands below it. */
function headline(
	canvas: Canvas,
	{ title, text: below }: ShareDrawing,
	{ heading, body, room, large, colours }: Headline,
): void {
	const name = fitText(title, heading, { width: room, most: 3, sizes: large ? [96, 84, 72] : [64, 56, 48] });
	const top = large ? 210 : 132;
	const gap = name.size * 1.08;
	write(canvas, name, { font: heading, y: top, gap, colours });
	if (!below) return;
	const more = fitText(below, body, { width: room, most: 2, sizes: [32, 28] });
	const y = top + (name.lines.length - 1) * gap + 56;
	write(canvas, more, { font: body, y, gap: more.size * 1.3, colours });
}

type Lines = { font: Lettering; y: number; gap: number; colours: Colours };

function write(
	canvas: Canvas,
	{ lines, size }: { lines: readonly string[]; size: number },
	{ font, y, gap, colours }: Lines,
): void {
	for (const [index, line] of lines.entries()) {
		for (const { mask, ...at } of font.place(line, { x: margin, y: y + index * gap, size }))
			canvas.stamp(mask, at, colours);
	}
}

const pricePlace = { x: margin, y: 424, height: 98, sizes: [60, 48, 40, 32, 26] } as const;

const tagPlace = (photo: boolean) => ({
	x: photo ? photoFrame.x + 20 : margin,
	y: photo ? photoFrame.y + 20 : 64,
	height: 52,
	sizes: [26] as const,
	room: 520,
});

type Pill = {
	x: number;
	y: number;
	height: number;
	sizes: readonly [number, ...number[]];
	/** What the plate stands on: a colour, or the photo. */
	ground: string;
	/** Plate and text. */
	colours: Colours;
	font: Lettering;
	room: number;
};

/** A short text on a coloured plate. */
function pill(canvas: Canvas, words: string, { x, y, height, sizes, ground, colours, font, room }: Pill): void {
	const padding = height * 0.32;
	const { lines, size } = fitText(words, font, { width: room - 2 * padding, most: 1, sizes });
	const [line = ''] = lines;
	const width = Math.round(font.width(line, size) + 2 * padding);
	canvas.plate({ x, y, width, height }, [ground, colours[0]], 10);
	const baseline = y + height / 2 + size * 0.36;
	for (const { mask, ...at } of font.place(line, { x: x + padding, y: baseline, size }))
		canvas.stamp(mask, at, colours);
}
