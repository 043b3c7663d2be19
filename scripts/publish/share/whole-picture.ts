import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';

/** The chunk that every PNG ends with. */
const end = Buffer.from('0000000049454e44ae426082', 'hex');

/** The size of a PNG in bytes; null where the file is not there or does not end as a PNG does. */
export function wholePictureSize(file: string): number | null {
	if (!existsSync(file)) return null;
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
