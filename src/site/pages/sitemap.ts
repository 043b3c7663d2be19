import { absoluteUrl } from '../../domain/addresses/absolute-url.ts';
import type { Car } from '../../stock/car/car.ts';
import type { Site, SitemapEntry } from '../site.ts';
import type { Page } from './page-table.ts';

/** More photos of a car than these tell a search engine nothing new, and make the file heavy. */
const mostImages = 5;

/** The addresses of cars' pictures that were made before, by the very car. */
export type KnownImages = WeakMap<Car, { origin: string; images: string[] }>;

/** The pages that search engines should know, in the page table's order. */
export function sitemapEntries(
	pages: readonly Page[],
	site: Pick<Site, 'config' | 'car'>,
	{ changedOn, known = new WeakMap() }: { changedOn: (path: string) => string; known?: KnownImages },
): SitemapEntry[] {
	const { url } = site.config;
	const imagesOf = (car: Car | undefined): string[] => {
		if (!car) return [];
		const before = known.get(car);
		if (before?.origin === url) return before.images;
		const images = carImages(car, url);
		known.set(car, { origin: url, images });
		return images;
	};
	return pages
		.filter(({ indexed }) => indexed)
		.map((page) => ({
			url: absoluteUrl(page.path, url),
			changed: changedOn(page.path),
			images: page.kind === 'car' ? imagesOf(site.car(page.params)) : [],
		}));
}

function carImages(car: Car, origin: string): string[] {
	const images = car.images.slice(0, mostImages);
	return images.flatMap(({ image }) => URL.parse(image.url, origin)?.href ?? []);
}
