import { hasLiveSource } from '../../../config/stock-feed.ts';
import { searchPath } from '../../../domain/addresses/search-path.ts';
import { brandName } from '../../../domain/cars/brand-name.ts';
import { notOffered, spokenOf } from '../../../domain/words/template-words.ts';
import type { Site } from '../../site.ts';
import { type GonePage, gonePages, gonePath } from '../gone.ts';
import { contactPath } from '../links.ts';
import { pageKind } from '../page-kind.ts';

const mostCars = 8;

/** A car of a live source may be gone before the next build knows (ROUTE-2). */
function answeringPages(site: Site): GonePage[] {
	const pages = gonePages(site.gone());
	const isMissing = hasLiveSource(site.config.stock_feed) && !pages.some(({ make }) => make === null);
	return isMissing ? [...pages, { path: gonePath, make: null }] : pages;
}

/** What the host answers, with status 410, for a car that was sold or left the stock; which of the two, nobody has to have said (SITE-7). */
export const gone = pageKind({
	pages: (site) => answeringPages(site).map(({ path, make }) => ({ path, params: make })),
	model: (site, make: string | null) => {
		const { singular, plural } = spokenOf(site.config.template);
		const ofMake = make ? ` && make:=\`${make}\`` : '';
		const cards = site.featured(`status:!=sold${ofMake}`, mostCars);
		return {
			heading: `That ${singular} is gone`,
			text: `It is ${notOffered(site.config.template)} here.`,
			/** `More from Kia`. */
			more: make ? `More from ${brandName(make)}` : `In stock now`,
			cards,
			links: [
				{ name: `Browse all ${plural}`, path: searchPath(site.config) },
				{ name: 'Ask for one like it', path: contactPath },
			],
		};
	},
	indexed: false,
	view: 'Gone',
	jsonLd: null,
	counts: null,
});
