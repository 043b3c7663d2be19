import sharp from 'sharp';
import { photoFrame } from '../../../src/contract/share-drawing.ts';

// A build has a process for each core already.
sharp.concurrency(1);
sharp.cache(false);

/** An SVG file as JPEG, as it fills the frame of a picture for shares; null for one that cannot be read. */
export async function photoOfDrawing(file: string): Promise<Buffer | null> {
	const { width, height } = photoFrame;
	try {
		return await sharp(file)
			.resize(width, height, { fit: 'cover' })
			.flatten({ background: '#ffffff' })
			.jpeg({ quality: 90 })
			.toBuffer();
	} catch {
		// What sharp cannot read is not a picture; a text stands in its place.
		return null;
	}
}
