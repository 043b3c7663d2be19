import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startCaretaker } from '../../scripts/testing/caretaker.ts';

declare module 'vitest' {
	interface ProvidedContext {
		/** Folder for the PostgreSQL of this run, which the first test that wants it starts. */
		clusterDir: string;
	}
}

/** For vitest's `globalSetup`: where the PostgreSQL of the run goes, and its end, also where the run is killed. */
export default function setUp(project: TestProject): () => Promise<void> {
	// Not in TMPDIR: a socket's path may have no more than a hundred characters.
	const dir = mkdtempSync(join(process.platform === 'win32' ? tmpdir() : '/tmp', 'forecourt-pg-'));
	const caretaker = startCaretaker();
	caretaker.keep({ cluster: dir });
	project.provide('clusterDir', dir);
	return caretaker.release;
}
