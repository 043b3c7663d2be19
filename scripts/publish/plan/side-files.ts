import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { memo } from '../../../src/site/memo.ts';
import { headersFile, redirectsFile } from '../../../src/site/pages/host-rules.ts';
import { photoHostsText } from '../../../src/site/pictures/photo-hosts.ts';
import { usedFiles } from '../../../src/site/pictures/used-files.ts';
import type { Site } from '../../../src/site/site.ts';
import { sealedFile } from '../../sources/dashboard/sealed-answer.ts';
import type { Bundle } from '../bundle.ts';
import { hashOf } from '../disk/hash.ts';
import { listEntries } from '../disk/list-files.ts';
import { MadeOfFiles } from '../memory/file-stamp.ts';
import { type FoundFile, type OwnFolders, ownFile } from '../read/own-files.ts';
import { claimsFile, claimsText } from '../read/published-claims.ts';
import { chunksFile, earlierChunks } from './earlier-chunks.ts';
import type { IsIntact } from './intact.ts';

/** What is published beside the pages: the rules for the host, the files that all tenants share, the tenant's own. */
export type SideFiles = {
	/** Files of which we have the text. */
	texts: [file: string, text: string][];
	/** Files that are elsewhere already, with their size. */
	copies: { source: string; file: string; bytes: number }[];
	/** The tenant's own files among these, with the hash of their contents. */
	own: { source: string; hash: string }[];
	hash: string;
	/** Until when the scripts of earlier releases stay, in Unix seconds; Infinity where there are none. */
	until: number;
	/** The tenant's own files that are symbolic links and so not published. */
	leftOut: string[];
};

type SideFileSources = {
	bundle: Bundle;
	assets: OwnFolders;
	/** Folder of the release before this one; it need not be there. */
	release: string;
	/** Unix seconds. */
	now: number;
	/** Files that were made for this site, named by what they hold. */
	made?: readonly FoundFile[];
	/** Hashes of the tenant's own files that were worked out before. */
	hashes?: MadeOfFiles<string>;
	/** The dashboard's answer that the site is made with, for nobody but the next build to read. */
	sealed?: string;
};

export const newFileHashes = (): MadeOfFiles<string> => new MadeOfFiles();

/** The side files of a tenant's site. */
export function sideFilesOf(site: Site, sources: SideFileSources): SideFiles {
	const { bundle, assets, release, now, sealed, made = [], hashes = newFileHashes() } = sources;
	const texts: SideFiles['texts'] = [
		['_redirects', redirectsFile(site)],
		['_headers', headersFile(site)],
		[claimsFile, claimsText(site.config)],
		...photoHostsText(site),
	];
	if (sealed !== undefined) texts.push([sealedFile, sealed]);
	const shared = sharedFiles(bundle.clientDir);
	const earlier = earlierChunks(
		release,
		shared.map(({ file }) => file),
		now,
	);
	texts.push([chunksFile, earlier.note]);
	const { copies: own, links } = ownEntries(site, assets);
	const hashOfFile = (file: string): string => hashes.of(file, () => hashOf(readFileSync(file)));
	const hashed = own.map(({ source, file }) => ({ source, file, hash: hashOfFile(source) }));
	const contents = hashed.map(({ file, hash }) => [file, hash]);
	const hash = hashOf(JSON.stringify([bundle.id, texts, [...shared, ...made].map(({ file }) => file), contents]));
	const copies = [...shared, ...[...earlier.copies, ...made, ...own].map(withSize)];
	return { texts, copies, own: hashed, hash, until: earlier.until, leftOut: links };
}

/** Whether the published site still has every side file as it is now. */
export const areSideFilesIntact = ({ texts, copies }: SideFiles, isIntact: IsIntact): boolean =>
	texts.every(([file, text]) => isIntact(file, Buffer.byteLength(text), () => hashOf(text))) &&
	copies.every(({ source, file, bytes }) => isIntact(file, bytes, () => hashOf(readFileSync(source))));

/**
 * The tenant's own files: all of its assets folder, and of folders that it shares those that its site shows. A symbolic link
 * in its folder is not published: it may lead to a file that nobody means to publish.
 */
function ownEntries(site: Site, folders: OwnFolders): { copies: FoundFile[]; links: string[] } {
	if (folders.own === null && folders.shared.length === 0) return { copies: [], links: [] };
	const shown = [...usedFiles(site)].sort().flatMap((address) => ownFile(folders, address) ?? []);
	const { files, links } = folders.own === null ? { files: [], links: [] } : listEntries(folders.own);
	const own = folders.own === null ? [] : foundFiles(folders.own, files, 'assets/');
	const copies = [...new Map([...shown, ...own].map((found) => [found.file, found])).values()];
	return { copies, links: links.map((link) => `assets/${link}`) };
}

/** The tenant's own files that are published. */
export const ownCopies = (site: Site, folders: OwnFolders): FoundFile[] => ownEntries(site, folders).copies;

/** Whether a file that all sites share is published; our notes are not. */
export const isForVisitors = (file: string): boolean => file !== 'README.md';

/** The files of a bundle that all sites publish. A bundle does not change once it is there. */
const sharedFiles = memo((dir: string): SideFiles['copies'] => {
	const files = listEntries(dir).files.filter(isForVisitors);
	return foundFiles(dir, files, '').map(withSize);
});

const foundFiles = (dir: string, files: readonly string[], under: string): FoundFile[] =>
	files.map((file) => ({ source: join(dir, file), file: `${under}${file}` }));

const withSize = (found: FoundFile): SideFiles['copies'][number] => ({ ...found, bytes: statSync(found.source).size });
