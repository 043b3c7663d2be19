import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { headersFile, redirectsFile } from '../../../src/site/pages/host-rules.ts';
import { photoHostsText } from '../../../src/site/pictures/photo-hosts.ts';
import { usedFiles } from '../../../src/site/pictures/used-files.ts';
import type { Site } from '../../../src/site/site.ts';
import { type FoundFile, type OwnFolders, ownFile } from '../read/own-files.ts';
import { claimsFile, claimsText } from '../read/published-claims.ts';
import type { Bundle } from '../render/bundle.ts';
import { listFiles } from '../write/publish.ts';
import { chunksFile, earlierChunks } from './earlier-chunks.ts';
import { hashOf } from './hash.ts';
import type { IsIntact } from './intact.ts';

/** What is published beside the pages: the rules for the host, the files that all tenants share, the tenant's own. */
export type Frame = {
	/** Files of which we have the text. */
	texts: [file: string, text: string][];
	/** Files that are elsewhere already, with their size. */
	copies: { source: string; file: string; bytes: number }[];
	hash: string;
};

type FrameParts = {
	bundle: Bundle;
	assets: OwnFolders;
	/** Folder of the release before this one; it need not be there. */
	release: string;
	/** Unix seconds. */
	now: number;
};

/** The frame of a tenant's site. */
export function frameOf(site: Site, { bundle, assets, release, now }: FrameParts): Frame {
	const texts: Frame['texts'] = [
		['_redirects', redirectsFile(site)],
		['_headers', headersFile(site)],
		[claimsFile, claimsText(site.config)],
		...photoHostsText(site),
	];
	const shared = copiesOf(bundle.clientDir, '').filter(({ file }) => isForVisitors(file));
	const earlier = earlierChunks(
		release,
		shared.map(({ file }) => file),
		now,
	);
	texts.push([chunksFile, earlier.note]);
	const own = ownCopies(site, assets);
	const contents = own.map(({ source, file }) => [file, hashOf(readFileSync(source))]);
	const hash = hashOf(JSON.stringify([bundle.id, texts, shared.map(({ file }) => file), contents]));
	return { texts, copies: [...shared, ...earlier.copies, ...own].map(withSize), hash };
}

/** Whether the published site still has every file of the frame as it is now. */
export const isFrameIntact = ({ texts, copies }: Frame, isIntact: IsIntact): boolean =>
	texts.every(([file, text]) => isIntact(file, Buffer.byteLength(text), () => hashOf(text))) &&
	copies.every(({ source, file, bytes }) => isIntact(file, bytes, () => hashOf(readFileSync(source))));

/** The tenant's own files: all of its assets folder, and of folders that it shares those that its site shows. */
export function ownCopies(site: Site, folders: OwnFolders): FoundFile[] {
	const shown = [...usedFiles(site)].sort().flatMap((address) => ownFile(folders, address) ?? []);
	const own = folders.own === null ? [] : copiesOf(folders.own, 'assets/');
	return [...new Map([...shown, ...own].map((found) => [found.file, found])).values()];
}

/** Whether a file that all sites share is published; our notes are not. */
export const isForVisitors = (file: string): boolean => file !== 'README.md';

const copiesOf = (dir: string, under: string): FoundFile[] =>
	listFiles(dir).map((file) => ({ source: join(dir, file), file: `${under}${file}` }));

const withSize = (found: FoundFile): Frame['copies'][number] => ({ ...found, bytes: statSync(found.source).size });
