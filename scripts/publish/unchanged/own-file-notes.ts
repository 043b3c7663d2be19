import { readFileSync } from 'node:fs';
import { hashOf } from '../disk/hash.ts';
import { listEntries } from '../disk/list-files.ts';
import { fileStamp, stampBefore } from '../memory/file-stamp.ts';
import type { SideFiles } from '../plan/side-files.ts';
import { type OwnFolders, ownFile } from '../read/own-files.ts';

/** A tenant's own files (pictures, documents) as a build found them. */
export type OwnFileNotes = {
	/** What its own folder holds. */
	files: string[];
	links: string[];
	/** Addresses that the site asked for, each with the file that it had for it; null for none. */
	asked: [address: string, source: string | null][];
	/** The files that it publishes: hash of the contents, and the stamp where that can be trusted. */
	published: [source: string, hash: string, stamp: string | null][];
};

/** Notes what a build found that began at `started` (Unix milliseconds). */
export function noteOwnFiles(folders: OwnFolders, { own }: Pick<SideFiles, 'own'>, started: number): OwnFileNotes {
	return {
		...entriesOf(folders),
		asked: [...(folders.asked ?? [])],
		published: own.map(({ source, hash }) => [source, hash, stampBefore(source, started)]),
	};
}

/** Whether a tenant has the same files as then: no other names, and the same contents, whatever their times say. */
export function hasSameFiles(folders: OwnFolders, { files, links, asked, published }: OwnFileNotes): boolean {
	const now = entriesOf(folders);
	return (
		isSameList(now.files, files) &&
		isSameList(now.links, links) &&
		asked.every(([address, source]) => (ownFile(folders, address)?.source ?? null) === source) &&
		published.every(([source, hash, stamp]) => isSameFile(source, hash, stamp))
	);
}

/** A file whose stamp is the same was not touched; of any other one the contents count. */
function isSameFile(source: string, hash: string, stamp: string | null): boolean {
	const now = fileStamp(source);
	return now !== null && (now === stamp || hashOf(readFileSync(source)) === hash);
}

function entriesOf({ own }: OwnFolders): Pick<OwnFileNotes, 'files' | 'links'> {
	if (own === null) return { files: [], links: [] };
	const { files, links } = listEntries(own);
	return { files: files.sort(), links: links.sort() };
}

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
	one.length === other.length && one.every((name, index) => name === other[index]);
