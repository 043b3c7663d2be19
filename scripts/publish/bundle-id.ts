import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contentHash } from '../program/content-hash.mjs';
import { listFiles } from './disk/list-files.ts';

/** What the bundle is made from; after a change of any of these files it is made again. */
const inputs = ['src', 'public', 'scripts/astro', 'astro.config.mjs', 'package-lock.json', 'tsconfig.json'];

/** Names what a project's bundle is made from: the contents of all sources, and the Node that bundles them. */
export const sourcesId = (project: string): string =>
	idOf([process.versions.node, contentHash(project, inputs)].join(' '));

/**
 * Names the bundle in the folder `dir` by what pages are rendered with: its files, and the code of the sites that it asks.
 * A comment in a source is in neither, so no page is rendered for one (SITE-16). Nor are the folders of project and bundle:
 * in another checkout the same code is the same bundle. The version of Node is, since dates and amounts are worded by it.
 */
export async function bundleId(dir: string, project: string): Promise<string> {
	const read = (file: string): string | Uint8Array =>
		file.endsWith('.mjs') ? placeless(join(dir, file), [dir, project]) : readFileSync(join(dir, file));
	const lines = listFiles(dir)
		.sort()
		.map((file) => `${file} ${idOf(read(file))}`);
	return idOf([process.versions.node, idOf(await siteCode(project)), ...lines].join('\n'));
}

/**
 * What a site answers pages with is not in the bundle: the build's own program has it. Not all answers are recorded as reads of
 * a page (`can`, the search's index), so its code counts as a whole; without comments, names and places.
 */
export async function siteCode(project: string): Promise<string> {
	const { build } = await import('esbuild');
	const { outputFiles } = await build({
		absWorkingDir: project,
		entryPoints: ['src/site/open-site.ts'],
		bundle: true,
		minify: true,
		legalComments: 'none',
		format: 'esm',
		platform: 'node',
		target: 'node24',
		write: false,
		logLevel: 'warning',
	});
	return outputFiles.map(({ text }) => text).join();
}

/** The text of a file without the addresses of these folders. */
function placeless(file: string, folders: readonly string[]): string {
	const addresses = folders.flatMap((folder) => [pathToFileURL(folder).href, folder]).map(withoutSlash);
	return addresses.reduce((text, address) => text.replaceAll(address, ''), readFileSync(file, 'utf8'));
}

const withoutSlash = (address: string): string => address.replace(/[/\\]$/, '');

const idOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex').slice(0, 16);
