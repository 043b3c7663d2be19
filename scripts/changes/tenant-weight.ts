import { statSync } from 'node:fs';
import { join } from 'node:path';
import { readKeptReport } from '../publish/report/kept-report.ts';
import { namedPaths } from './tenant-files.ts';

/** Pages of a site without stock: those of blocks, texts and places. */
const pagesWithoutStock = 40;
/** A record of 1 KB comes to one car's page, and to a part of a list's. */
const feedBytesPerPage = 1000;
/** What a site is taken for whose feed is elsewhere, or that was never built here: a dealer with some 200 cars. */
const usualPages = 300;

/**
 * How much work each tenant is, in pages: as its last build into `out` counted them, else as the size of its feed tells, else a
 * usual number. Only for sharing the work out.
 */
export function tenantWeights(slugs: readonly string[], { tenantsDir, out }: Places): Map<string, number> {
	const reports = readKeptReport(out)?.tenants ?? [];
	const built = new Map(reports.map(({ slug, pages }) => [slug, pages.rendered + pages.reused]));
	return new Map(slugs.map((slug) => [slug, built.get(slug) || pagesOfFeed(join(tenantsDir, slug))]));
}

export type Places = { tenantsDir: string; out: string };

function pagesOfFeed(dir: string): number {
	const { feed } = namedPaths(dir);
	const bytes = feed === null ? undefined : statSync(feed, { throwIfNoEntry: false })?.size;
	return bytes === undefined ? usualPages : pagesWithoutStock + Math.round(bytes / feedBytesPerPage);
}
