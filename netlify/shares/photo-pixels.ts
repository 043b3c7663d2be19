import { photoFrame } from '../../src/contract/share-drawing.ts';
import { type Pixels, readJpeg } from './jpeg.ts';

/**
 * A JPEG as it fills the frame: red, green and blue, a byte each. The image service cuts it to size, but enlarges nothing:
 * a smaller photo is cut and enlarged here. Null where the bytes are not JPEG, or one that is larger than was asked for.
 */
export async function photoPixels(bytes: Uint8Array): Promise<Uint8Array | null> {
	const photo = await readJpeg(bytes);
	const fits = photo && photo.width > 0 && photo.width <= photoFrame.width && photo.height <= photoFrame.height;
	return fits ? filling(photo) : null;
}

/** Each pixel of the frame from the nearest one of the photo's middle part that has the frame's shape. */
function filling({ width, height, data }: Pixels): Uint8Array {
	const scale = Math.min(width / photoFrame.width, height / photoFrame.height);
	const [left, top] = [(width - photoFrame.width * scale) / 2, (height - photoFrame.height * scale) / 2];
	const pixels = new Uint8Array(photoFrame.width * photoFrame.height * 3);
	let at = 0;
	for (let y = 0; y < photoFrame.height; y++) {
		const row = Math.floor(top + (y + 0.5) * scale) * width;
		for (let x = 0; x < photoFrame.width; x++) {
			const from = (row + Math.floor(left + (x + 0.5) * scale)) * 4;
			pixels[at++] = data[from] ?? 0;
			pixels[at++] = data[from + 1] ?? 0;
			pixels[at++] = data[from + 2] ?? 0;
		}
	}
	return pixels;
}
