import { photoFrame } from '../../contract/share-drawing.ts';
import { type Canvas, paletteOf } from './canvas.ts';
import { fullLevel } from './outline-mask.ts';

const steps = fullLevel + 1;

/**
 * A canvas in red, green and blue, 3 bytes a pixel, in `colours` where a caller has the room for it (2.3 MB, whose making
 * takes as long as filling it). `photo` fills its frame, in the same format and in the frame's size.
 */
export function trueColours(
	canvas: Canvas,
	photo: Uint8Array | null,
	colours: Buffer = Buffer.allocUnsafeSlow(canvas.pixels.length * 3),
): Buffer {
	const { pixels, width } = canvas;
	const palette = paletteOf(canvas);
	colours.fill(palette.subarray(0, 3));
	if (photo) place(colours, photo, width);
	const mixes = canvas.ramps.map((ramp) => ramp.includes('photo'));
	const seen = pureOf(canvas);
	// Four pixels at a time: most are the background, or the photo and nothing else.
	const fours = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length >> 2);
	const seenFour = seen * 0x01010101;
	for (let four = 0; four < fours.length; four++) {
		if (fours[four] === 0 || fours[four] === seenFour) continue;
		for (let at = four * 4; at < four * 4 + 4; at++) {
			const value = pixels[at] ?? 0;
			if (value === 0 || value === seen) continue;
			if (photo && mixes[value >> 4]) mix(colours, at * 3, sidesOf(canvas, palette, value));
			else {
				colours[at * 3] = palette[value * 3] ?? 0;
				colours[at * 3 + 1] = palette[value * 3 + 1] ?? 0;
				colours[at * 3 + 2] = palette[value * 3 + 2] ?? 0;
			}
		}
	}
	return colours;
}

/** The value of a pixel that shows nothing but the photo. */
function pureOf({ ramps }: Canvas): number {
	const ramp = ramps.findIndex(([, paint]) => paint === 'photo');
	return ramp < 0 ? -1 : ramp * steps + fullLevel;
}

function place(colours: Buffer, photo: Uint8Array, width: number): void {
	const rowBytes = photoFrame.width * 3;
	for (let row = 0; row < photoFrame.height; row++) {
		const from = photo.subarray(row * rowBytes, (row + 1) * rowBytes);
		colours.set(from, ((photoFrame.y + row) * width + photoFrame.x) * 3);
	}
}

type Sides = { colour: Uint8Array; share: number };

/** Of a pixel at the photo's edge: the other paint, and its share. */
function sidesOf({ ramps }: Canvas, palette: Uint8Array, value: number): Sides {
	const [base, step] = [value - (value % steps), value % steps];
	const toPhoto = ramps[value >> 4]?.[1] === 'photo';
	const pure = base + (toPhoto ? 0 : fullLevel);
	return { colour: palette.subarray(pure * 3, pure * 3 + 3), share: (toPhoto ? fullLevel - step : step) / fullLevel };
}

function mix(colours: Buffer, at: number, { colour, share }: Sides): void {
	for (let channel = 0; channel < 3; channel++) {
		const photo = colours[at + channel] ?? 0;
		colours[at + channel] = Math.round(photo + ((colour[channel] ?? 0) - photo) * share);
	}
}
