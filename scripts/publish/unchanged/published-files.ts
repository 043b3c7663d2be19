import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { stockRecordPath } from '../../../src/stock/feed/stock-record.ts';
import { hashOf } from '../disk/hash.ts';
import { publishedFile, type TenantDirs } from '../paths.ts';
import { idFile } from '../plan/intact.ts';
import type { SideFiles } from '../plan/side-files.ts';
import type { BuildState } from '../plan/state.ts';
import { filesOf } from '../report/site-bytes.ts';

/** A published site as a build left it, and what the build knows of it. */
export type PublishedNotes = {
	/** The text of its `build.txt`. */
	site: string;
	/** Hashes of what a build reads back: the state, and what the site remembers of its stock. */
	read: string[];
	/** Every other file, with its size. */
	files: [file: string, bytes: number][];
};

type Site = { state: BuildState; sideFiles: SideFiles };

/** Notes the site that is published. */
export function notePublished(dirs: TenantDirs, { state, sideFiles }: Site): PublishedNotes {
	return { site: state.site, read: readBack(dirs), files: [...filesOf(state, sideFiles)] };
}

/**
 * Whether the published site is as it was left, as far as sizes and times tell (3 µs a file), and nobody has touched what
 * the next build reads of it. A build looks closer at a site that is not; see `createIntact`.
 */
export function isAsPublished(dirs: TenantDirs, { site, read, files }: PublishedNotes): boolean {
	const id = join(dirs.published, idFile);
	const publishedAt = statSync(id, { throwIfNoEntry: false })?.mtimeMs;
	if (publishedAt === undefined || readFileSync(id, 'utf8').trim() !== site) return false;
	const isLeft = ([file, bytes]: readonly [string, number]): boolean => {
		const stats = statSync(`${dirs.published}/${file}`, { throwIfNoEntry: false });
		return stats !== undefined && stats.size === bytes && stats.mtimeMs <= publishedAt && stats.isFile();
	};
	return files.every(isLeft) && readBack(dirs).join() === read.join();
}

const readBack = ({ state, published }: TenantDirs): string[] =>
	[state, join(published, publishedFile(stockRecordPath))].map((file) => hashOf(readFileSync(file)));
