import type { SiteConfig } from '../config/site.ts';
import { contactName } from '../domain/contact-slug.ts';
import { visibleLocations } from '../domain/location-list.ts';
import { type LocationCardModel, locationCard } from './location-card.ts';

/** A place of business with its departments: `Northside - Sales` and `Northside - Service` are one place (ROUTE-13). */
export type Place = {
	name: string;
	path: string;
	badge: string | null;
	address: string | null;
	departments: LocationCardModel[];
};

/** The visible locations by place, in the order of their first department. */
export function places(config: PlaceSettings): Place[] {
	const byPath = new Map<string, Place>();
	for (const location of visibleLocations(config.locations)) {
		const card = locationCard(location, config);
		const known = byPath.get(card.path);
		if (known) known.departments.push(card);
		else byPath.set(card.path, placeOf(contactName(location.name), card));
	}
	return [...byPath.values()];
}

type PlaceSettings = Pick<SiteConfig, 'locations' | 'licence_numbers_visible' | 'reviews_hidden'>;

function placeOf(name: string, card: LocationCardModel): Place {
	return { name, path: card.path, badge: card.badge, address: card.address, departments: [card] };
}
