import { absoluteUrl } from '../../domain/addresses/absolute-url.ts';
import { kindOf, type Page } from '../pages/page-table.ts';
import { sharePicture } from '../share/share-picture.ts';
import type { Site } from '../site.ts';
import type { Thing } from './json-ld/json-ld.ts';
import { jsonLdText } from './json-ld/json-ld.ts';
import { structuredData } from './json-ld/structured-data.ts';

/** What a page says of its contents to machines, in its head and on `<html>`. */
export type PageAbout = {
	/** Text of the `application/ld+json` script; null where there is nothing to say. */
	jsonLd: string | null;
	/** The drawn picture for shares; null leaves the page's or the site's own. */
	share: { url: string; alt: string } | null;
	/** What the analytics count when it is seen; null for nothing. */
	views: string | null;
};

/** Works out what a page's head says of its contents. `model` is what the page shows. */
export function pageAbout(site: Site, page: Page, model: unknown): PageAbout {
	const things: Thing[] = structuredData(site, page, model);
	const share = sharePicture(site, page);
	return {
		jsonLd: things.length > 0 ? jsonLdText(things) : null,
		share: share && { url: absoluteUrl(share.path, site.config.url), alt: share.alt },
		views: pageViews(page, model),
	};
}

/** What the analytics count when the page is seen (USER-7), as its `data-page-view`: `2 49`; null for nothing. */
export function pageViews(page: Page, model: unknown): string | null {
	const views =
		kindOf(page)
			.counts?.(model, page)
			.filter((view) => view !== null) ?? [];
	return views.length > 0 ? views.join(' ') : null;
}
