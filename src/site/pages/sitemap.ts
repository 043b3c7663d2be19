import type { Site } from '../site.ts';
import type { Page } from './page-table.ts';

/** A page as the sitemap names it: address, the day on which its bytes last changed, its pictures. */
export type SitemapEntry = { url: string; changed: string; images: string[] };

/** One of several sitemaps: its address, the latest day in it. */
export type SitemapPart = { url: string; changed: string };

/** The most addresses that the format lets a sitemap have. */
export const mostSitemapEntries = 50_000;

/** More photos of a car than these tell a search engine nothing new, and make the file heavy. */
const mostImages = 5;

/** The pages that search engines should know, in the page table's order. */
export function sitemapEntries(
	pages: readonly Page[],
	site: Pick<Site, 'config' | 'car'>,
	changedOn: (path: string) => string,
): SitemapEntry[] {
	const { url } = site.config;
	return pages
		.filter(({ indexed }) => indexed)
		.map((page) => ({
			url: new URL(page.path, url).href,
			changed: changedOn(page.path),
			images: page.kind === 'car' ? carImages(site.car(page.params), url) : [],
		}));
}

/** Where the sitemap of this number lies, from 1: `/sitemap-1.xml`. */
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

function carImages(car: ReturnType<Site['car']>, origin: string): string[] {
	const images = (car?.images ?? []).slice(0, mostImages);
	return images.flatMap(({ image }) => URL.parse(image.url, origin)?.href ?? []);
}
