import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { tenantFolders } from '../../../scripts/sources/tenants.ts';
import { type Draw, drawItems, drawNumber, thisDraw } from '../../../scripts/testing/draw.ts';
import { builtDirs } from '../../../scripts/testing/stages.ts';
import { pageOfEachKind, type SitePage } from './site-pages.ts';
import { fixtureUrl, sampleUrl } from './sites.ts';
import type { Width } from './widths.ts';

/** `sheets`: the addresses of all style sheets that the site's pages may have. */
export type SiteToRead = { slug: string; url: (path: string) => string; paths: string[]; sheets: string[] };
type Built = { slug: string; dir: string; url: (slug: string, path: string) => string; page: SitePage };

/** So many pages that one tenant alone has are read at each width. */
const ownPages = 3;

/**
 * The pages that are read at a width: each kind that several sites have on one of them at one of the widths, as drawn, and some
 * of the pages that one site alone has; in a full run every kind of every site at both.
 */
export function sitesToRead(width: Width, draw: Draw = thisDraw()): SiteToRead[] {
	const sites = Map.groupBy(chosen(width, draw), ({ slug }) => slug);
	return [...sites].map(([slug, pages]) => ({
		slug,
		url: (path) => pages[0]?.url(slug, path) ?? path,
		paths: pages.map(({ page }) => page.path),
		sheets: sheetsIn(join(pages[0]?.dir ?? '', '_astro')),
	}));
}

function chosen(width: Width, draw: Draw): Built[] {
	const all = [
		...tenantFolders('tenants').flatMap((slug) => built(slug, { dir: builtDirs.samples, url: sampleUrl })),
		...tenantFolders('tests/fixtures/tenants').flatMap((slug) =>
			built(slug, { dir: builtDirs.fixtures, url: fixtureUrl }),
		),
	];
	const kinds = [...Map.groupBy(all, ({ page }) => page.kind)];
	const shared = kinds.filter(([kind, pages]) => pages.length > 1 && (draw.isFull || widthOf(kind, draw) === width));
	const own = kinds.filter(([, pages]) => pages.length === 1).flatMap(([, pages]) => pages);
	return [
		...shared.flatMap(([kind, pages]) => drawItems({ matrix: `${width} ${kind}`, items: pages, count: 1 }, draw)),
		...drawItems({ matrix: `${width} own pages`, items: own, count: ownPages }, draw),
	];
}

/** The width at which a kind of page is read in this run. */
const widthOf = (kind: string, draw: Draw): Width =>
	drawNumber(`width of ${kind}`, draw) % 2 === 0 ? 'phone' : 'desktop';

const built = (slug: string, { dir, url }: { dir: string; url: Built['url'] }): Built[] =>
	pageOfEachKind(join(dir, slug)).map((page) => ({ slug, dir: join(dir, slug), url, page }));

/** Those for the screen: what is printed has another sheet. */
const sheetsIn = (folder: string): string[] =>
	readdirSync(folder)
		.filter((name) => /^site\..*\.css$/.test(name))
		.map((name) => `/_astro/${name}`);
