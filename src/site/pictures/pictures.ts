import type { Site } from '../site.ts';

/** Where the pictures that we drew ourselves are published. */
const folder = '/pictures/';

/**
 * The drawn pictures that a site shows: those of its cars and those that its config and texts name. A dealer with photos of his
 * own need not carry the rest of them.
 */
export function usedPictures(site: Site): Set<string> {
	const used = new Set<string>();
	for (const slug of site.slugs()) {
		const car = site.car(slug);
		for (const { image } of car?.images ?? []) if (image.url.startsWith(folder)) used.add(image.url);
		if (car?.primary_image_url?.startsWith(folder)) used.add(car.primary_image_url);
	}
	const written = JSON.stringify([site.config, ...ownTexts(site)]);
	for (const [picture] of written.matchAll(/\/pictures\/[\w.-]+/g)) used.add(picture);
	return used;
}

/** What the tenant has written in its content folder. */
export function ownTexts(site: Site): unknown[] {
	const articles = site.articleSlugs().map((slug) => site.article(slug));
	return [articles, site.markdownPages().map((path) => site.markdownPage(path)), site.team(), site.offers()];
}

/** Whether a file that all tenants share, `/pictures/ute-red-side.svg`, is published with this site; our notes are not. */
export const isSharedFile = (path: string, used: ReadonlySet<string>): boolean =>
	path.startsWith(folder) ? used.has(path) : path !== '/README.md';
