import { statSync } from 'node:fs';
import { join } from 'node:path';
import { hashOfFile } from '../disk/hash.ts';
import type { TenantDirs } from '../paths.ts';

/** Written into a site as its last file. Names the build that the site comes from, for ops and for the next build. */
export const idFile = 'build.txt';

/** Whether a published file still is what the build wrote: it has that many bytes and, where that is known, that hash. */
export type IsIntact = (file: string, bytes: number, hash?: () => string) => boolean;

/**
 * Looks at the files of the published site. Asking for a file's size and time takes 3 µs, so every build asks for all of
 * them. Only a file that was changed after the site was published (an editor, a tool that works in place, a copy of the
 * folder) is read and hashed.
 */
export function createIntact({ published }: Pick<TenantDirs, 'published'>): IsIntact {
	const publishedAt = statSync(join(published, idFile), { throwIfNoEntry: false })?.mtimeMs ?? 0;
	return (file, bytes, hash) => {
		const path = `${published}/${file}`;
		const stats = statSync(path, { throwIfNoEntry: false });
		if (!stats?.isFile() || stats.size !== bytes) return false;
		return stats.mtimeMs <= publishedAt || !hash || hashOfFile(path) === hash();
	};
}
