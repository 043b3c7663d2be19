import type { SiteConfig, SiteLocation } from '../../config/site.ts';
import { contactName } from '../../domain/contact-slug.ts';
import { templateFacts } from '../../domain/template.ts';
import { vehiclePath } from '../../domain/vehicle-path.ts';
import { capitalised } from '../../domain/wording.ts';
import type { Car } from '../../stock/car.ts';
import type { CarCardModel } from '../car-card.ts';
import { keyFacts, specification } from '../car-facts.ts';
import { carPhotos } from '../car-photos.ts';
import { dealerComments } from '../dealer-comments.ts';
import { contactPath, homePath, phoneHref } from '../links.ts';
import { locationCard } from '../location-card.ts';
import { pageKind } from '../page-kind.ts';
import { listPath, stockLists, stockName } from '../stock-lists.ts';

/** The page of one car (ROUTE-6). */
export const carPage = pageKind({
	pages: (site) => site.slugs().map((slug) => ({ path: vehiclePath(site.config.template, slug), params: slug })),
	model: (site, slug: string) => {
		const car = site.car(slug);
		const card = site.card(slug);
		if (!car || !card) throw new Error(`There is no car "${slug}" in stock.`);
		const { config } = site;
		const place = locationOf(car, config.locations);
		const location = place ? locationCard(place, config) : null;
		return {
			card,
			title: [card.name, card.variant].filter(Boolean).join(' '),
			description: description(card, config.name),
			path: card.path,
			socialImage: car.primary_image_url ?? car.images[0]?.image.url ?? null,
			breadcrumbs: [
				{ name: 'Home', path: homePath },
				{ name: capitalised(stockName(site, [car.car_type])), path: listPath(site, [car.car_type]) },
				{ name: card.name, path: card.path },
			],
			photos: carPhotos(car, card.name),
			keyFacts: keyFacts(car, config),
			specification: specification(car, config),
			comments: car.dealercomments ? dealerComments(car.dealercomments, config.dealer_comments.title) : null,
			location,
			/** The place without its department. */
			place: location && contactName(location.name),
			phone: phone(car, place, config),
			contactPath: location && site.hasPage(location.path) ? location.path : contactPath,
			/** Where to look instead of a car that is sold. */
			lists: card.sold ? stockLists(site) : [],
			singular: templateFacts(config.template).singular,
		};
	},
	indexed: true,
});

function locationOf(car: Car, locations: readonly SiteLocation[]): SiteLocation | undefined {
	return (
		locations.find(({ id }) => id === car.location_id) ??
		locations.find(({ name }) => name === car.location_name) ??
		locations.find(({ primary }) => primary) ??
		locations[0]
	);
}

function phone(car: Car, place: SiteLocation | undefined, config: SiteConfig) {
	const number = place?.contact_detail.phone ?? car.location?.phone ?? config.phone;
	return number ? { number, href: phoneHref(number) } : null;
}

/** `2021 Kia Rio S. Used, 45,000 km, Automatic, Petrol. $15,990 drive away at Test Motors.` */
function description(card: CarCardModel, dealer: string): string {
	const { name, variant, condition, facts, price, priceBasis, sold } = card;
	const what = [name, variant].filter(Boolean).join(' ');
	const basis = price.kind === 'price' && priceBasis ? ` ${priceBasis.toLowerCase()}` : '';
	const offer = sold ? 'Sold' : price.kind === 'price' ? `${price.text}${basis}` : price.text;
	return `${what}. ${[condition, ...facts].join(', ')}. ${offer} at ${dealer}.`;
}
