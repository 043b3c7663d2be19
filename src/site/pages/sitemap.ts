import type { Site, SitemapEntry } from '../site.ts';
import type { Page } from './page-table.ts';

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

function carImages(car: ReturnType<Site['car']>, origin: string): string[] {
	const images = (car?.images ?? []).slice(0, mostImages);
	return images.flatMap(({ image }) => URL.parse(image.url, origin)?.href ?? []);
}
