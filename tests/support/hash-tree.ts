import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../scripts/build/publish.ts';

/** One hash of a whole folder. */
export function hashTree(dir: string): string {
	const hash = createHash('sha256');
	for (const file of listFiles(dir).sort())
		hash
			.update(`${file}\0`)
			.update(readFileSync(join(dir, file)))
			.update('\0');
	return hash.digest('hex');
}
