import { fullLevel, type Mask } from './outline-mask.ts';

/** `#rrggbb`, or what the photo shows in that place. */
type Paint = string;

export type Box = { x: number; y: number; width: number; height: number };

const steps = fullLevel + 1;

/**
 * A drawing in few colours, a byte a pixel: a step (0 to 15) of a ramp from one paint to another. Flat plates and text need
 * no more, and it takes a fraction of the time and room of a picture in true colours.
 */
export class Canvas {
	readonly width: number;
	readonly height: number;
	/** For each pixel, the number of its ramp × 16 and its step. */
	readonly pixels: Uint8Array;
	readonly ramps: (readonly [Paint, Paint])[] = [];

	/** All of it in the colour `background`. */
	constructor({ width, height }: { width: number; height: number }, background: string) {
		this.width = width;
		this.height = height;
		this.pixels = new Uint8Array(width * height);
		this.ramps.push([background, background]);
	}

	/** Fills a box, whose numbers are whole, with `paint`; its corners are round and show what is around it, `ground`. */
	plate(box: Box, [ground, paint]: readonly [Paint, Paint], radius = 0): void {
		const base = this.#base(ground, paint);
		for (let row = 0; row < box.height; row++) {
			const start = (box.y + row) * this.width + box.x;
			this.pixels.fill(base + fullLevel, start, start + box.width);
			const fromEdge = Math.min(row, box.height - 1 - row);
			if (fromEdge >= radius) continue;
			for (let column = 0; column < radius; column++) {
				const level = base + cornerLevel(radius, column, fromEdge);
				this.pixels[start + column] = level;
				this.pixels[start + box.width - 1 - column] = level;
			}
		}
	}

	/** Draws a mask in `paint` onto `ground`, moved by whole pixels; where two masks meet, the one that covers more stays. */
	stamp(mask: Mask, { x, y }: { x: number; y: number }, [ground, paint]: readonly [Paint, Paint]): void {
		const base = this.#base(ground, paint);
		const first = Math.max(0, -(x + mask.left));
		const last = Math.min(mask.width, this.width - x - mask.left);
		for (let row = 0; row < mask.height; row++) {
			const top = y + mask.top + row;
			if (top < 0 || top >= this.height) continue;
			const start = top * this.width + x + mask.left;
			for (let column = first; column < last; column++) {
				const level = mask.levels[row * mask.width + column] ?? 0;
				const there = (this.pixels[start + column] ?? 0) - base;
				if (level > 0 && !(there >= level && there < steps)) this.pixels[start + column] = base + level;
			}
		}
	}

	#base(from: Paint, to: Paint): number {
		const known = this.ramps.findIndex(([one, other]) => one === from && other === to);
		return (known < 0 ? this.ramps.push([from, to]) - 1 : known) * steps;
	}
}

/** How much of a pixel a round corner covers; `column` and `row` count from the corner. */
function cornerLevel(radius: number, column: number, row: number): number {
	const distance = Math.hypot(radius - column - 0.5, radius - row - 0.5);
	return Math.round(Math.max(0, Math.min(1, radius - distance + 0.5)) * fullLevel);
}

/** Red, green and blue of each pixel value, with white for the photo: 3 bytes each. */
export function paletteOf({ ramps }: Pick<Canvas, 'ramps'>): Uint8Array {
	const palette = new Uint8Array(ramps.length * steps * 3);
	for (const [index, [from, to]] of ramps.entries()) {
		const [start, end] = [channelsOf(from), channelsOf(to)];
		for (let step = 0; step < steps; step++) {
			const mixed = start.map((value, channel) =>
				Math.round(value + ((end[channel] ?? 0) - value) * (step / fullLevel)),
			);
			palette.set(mixed, (index * steps + step) * 3);
		}
	}
	return palette;
}

const channelsOf = (paint: Paint): number[] =>
	[1, 3, 5].map((at) => (paint === 'photo' ? 255 : Number.parseInt(paint.slice(at, at + 2), 16)));
