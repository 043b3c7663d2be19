import { statSync } from 'node:fs';
import sharp from 'sharp';
import { photoFrame, type ShareDrawing, shareSize } from '../../../src/contract/share-drawing.ts';
import { FewKept } from '../../../src/site/few-kept.ts';
import { memo } from '../../../src/site/memo.ts';
import { shareCanvas } from '../../../src/site/share/share-canvas.ts';
import { trueColours } from '../../../src/site/share/true-colours.ts';
import { type OwnFolders, ownFile } from '../read/own-files.ts';

// A build has a process for each core already.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Draws a picture for shares with the car's photo as JPEG; without the photo where that has gone from the tenant's own
 * files, or cannot be read.
 */
export async function drawWithPhoto(drawing: ShareDrawing & { picture: string }, assets: OwnFolders): Promise<Buffer> {
	const found = ownFile(assets, drawing.picture);
	const photo = found && (await framed(versionOf(found.source), found.source).catch(unreadable));
	const canvas = shareCanvas(drawing, { photo: photo !== null });
	const room = rooms.pop() ?? Buffer.allocUnsafeSlow(canvas.pixels.length * 3);
	try {
		return await asJpeg(trueColours(canvas, photo, room));
	} finally {
		rooms.push(room);
	}
}

/** Room for pictures in true colours, used again: making it takes as long as drawing. */
const rooms: Buffer[] = [];

/** The most bytes that a picture for shares may have; and the qualities to try, the best first, in percent. */
const mostBytes = 60_000;
const qualities = [75, 65, 55, 45] as const;

async function asJpeg(colours: Buffer): Promise<Buffer> {
	for (const quality of qualities) {
		const picture = sharp(colours, { raw: { ...shareSize, channels: 3 } });
		const jpeg = await picture.jpeg({ quality, optimiseCoding: false }).toBuffer();
		if (jpeg.length <= mostBytes || quality === qualities.at(-1)) return jpeg;
	}
	throw new Error('There is no quality to try.');
}

/** Cars of one model and colour share a drawing, and stand next to each other in the stock. 0.8 MB each. */
const framed = memo(frame, new FewKept<string, Promise<Buffer>>(16));

/** A process that builds again and again meets other pictures in the same files. */
function versionOf(file: string): string {
	const { ino, size, mtimeMs } = statSync(file);
	return [file, ino, size, mtimeMs].join(' ');
}

/** A picture as it fills its frame: red, green and blue, a byte each. */
function frame(_version: string, file: string): Promise<Buffer> {
	const { width, height } = photoFrame;
	return sharp(file, { limitInputPixels: 100_000_000 })
		.rotate()
		.resize(width, height, { fit: 'cover' })
		.flatten({ background: '#ffffff' })
		.toColourspace('srgb')
		.removeAlpha()
		.raw()
		.toBuffer();
}

/** What sharp cannot read is no picture; a text stands in its place. */
const unreadable = (): null => null;
