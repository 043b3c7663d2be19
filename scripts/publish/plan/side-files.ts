import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { headersFile, redirectsFile } from '../../../src/site/pages/host-rules.ts';
import { photoHostsText } from '../../../src/site/pictures/photo-hosts.ts';
import { isSharedFile, usedPictures } from '../../../src/site/pictures/pictures.ts';
import type { Site } from '../../../src/site/site.ts';
import type { Bundle } from '../bundle.ts';
import { hashOf } from '../disk/hash.ts';
import { listEntries } from '../disk/list-files.ts';
import { claimsFile, claimsText } from '../read/published-claims.ts';
import { chunksFile, earlierChunks } from './earlier-chunks.ts';
import type { IsIntact } from './intact.ts';

/** What is published beside the pages: the rules for the host, the files that all tenants share, the tenant's own. */
export type SideFiles = {
	/** Files of which we have the text. */
	texts: [file: string, text: string][];
	/** Files that are elsewhere already, with their size. */
	copies: { source: string; file: string; bytes: number }[];
	hash: string;
	/** The tenant's own files that are symbolic links and so not published. */
	leftOut: string[];
};

type FoundFile = { source: string; file: string };

type SideFileSources = {
	bundle: Bundle;
	/** The tenant's folder of own files, where it has one. */
	assets: string | null;
	/** Folder of the release before this one; it need not be there. */
	release: string;
	/** Unix seconds. */
	now: number;
};

/** The side files of a tenant's site. */
export function sideFilesOf(site: Site, { bundle, assets, release, now }: SideFileSources): SideFiles {
	const texts: SideFiles['texts'] = [
		['_redirects', redirectsFile(site)],
		['_headers', headersFile(site)],
		[claimsFile, claimsText(site.config)],
		...photoHostsText(site),
	];
	const pictures = usedPictures(site);
	const shared = filesOf(bundle.clientDir, '').copies.filter(({ file }) => isSharedFile(`/${file}`, pictures));
	const earlier = earlierChunks(
		release,
		shared.map(({ file }) => file),
		now,
	);
	texts.push([chunksFile, earlier.note]);
	const own = assets === null ? { copies: [], links: [] } : filesOf(assets, 'assets/');
	const contents = own.copies.map(({ source, file }) => [file, hashOf(readFileSync(source))]);
	const hash = hashOf(JSON.stringify([bundle.id, texts, shared.map(({ file }) => file), contents]));
	const copies = [...shared, ...earlier.copies, ...own.copies].map(withSize);
	return { texts, copies, hash, leftOut: own.links };
}

/** Whether the published site still has every side file as it is now. */
export const areSideFilesIntact = ({ texts, copies }: SideFiles, isIntact: IsIntact): boolean =>
	texts.every(([file, text]) => isIntact(file, Buffer.byteLength(text), () => hashOf(text))) &&
	copies.every(({ source, file, bytes }) => isIntact(file, bytes, () => hashOf(readFileSync(source))));

/** What is published of a folder, and what is not: a link may lead to a file that nobody means to publish. */
function filesOf(dir: string, under: string): { copies: FoundFile[]; links: string[] } {
	const { files, links } = listEntries(dir);
	const copies = files.map((file) => ({ source: join(dir, file), file: `${under}${file}` }));
	return { copies, links: links.map((link) => `${under}${link}`) };
}

const withSize = (found: FoundFile): SideFiles['copies'][number] => ({ ...found, bytes: statSync(found.source).size });
