import { capitalised } from '../../domain/words/wording.ts';
import type { Car } from '../../stock/car/car.ts';
import { listPath, stockName } from '../lists/type-lists.ts';
import { homePath } from '../pages/links.ts';
import type { Site } from '../site.ts';
import type { CarCardModel } from './car-card.ts';

/** How a car's page is named, described and found. */
export function carAbout(site: Site, car: Car, card: CarCardModel) {
	return {
		title: carTitle(card),
		description: carDescription(card, site.config.name),
		path: card.path,
		socialImage: car.primary_image_url ?? car.images[0]?.image.url ?? null,
		breadcrumbs: carTrail(site, car, card),
	};
}

/** `2021 Kia Rio S`. */
export const carTitle = ({ name, variant }: CarCardModel): string => [name, variant].filter(Boolean).join(' ');

/** The way from the home page over the list of its kind to the car. */
export function carTrail(site: Site, { car_type }: Car, { name, path }: CarCardModel) {
	return [
		{ name: 'Home', path: homePath },
		{ name: capitalised(stockName(site, [car_type])), path: listPath(site, [car_type]) },
		{ name, path },
	];
}

/** `2021 Kia Rio S. Used, 45,000 km, Automatic, Petrol. $15,990 drive away at Test Motors.` */
function carDescription(card: CarCardModel, dealer: string): string {
	const { condition, facts, price, priceBasis, sold } = card;
	const basis = price.kind === 'price' && priceBasis ? ` ${priceBasis.toLowerCase()}` : '';
	const offer = sold ? 'Sold' : price.kind === 'price' ? `${price.text}${basis}` : price.text;
	return `${carTitle(card)}. ${[condition, ...facts].join(', ')}. ${offer} at ${dealer}.`;
}
