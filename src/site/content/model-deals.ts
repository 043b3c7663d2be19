import type { SiteConfig } from '../../config/site.ts';
import type { FormAbout } from '../../contract/forms-file.ts';
import { pagePath } from '../../domain/addresses/pages-path.ts';
import type { Car } from '../../stock/car/car.ts';
import type { Site } from '../site.ts';
import { isForClass } from './class-offers.ts';
import { askedFor } from './model-drive.ts';
import type { OfferCard } from './offers.ts';

/** An offer as the page of a model says it, with what the form about it starts with. */
export type ModelDeal = Pick<OfferCard, 'title' | 'text' | 'price' | 'until' | 'smallPrint' | 'variants'> & {
	wish: string;
	about: FormAbout;
};

/** A model, and what its page speaks of in stock. */
type Model = Pick<SiteConfig['models'][number], 'slug'> & { cars: readonly Pick<Car, 'car_type'>[] };

/**
 * The offers that run now and are for a model, whether they are written at it or among the site's: those at it first, last
 * those for all of a condition, such as demonstrators, that it has some of (ROUTE-17).
 */
export function modelDeals(site: Site, model: Model, heading: string, formAbout: FormAbout): ModelDeal[] {
	const own = site.offers().filter((offer) => isFor(offer, model, site));
	return own
		.toSorted((one, other) => (one.models.length || Infinity) - (other.models.length || Infinity) || 0)
		.map(({ title, text, price, until, smallPrint, variants }) => ({
			...{ title, text, price, until, smallPrint, variants },
			...askedFor(formAbout, `I’m interested in the ${heading} with your offer: ${title}.`),
		}));
}

/** The page of all offers, where it has any that are not this model's. */
export function otherDeals(site: Site, model: Model): string | null {
	const path = pagePath('/special-offers/', site.config.use_pages_path);
	return site.hasPage(path) && site.offers().some((offer) => !isFor(offer, model, site)) ? path : null;
}

const isFor = (offer: OfferCard, { slug, cars }: Model, { config }: Site): boolean =>
	offer.models.some((one) => one.slug === slug) || isForClass(offer, cars, config);
