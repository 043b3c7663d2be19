import type { SiteConfig } from '../../config/site.ts';
import { contactName } from '../../domain/places/contact-slug.ts';
import { visibleLocations } from '../../domain/places/location-list.ts';
import { dealershipPath } from '../pages/links.ts';
import { dealershipNames } from './dealership-names.ts';

/** To the page of a dealership that is one of several and has several places; null else, where it would show the same again (LOC-1). */
export function dealershipLink(
	slug: string,
	config: Pick<SiteConfig, 'locations' | 'dealerships'>,
): { buttonPath: string | null; buttonText: string } {
	const all = visibleLocations(config.locations);
	const own = all.filter(({ dealership_slug }) => dealership_slug === slug);
	const isPart = own.length < all.length && new Set(own.map(({ name }) => contactName(name))).size > 1;
	return {
		buttonPath: isPart ? dealershipPath(slug) : null,
		buttonText: `All of ${dealershipNames(config)[slug] ?? slug}`,
	};
}
