import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The files below a folder, as paths relative to it, with forward slashes; symbolic links are not among them. */
export const listFiles = (dir: string): string[] => listEntries(dir).files;

/**
 * The files and the symbolic links below a folder. A link is not followed, as it may lead out of the folder or back into it.
 * Node's own recursive reading follows links to folders.
 */
export function listEntries(dir: string): { files: string[]; links: string[] } {
	const entries = [...entriesBelow(dir, '')];
	const pathsOf = (is: (entry: Dirent) => boolean): string[] =>
		entries.filter(({ entry }) => is(entry)).map(({ path }) => path);
	return {
		files: pathsOf((entry) => entry.isFile()),
		links: pathsOf((entry) => entry.isSymbolicLink()),
	};
}

function* entriesBelow(dir: string, under: string): Generator<{ entry: Dirent; path: string }> {
	for (const entry of readdirSync(join(dir, under), { withFileTypes: true })) {
		const path = `${under}${entry.name}`;
		yield { entry, path };
		if (entry.isDirectory()) yield* entriesBelow(dir, `${path}/`);
	}
}
