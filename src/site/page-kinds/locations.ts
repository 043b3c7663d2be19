import type { SiteLocation } from '../../config/site.ts';
import { contactName, contactPath } from '../../domain/contact-slug.ts';
import { visibleLocations, withoutRepeats } from '../../domain/location-list.ts';
import { dealershipPath, locationsPath, serviceLocationsPath } from '../links.ts';
import { locationCard } from '../location-card.ts';
import { pageKind } from '../page-kind.ts';
import type { Site } from '../site.ts';

const isService = ({ location_type }: SiteLocation): boolean => location_type === 'service';

/** `/our-locations/`: every place but the service ones that repeat a dealership (ROUTE-13, LOC-5). */
export const ourLocations = pageKind({
	pages: () => [{ path: locationsPath, params: null }],
	model: (site) => cardsPage(site, 'Our locations', locationsPath, visibleLocations(site.config.locations)),
	indexed: true,
});

/** `/location/`: where cars are serviced; every place where none says that it is for service. */
export const serviceLocations = pageKind({
	pages: (site) => (site.config.locations.some(isService) ? [{ path: serviceLocationsPath, params: null }] : []),
	model: (site) =>
		cardsPage(site, 'Service locations', serviceLocationsPath, visibleLocations(site.config.locations).filter(isService)),
	indexed: true,
});

/** `/locations/{dealership_slug}/`: all places of one dealership (ROUTE-13). */
export const dealershipLocations = pageKind({
	pages: (site) =>
		unique(visibleLocations(site.config.locations).map((location) => location.dealership_slug)).map((slug) => ({
			path: dealershipPath(slug),
			params: slug,
		})),
	model: (site, slug: string) => {
		const { locations, dealerships, name } = site.config;
		const own = visibleLocations(locations).filter((location) => location.dealership_slug === slug);
		const dealership = dealerships.find((candidate) => candidate.slug === slug)?.name ?? name;
		return cardsPage(site, dealership, dealershipPath(slug), own);
	},
	indexed: true,
});

/** `/contact-us/{name}/`: a place, its sales and its service side on one page (ROUTE-13). */
export const locationContact = pageKind({
	pages: (site) =>
		unique(visibleLocations(site.config.locations).map(({ name }) => contactPath(name))).map((path) => ({
			path,
			params: path,
		})),
	model: (site, path: string) => {
		const own = visibleLocations(site.config.locations).filter(({ name }) => contactPath(name) === path);
		const name = contactName(own[0]?.name ?? site.config.name);
		return cardsPage(site, `Contact ${name}`, path, own);
	},
	indexed: true,
});

function cardsPage(site: Site, heading: string, path: string, locations: readonly SiteLocation[]) {
	return {
		heading,
		path,
		description: `Address, phone numbers and opening hours of ${site.config.name}.`,
		cards: withoutRepeats(locations).map((location) => locationCard(location, site.config)),
	};
}

const unique = (values: string[]): string[] => [...new Set(values)];
