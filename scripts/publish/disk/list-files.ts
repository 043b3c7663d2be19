import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The files below a folder, as paths relative to it, with forward slashes; symbolic links are not among them. */
export const listFiles = (dir: string): string[] => listEntries(dir).files;

/** The files and the symbolic links below a folder. A link is not followed: it may lead out of the folder. */
export function listEntries(dir: string): { files: string[]; links: string[] } {
	const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
	const pathsOf = (chosen: typeof entries): string[] =>
		chosen.map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
	return {
		files: pathsOf(entries.filter((entry) => entry.isFile())),
		links: pathsOf(entries.filter((entry) => entry.isSymbolicLink())),
	};
}
