import { crc32, deflateSync } from 'node:zlib';
import { type Canvas, paletteOf } from './canvas.ts';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
/** 8 bits a pixel, colours from a palette, and the one way there is to compress, filter and interlace. */
const kind = [8, 3, 0, 0, 0];

/** A canvas as PNG with a palette: a byte a pixel is written as it is. */
export function indexedPng(canvas: Canvas): Buffer {
	const { width, height, pixels } = canvas;
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header.set(kind, 8);
	// A row starts with its filter: none.
	const rows = new Uint8Array((width + 1) * height);
	for (let row = 0; row < height; row++) {
		rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
	}
	const data = deflateSync(rows, { level: 4 });
	const parts = [chunk('IHDR', header), chunk('PLTE', paletteOf(canvas)), chunk('IDAT', data)];
	return Buffer.concat([signature, ...parts, chunk('IEND', new Uint8Array(0))]);
}

function chunk(type: string, data: Uint8Array): Buffer {
	const body = Buffer.concat([Buffer.from(type), data]);
	const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
	length.writeUInt32BE(data.length);
	check.writeUInt32BE(crc32(body));
	return Buffer.concat([length, body, check]);
}
