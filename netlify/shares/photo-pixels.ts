import jpeg from 'jpeg-js';
import { photoFrame } from '../../src/contract/share-drawing.ts';

/** The image service was asked for no more than the frame has. */
const limits = { maxResolutionInMP: 1, maxMemoryUsageInMB: 100, useTArray: true, formatAsRGBA: false } as const;

/**
 * A JPEG as it fills the frame: red, green and blue, a byte each. The image service cuts it to size, but enlarges nothing:
 * a smaller photo is cut and enlarged here. Null where the bytes are no JPEG, or a larger one.
 */
export function photoPixels(bytes: Uint8Array): Uint8Array | null {
	let photo: Pixels;
	try {
		photo = jpeg.decode(bytes, limits);
	} catch {
		// Not a JPEG, or one that is cut short.
		return null;
	}
	if (photo.width === photoFrame.width && photo.height === photoFrame.height) return photo.data;
	return enlarged(photo);
}

type Pixels = { width: number; height: number; data: Uint8Array };

function enlarged({ width, height, data }: Pixels): Uint8Array {
	const scale = Math.min(width / photoFrame.width, height / photoFrame.height);
	const [left, top] = [(width - photoFrame.width * scale) / 2, (height - photoFrame.height * scale) / 2];
	const pixels = new Uint8Array(photoFrame.width * photoFrame.height * 3);
	for (let y = 0; y < photoFrame.height; y++) {
		const row = Math.floor(top + (y + 0.5) * scale) * width;
		for (let x = 0; x < photoFrame.width; x++) {
			const from = (row + Math.floor(left + (x + 0.5) * scale)) * 3;
			pixels.set(data.subarray(from, from + 3), (y * photoFrame.width + x) * 3);
		}
	}
	return pixels;
}
