import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../publish/disk/list-files.ts';

/** Each file of a folder with the time it was last written and its inode: what a build touched shows as a difference. */
export function fileStamps(dir: string): Map<string, string> {
	return new Map(
		listFiles(dir).map((file) => {
			const { mtimeMs, ino } = statSync(join(dir, file));
			return [file, `${mtimeMs} ${ino}`];
		}),
	);
}

/** The files of a folder that hold this text. */
export const filesWith = (dir: string, text: string): Set<string> =>
	new Set(listFiles(dir).filter((file) => readFileSync(join(dir, file), 'utf8').includes(text)));

/** The files that are new or were written again between two calls of {@link fileStamps}. */
export function writtenFiles(before: Map<string, string>, after: Map<string, string>): string[] {
	return [...after].filter(([file, stamp]) => before.get(file) !== stamp).map(([file]) => file);
}
