import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file so that a reader, or the next run after a kill, finds the old text or the new one, never half. The text is
 * on the disk before it gets the file's name, so that this holds after a power cut, too.
 */
export function writeWhole(file: string, text: string): void {
	mkdirSync(dirname(file), { recursive: true });
	const fresh = `${file}.${process.pid}.tmp`;
	const handle = openSync(fresh, 'w');
	try {
		writeFileSync(handle, text);
		fsyncSync(handle);
	} finally {
		closeSync(handle);
	}
	renameSync(fresh, file);
}
