import type { SiteConfig } from '../../config/site.ts';
import { pagePath } from '../../domain/addresses/pages-path.ts';
import { type SearchCarType, searchPages } from '../../domain/addresses/search-path.ts';
import type { Car } from '../../stock/car/car.ts';
import type { Site } from '../site.ts';
import type { OfferCard } from './offers.ts';

type Classed = Pick<Car, 'car_type'>;

/** Whether an offer is for all of a condition, as the list that it leads to is, and one of `cars` is of it: demonstrators of any model. */
export function isForClass(offer: Pick<OfferCard, 'list' | 'models'>, cars: readonly Classed[], config: SiteConfig) {
	if (offer.models.length > 0 || offer.list === null) return false;
	const types = typesOf(offer.list, config);
	return cars.some(({ car_type }) => types.includes(car_type));
}

/** The conditions that a list is for; none where it has all of them, or only some models, bodies or prices. */
function typesOf(list: string, config: SiteConfig): readonly SearchCarType[] {
	const pages = searchPages(config);
	const all = new Set(pages.flatMap(({ carTypes }) => carTypes)).size;
	const types = pages.find(({ path }) => path === list)?.carTypes ?? [];
	return types.length < all ? types : [];
}

/** The offers for all cars of a car's condition, in brief, with the page that says them in full (ROUTE-14, CAR-1). */
export function carOffers(site: Site, car: Car): { text: string; url: string }[] {
	const url = pagePath('/special-offers/', site.config.use_pages_path);
	if (!site.hasPage(url)) return [];
	return site
		.offers()
		.filter((offer) => isForClass(offer, [car], site.config))
		.map(({ title, price }) => ({ text: `Offer: ${price ?? title}`, url }));
}
