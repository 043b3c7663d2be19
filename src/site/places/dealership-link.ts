import type { SiteConfig, SiteLocation } from '../../config/site.ts';
import { contactName, locationContactPath } from '../../domain/places/contact-slug.ts';
import { visibleLocations } from '../../domain/places/location-list.ts';
import { dealershipPath } from '../pages/links.ts';
import { dealershipNames } from './dealership-names.ts';

type Links = Pick<SiteConfig, 'locations' | 'dealerships' | 'location_contact'>;

/** Where a card's contact button leads: to the place on its dealership's page, or to the place's own page with the form (LOC-1). */
export function contactPathOf(
	{ id, name, dealership_slug }: SiteLocation,
	config: Pick<Links, 'location_contact'>,
): string {
	if (config.location_contact === 'place') return locationContactPath(name);
	return `${dealershipPath(dealership_slug)}#location-${id}`;
}

/**
 * To the page of a dealership that is one of several and has several places, beside a contact button that leads to the place; null
 * else, where it would show the same again (LOC-1).
 */
export function dealershipLink(slug: string, config: Links): { buttonPath: string | null; buttonText: string } {
	const all = visibleLocations(config.locations);
	const own = all.filter(({ dealership_slug }) => dealership_slug === slug);
	const isPart =
		config.location_contact === 'place' &&
		own.length < all.length &&
		new Set(own.map(({ name }) => contactName(name))).size > 1;
	return {
		buttonPath: isPart ? dealershipPath(slug) : null,
		buttonText: `All of ${dealershipNames(config)[slug] ?? slug}`,
	};
}
