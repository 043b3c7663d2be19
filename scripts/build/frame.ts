import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersFile, redirectsFile } from '../../src/site/host-rules.ts';
import type { Site } from '../../src/site/site.ts';
import type { Bundle } from './bundle.ts';
import { hashOf } from './fingerprint.ts';
import { listFiles } from './publish.ts';

/** What is published beside the pages: the rules for the host, the files that all tenants share, the tenant's own. */
export type Frame = {
	files: [file: string, text: string][];
	trees: { dir: string; under: string; paths: string[] }[];
	hash: string;
};

/** The frame of a tenant's site. `assetsDir` is the tenant's `assets` folder, where it has one. */
export function frameOf(site: Site, bundle: Bundle, assetsDir: string | null): Frame {
	const files: Frame['files'] = [
		['_redirects', redirectsFile(site)],
		['_headers', headersFile(site)],
	];
	const assets = assetsDir === null ? [] : [treeOf(assetsDir, 'assets')];
	const contents = assets.flatMap(({ dir, files: names }) => names.map((name) => hashOf(readFileSync(join(dir, name)))));
	const trees = [treeOf(bundle.clientDir, ''), ...assets];
	const hash = hashOf(JSON.stringify([bundle.id, files, trees.map((tree) => tree.paths), contents]));
	return { files, hash, trees };
}

function treeOf(dir: string, under: string) {
	const files = listFiles(dir);
	return { dir, under, files, paths: files.map((file) => `/${under ? `${under}/` : ''}${file}`) };
}
