import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersFile, redirectsFile } from '../../src/site/host-rules.ts';
import { photoHostsText } from '../../src/site/photo-hosts.ts';
import { isSharedFile, usedPictures } from '../../src/site/pictures.ts';
import type { Site } from '../../src/site/site.ts';
import type { Bundle } from './bundle.ts';
import { hashOf } from './fingerprint.ts';
import { listFiles } from './publish.ts';

/** What is published beside the pages: the rules for the host, the files that all tenants share, the tenant's own. */
export type Frame = {
	/** Files of which we have the text. */
	texts: [file: string, text: string][];
	/** Files that lie somewhere already. */
	copies: { source: string; file: string }[];
	hash: string;
};

/** The frame of a tenant's site. `assetsDir` is the tenant's `assets` folder, where it has one. */
export function frameOf(site: Site, bundle: Bundle, assetsDir: string | null): Frame {
	const texts: Frame['texts'] = [
		['_redirects', redirectsFile(site)],
		['_headers', headersFile(site)],
		...photoHostsText(site),
	];
	const pictures = usedPictures(site);
	const shared = copiesOf(bundle.clientDir, '').filter(({ file }) => isSharedFile(`/${file}`, pictures));
	const own = assetsDir === null ? [] : copiesOf(assetsDir, 'assets/');
	const contents = own.map(({ source, file }) => [file, hashOf(readFileSync(source))]);
	const hash = hashOf(JSON.stringify([bundle.id, texts, shared.map(({ file }) => file), contents]));
	return { texts, copies: [...shared, ...own], hash };
}

const copiesOf = (dir: string, under: string): Frame['copies'] =>
	listFiles(dir).map((file) => ({ source: join(dir, file), file: `${under}${file}` }));
