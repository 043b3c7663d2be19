import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import { extname } from 'node:path';

/** What pictures end with: a PNG's last chunk, a JPEG's last marker. */
const ends: Readonly<Record<string, Buffer>> = {
	'.png': Buffer.from('0000000049454e44ae426082', 'hex'),
	'.jpg': Buffer.from('ffd9', 'hex'),
};

/** The size in bytes of a picture for shares; null where it is not there or does not end as its kind does. */
export function wholePictureSize(file: string): number | null {
	const end = ends[extname(file)];
	if (!end || !existsSync(file)) return null;
	const handle = openSync(file, 'r');
	try {
		const { size } = fstatSync(handle);
		const last = Buffer.alloc(end.length);
		readSync(handle, last, 0, last.length, Math.max(0, size - last.length));
		return last.equals(end) ? size : null;
	} finally {
		closeSync(handle);
	}
}
