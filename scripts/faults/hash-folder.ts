import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../publish/disk/list-files.ts';

/** One hash of all files of a folder, by name and contents. */
export function hashFolder(dir: string): string {
	const hash = createHash('sha256');
	for (const file of listFiles(dir).sort()) {
		hash.update(`${file}\0`).update(readFileSync(join(dir, file)));
		hash.update('\0');
	}
	return hash.digest('hex');
}
