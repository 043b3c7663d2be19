import { hasLiveSource } from '../../../config/stock-feed.ts';
import { searchPath } from '../../../domain/addresses/search-path.ts';
import { brandName } from '../../../domain/cars/brand-name.ts';
import { notOffered, spokenOf } from '../../../domain/words/template-words.ts';
import { oneLikeIt } from '../../cars/actions.ts';
import { carDealer } from '../../cars/dealer.ts';
import { formCarOfPast, pastModel } from '../../cars/past-model.ts';
import { stockLists } from '../../lists/type-lists.ts';
import type { Site } from '../../site.ts';
import { type GonePage, gonePages, gonePath } from '../gone.ts';
import { pageKind } from '../page-kind.ts';

const mostCars = 6;

type GoneParams = Pick<GonePage, 'slug' | 'make'>;

/** A car of a live source may be gone before the next build knows (ROUTE-2). */
function answeringPages(site: Site): GonePage[] {
	const pages = gonePages(site.gone());
	const isMissing = hasLiveSource(site.config.stock_feed) && !pages.some(({ path }) => path === gonePath);
	return isMissing ? [...pages, { path: gonePath, slug: null, make: null }] : pages;
}

/**
 * What the host answers, with status 410, for a car that was sold or left the stock (SITE-7): which car it was, as far as the site
 * knows that still, others like it, and a form for who wants one like it.
 */
export const gone = pageKind({
	pages: (site) => answeringPages(site).map(({ path, slug, make }) => ({ path, params: { slug, make } })),
	model: (site, { slug, make: ofMake }: GoneParams) => {
		const past = slug === null ? undefined : site.pastCar(slug);
		const make = past?.make ?? ofMake;
		const { template } = site.config;
		const { singular, plural } = spokenOf(template);
		const asked = past && formCarOfPast(past, template);
		const dealer = carDealer(site, { location_id: past?.location, dealership_slug: past?.dealership });
		const like = slug === null ? [] : site.likePast(slug).flatMap((one) => site.card(one) ?? []);
		const cards = like.length > 0 ? like : inStock(site, make);
		return {
			...(past
				? pastModel(site, past)
				: { heading: `That ${singular} is gone`, text: `It is ${notOffered(template)} here.`, past: null }),
			/** `More from Kia`. */
			more: like.length > 0 ? 'The closest we have' : make ? `More from ${brandName(make)}` : 'In stock now',
			cards,
			dealer,
			/** Asks to be told of another. */
			wish: oneLikeIt(site, dealer),
			/** What the form knows of it (FORM-10). */
			formAbout: asked?.about ?? { ...(make && { make }) },
			formCar: asked?.car ?? null,
			browse: { name: `Browse all ${plural}`, path: searchPath(site.config) },
			lists: stockLists(site),
		};
	},
	indexed: false,
	view: 'Gone',
	jsonLd: null,
	counts: null,
});

/** Cars for sale of its make, else any. */
function inStock(site: Site, make: string | null) {
	const ofMake = make ? site.featured(`status:!=sold && make:=\`${make}\``, mostCars) : [];
	return ofMake.length > 0 ? ofMake : site.featured('status:!=sold', mostCars);
}
