import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { projectDir } from '../../scripts/publish/paths.ts';

/** A folder that is gone when the test ends. */
export function makeTempDir(): string {
	const dir = mkdtempSync(join(tmpdir(), 'forecourt-test-'));
	onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
	return dir;
}

/** The same within the project, for what has to find its packages. */
export function makeProjectDir(): string {
	const parent = join(projectDir, '.forecourt', 'test');
	mkdirSync(parent, { recursive: true });
	const dir = mkdtempSync(join(parent, 'temp-'));
	onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
	return dir;
}
