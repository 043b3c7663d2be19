import type { SiteConfig } from '../../config/site.ts';
import { shownDistance } from '../../domain/cars/distance.ts';
import { isPreorderTag } from '../../domain/cars/page-buttons.ts';
import { localeRow } from '../../domain/locales/rows.ts';
import type { Car } from '../../stock/car/car.ts';
import { carAbout } from '../cars/about-car.ts';
import type { CarCardModel } from '../cars/car-card.ts';
import { carPlace } from '../cars/dealer.ts';
import type { Site } from '../site.ts';

/** What feeds say of a car: what its page says, so that no two places name two prices. */
export type AdvertisedCar = {
	car: Car;
	card: CarCardModel;
	config: SiteConfig;
	/** Address of its page. */
	url: string;
	/** As its page describes it. */
	description: string;
	/** `45990 AUD`; undefined where the page shows no price. */
	price: string | undefined;
	/** How far it has gone in the locale's unit; undefined where that is not known. A new car has gone nowhere. */
	distance: { value: number; unit: 'KMT' | 'SMI' } | undefined;
	/** Addresses of its photos, the best first. */
	photos: string[];
	/** The listed location that has it, else the main one. */
	place: SiteConfig['locations'][number] | undefined;
};

/** What feeds say of the car with this slug; null where it is not on the site. */
export function advertisedCar(site: Site, slug: string): AdvertisedCar | null {
	const [car, card] = [site.car(slug), site.card(slug)];
	if (!car || !card) return null;
	const { config } = site;
	const absolute = (path: string): string => new URL(path, config.url).href;
	const { amount } = card.price;
	const km = car.km ?? (car.car_type === 'new' ? 0 : undefined);
	return {
		car,
		card,
		config,
		url: absolute(card.path),
		description: car.dealercomments ?? carAbout(site, car, card).description,
		price: amount === undefined ? undefined : `${amount} ${localeRow(config.locale).currency}`,
		distance: km === undefined ? undefined : shownDistance(km, config.locale),
		photos: car.images.map(({ image }) => absolute(image.url)),
		place: carPlace(car, config),
	};
}

/** Why an advertisement for a car would promise what cannot be bought today; null where it can. */
export function notForSale({ car, card }: AdvertisedCar): string | null {
	if (card.sold) return 'sold';
	if (car.reserved) return 'reserved';
	if (car.status === 'coming_soon' || car.preorder || isPreorderTag(car.tag)) return 'not here yet';
	return null;
}

/** A vehicle identification number as both advertisers want it: 17 letters and digits without I, O and Q. */
export const isFullVin = (vin: string | undefined): vin is string => /^[A-HJ-NPR-Z0-9]{17}$/i.test(vin ?? '');
