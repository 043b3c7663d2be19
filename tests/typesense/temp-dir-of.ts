import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for all tests of a file, which removes it in the end. */
export function makeTempDirOf() {
	const dir = mkdtempSync(join(tmpdir(), 'forecourt-test-'));
	return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}
