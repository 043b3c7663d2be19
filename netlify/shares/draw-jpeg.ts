import { type ShareDrawing, shareSize } from '../../src/contract/share-drawing.ts';
import { shareCanvas } from '../../src/site/share/share-canvas.ts';
import { trueColours } from '../../src/site/share/true-colours.ts';
import { type Pixels, writeJpeg } from './jpeg.ts';

/** The most bytes that a picture for shares may have; and the qualities to try, the best first, in percent. */
const mostBytes = 60_000;
const qualities = [75, 60, 45] as const;

/** Draws a picture for shares as JPEG; `photo` as it fills its frame, or null for none. Without a native module. */
export async function drawJpeg(drawing: ShareDrawing, photo: Uint8Array | null): Promise<Buffer> {
	const data = withAlpha(trueColours(shareCanvas(drawing, { photo: photo !== null }), photo));
	for (const quality of qualities) {
		const bytes = await writeJpeg({ data, ...shareSize }, quality);
		if (bytes.length <= mostBytes || quality === qualities.at(-1)) return bytes;
	}
	throw new Error('There is no quality to try.');
}

/** What the encoder takes: 4 bytes a pixel. */
function withAlpha(colours: Uint8Array): Pixels['data'] {
	const data = new Uint8ClampedArray((colours.length / 3) * 4);
	for (let pixel = 0; pixel * 4 < data.length; pixel++) {
		data[pixel * 4] = colours[pixel * 3] ?? 0;
		data[pixel * 4 + 1] = colours[pixel * 3 + 1] ?? 0;
		data[pixel * 4 + 2] = colours[pixel * 3 + 2] ?? 0;
	}
	return data;
}
