import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { tenantSlugPattern } from '../../src/domain/words/tenant-slug.ts';
import { type Draw, drawItems, thisDraw } from './draw.ts';

/** The built sites in a folder that has one of each tenant. Throws an Error where there is no such folder. */
export function sitesIn(folder: string): string[] {
	if (!existsSync(folder)) throw new Error(`There is no folder ${folder}: build the sites first.`);
	return readdirSync(folder)
		.filter((name) => tenantSlugPattern.test(name))
		.map((name) => join(folder, name));
}

/** The HTML files of the built site in `root`, relative to it, in a fixed order. */
export function htmlFiles(root: string): string[] {
	return readdirSync(root, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
		.map((entry) =>
			join(entry.parentPath, entry.name)
				.slice(root.length + 1)
				.replaceAll('\\', '/'),
		)
		.sort();
}

/** A built site: its folder, and its HTML files relative to that. */
export type SiteFiles = { root: string; files: readonly string[] };

/** Pages of one kind that are checked, of all sites together. */
const perKind = 5;

/**
 * A few pages of every kind from all sites, as drawn; every page in a full run. Pages of one kind lie in the same folder at
 * the same depth, so `cars/a/index.html` and `cars/b/index.html` are of one kind and `contact/index.html` is of another.
 */
export function samplePages(sites: readonly SiteFiles[], draw: Draw = thisDraw()): string[] {
	const pages = sites.flatMap(({ root, files }) =>
		files.map((file) => ({ path: join(root, file), kind: kindOf(file) })),
	);
	const kinds = Map.groupBy(pages, ({ kind }) => kind);
	return [...kinds].flatMap(([kind, items]) =>
		drawItems({ matrix: `html ${kind}`, items, count: perKind }, draw).map(({ path }) => path),
	);
}

function kindOf(file: string): string {
	const parts = file.split('/');
	return parts.length < 3 ? file : `${parts[0]}:${parts.length}`;
}
