import { statSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
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
		return await asJpeg(trueColours(canvas, photo, room), photo && detailOf(photo));
	} finally {
		rooms.push(room);
	}
}

/** Room for pictures in true colours, used again: making it takes as long as drawing. */
const rooms: Buffer[] = [];

/** The most bytes that a picture for shares may have; and the qualities to try, the best first, in percent. */
const mostBytes = 60_000;
const qualities = [75, 65, 55, 45] as const;

/** Above so much detail 75 % was more than 60 KB for all but a few of 80 photographs, and a try costs 2.5 ms. */
const muchDetail = 2.1;

async function asJpeg(colours: Buffer, detail: number | null): Promise<Buffer> {
	for (const quality of qualities.slice(detail !== null && detail > muchDetail ? 1 : 0)) {
		const picture = sharp(colours, { raw: { ...shareSize, channels: 3 } });
		const jpeg = await picture.jpeg({ quality, optimiseCoding: false }).toBuffer();
		if (jpeg.length <= mostBytes || quality === qualities.at(-1)) return jpeg;
	}
	throw new Error('There is no quality to try.');
}

/** How much neighbouring pixels of a framed photo differ in the middle, in steps of green from 0 to 40; by every ninth row. */
function detailOf(photo: Buffer): number {
	const { width, height } = photoFrame;
	let [sum, count] = [0, 0];
	for (let row = 0; row < height; row += 9) {
		const end = (row + 1) * width * 3 - 3;
		for (let at = row * width * 3 + 1; at < end; at += 3, count++)
			sum += Math.min(40, Math.abs((photo[at] ?? 0) - (photo[at + 3] ?? 0)));
	}
	return sum / count;
}

/** Cars of one model and colour share a drawing, and stand next to each other in the stock. 0.8 MB each. */
const framed = memo(frame, new FewKept<string, Promise<Buffer>>(16));

/** A process that builds again and again meets other pictures in the same files. */
function versionOf(file: string): string {
	const { ino, size, mtimeMs } = statSync(file);
	return [file, ino, size, mtimeMs].join(' ');
}

const mostPixels = { limitInputPixels: 100_000_000 };

/**
 * A picture as it fills its frame: red, green and blue, a byte each. Most photos are in sRGB, and need no conversion; the
 * others, such as phones' in Display P3, are made small first: sharp converts before that, which takes 20 ms of a photo of 2 megapixels.
 */
async function frame(_version: string, file: string): Promise<Buffer> {
	const { space, icc } = await sharp(file, mostPixels).metadata();
	if (space !== 'srgb') return inFrame(sharp(file, mostPixels)).raw().toBuffer();
	const small = inFrame(sharp(file, { ...mostPixels, ignoreIcc: true }));
	if (!icc || isStandard(icc)) return small.raw().toBuffer();
	const tagged = await small.keepIccProfile().tiff({ compression: 'none' }).toBuffer();
	return sharp(tagged).toColourspace('srgb').raw().toBuffer();
}

function inFrame(photo: Sharp): Sharp {
	const { width, height } = photoFrame;
	return photo
		.rotate()
		.resize(width, height, { fit: 'cover', kernel: 'cubic' })
		.flatten({ background: '#ffffff' })
		.toColourspace('srgb')
		.removeAlpha();
}

/** Whether a profile calls itself sRGB, in a text of one byte a letter or of two. */
const isStandard = (icc: Buffer): boolean => /sRGB/.test(icc.toString('latin1').replaceAll('\0', ''));

/** What sharp cannot read is not a picture; a text stands in its place. */
const unreadable = (): null => null;
