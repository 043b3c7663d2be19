import type { Site } from '../site.ts';

/** Where a tenant's own files are published. */
const folder = '/assets/';

/**
 * The addresses of a tenant's own files that its site shows, `/assets/ute.svg`: those of its cars and those that its config,
 * texts and style sheet name. What a site only shares with others is published with it if it is among these.
 */
export function usedFiles(site: Site): Set<string> {
	const used = new Set<string>();
	const add = (url: string | undefined): void => {
		if (url?.startsWith(folder)) used.add(url);
	};
	for (const slug of site.slugs()) {
		const { images = [], thumbnails = [], primary_image_url, file, impel_url } = site.car(slug) ?? {};
		for (const { image } of [...images, ...thumbnails]) add(image.url);
		for (const url of [primary_image_url, file, impel_url]) add(url);
	}
	for (const { slug } of site.gone()) add(site.pastCar(slug)?.image ?? undefined);
	for (const url of addressesIn(JSON.stringify([site.config, ...ownTexts(site), site.css()]))) add(url);
	return used;
}

/** What the tenant has written in its content folder. */
export function ownTexts(site: Site): unknown[] {
	const articles = site.articleSlugs().map((slug) => site.article(slug));
	return [articles, site.markdownPages().map((path) => site.markdownPage(path)), site.team(), site.offers()];
}

/** As they are, and within addresses of the image service. */
function* addressesIn(text: string): Generator<string> {
	for (const [url] of text.matchAll(/\/assets\/[^\s"'()<>\\?#&]+/g)) yield url;
	for (const [url] of text.matchAll(/%2Fassets%2F[^\s"'()<>\\?#&]+/gi)) yield decodeURIComponent(url);
}
