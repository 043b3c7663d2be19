import type { SitemapEntry, SitemapPart } from '../site.ts';

/** The most addresses that the format allows in one sitemap. */
export const mostSitemapEntries = 50_000;

/** Address of the sitemap of this number, from 1: `/sitemap-1.xml`. */
export const sitemapPartPath = (number: number): string => `/sitemap-${number}.xml`;

/** How many sitemaps so many addresses take beside `/sitemap.xml`, which then lists them: none where it holds them itself. */
export const sitemapPartCount = (entries: number, limit: number): number =>
	entries > limit ? Math.ceil(entries / limit) : 0;

/** The entries of the sitemap of this number. */
export const entriesOfPart = (entries: readonly SitemapEntry[], number: number, limit: number): SitemapEntry[] =>
	entries.slice((number - 1) * limit, number * limit);

/** The sitemaps that these entries are split into; none where one holds them all. */
export function sitemapParts(entries: readonly SitemapEntry[], origin: string, limit: number): SitemapPart[] {
	return Array.from({ length: sitemapPartCount(entries.length, limit) }, (_, index) => ({
		url: new URL(sitemapPartPath(index + 1), origin).href,
		changed: lastDay(entriesOfPart(entries, index + 1, limit)),
	}));
}

const lastDay = (entries: readonly SitemapEntry[]): string =>
	entries
		.map(({ changed }) => changed)
		.sort()
		.at(-1) ?? '';
