import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file so that a reader, or the next run after a kill, finds the old text or the new one, never half. */
export function writeWhole(file: string, text: string): void {
	mkdirSync(dirname(file), { recursive: true });
	const fresh = `${file}.${process.pid}.tmp`;
	writeFileSync(fresh, text);
	renameSync(fresh, file);
}
