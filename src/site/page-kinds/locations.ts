import type { SiteConfig, SiteLocation } from '../../config/site.ts';
import { locationContactPath } from '../../domain/contact-slug.ts';
import { visibleLocations, withoutRepeats } from '../../domain/location-list.ts';
import { type Image, image } from '../image.ts';
import { contactPath, dealershipPath, homePath, locationsPath, serviceLocationsPath } from '../links.ts';
import { type LocationCardModel, locationCard } from '../location-card.ts';
import { pageKind } from '../page-kind.ts';
import { places } from '../places.ts';
import type { Site } from '../site.ts';

const isService = ({ location_type }: SiteLocation): boolean => location_type === 'service';

/** `/our-locations/`: every place but the service ones, which have a page of their own (ROUTE-13, LOC-2, LOC-5). */
export const ourLocations = pageKind({
	pages: () => [{ path: locationsPath, params: null }],
	model: (site) => {
		const all = visibleLocations(site.config.locations);
		const own = all.filter((location) => !isService(location));
		const locations = own.length > 0 ? own : all;
		return cardsPage(site, { heading: 'Our locations', path: locationsPath, locations });
	},
	indexed: true,
});

/** `/location/`: where cars are serviced, without stars (LOC-2). */
export const serviceLocations = pageKind({
	pages: ({ config }) => (hasService(config) ? [{ path: serviceLocationsPath, params: null }] : []),
	model: (site) => {
		const own = visibleLocations(site.config.locations).filter(isService);
		const page = cardsPage(site, { heading: 'Service locations', path: serviceLocationsPath, locations: own });
		return { ...page, cards: page.cards.map((card) => ({ ...card, rating: null, buttonPath: card.path })) };
	},
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
		const heading = dealerships.find((candidate) => candidate.slug === slug)?.name ?? name;
		return cardsPage(site, { heading, path: dealershipPath(slug), locations: own });
	},
	indexed: true,
});

/** `/contact-us/{name}/`: a place with all of its departments, whether or not they repeat each other (ROUTE-13). */
export const locationContact = pageKind({
	pages: (site) =>
		unique(visibleLocations(site.config.locations).map(({ name }) => locationContactPath(name))).map((path) => ({
			path,
			params: path,
		})),
	model: (site, path: string) => {
		const place = places(site.config).find((candidate) => candidate.path === path);
		if (!place) throw new Error(`There is no location with the contact page ${path}.`);
		const hours = place.departments.some((department) => department.hours.length > 0) ? ', opening hours' : '';
		return {
			heading: place.name,
			title: `Contact ${place.name}`,
			path,
			description: `Address, phone numbers${hours} and directions to ${place.name}.`,
			breadcrumbs: trail({ name: 'Contact us', path: contactPath }, { name: place.name, path }),
			place,
			image: placeImage(site.config.locations, path),
			holidays: site.holidays(),
			locationsPath,
		};
	},
	indexed: true,
});

type CardsPage = { heading: string; path: string; locations: readonly SiteLocation[] };

function cardsPage(site: Site, { heading, path, locations }: CardsPage) {
	const { config } = site;
	return {
		heading,
		path,
		description: `Addresses, phone numbers and opening hours of ${config.name}.`,
		breadcrumbs: trail({ name: heading, path }),
		tabs: tabs(config, path),
		cards: withoutRepeats(locations).map((location) => otherPage(locationCard(location, config), path)),
		holidays: site.holidays(),
		contactPath,
	};
}

/** A card's button must not lead to the page that it stands on. */
function otherPage(card: LocationCardModel, path: string): LocationCardModel {
	return card.buttonPath === path ? { ...card, buttonPath: card.path } : card;
}

/** The toggle of LOC-2 as two pages; none where there is just one kind of location. */
function tabs(config: Pick<SiteConfig, 'locations'>, current: string) {
	if (!hasService(config) || (current !== locationsPath && current !== serviceLocationsPath)) return [];
	return [
		{ name: 'Dealership Locations', path: locationsPath, current: current === locationsPath },
		{ name: 'Service Locations', path: serviceLocationsPath, current: current === serviceLocationsPath },
	];
}

/** The first picture of a place, large enough to stand beside its details (LOC-4). */
function placeImage(locations: readonly SiteLocation[], path: string): Image | null {
	const location = visibleLocations(locations).find(({ name, image }) => image && locationContactPath(name) === path);
	if (!location?.image) return null;
	return image({ url: location.image.url, alt: '', width: 640, ratio: 16 / 9, kind: 'location' });
}

const hasService = ({ locations }: Pick<SiteConfig, 'locations'>): boolean =>
	visibleLocations(locations).some(isService);

const trail = (...rest: { name: string; path: string }[]) => [{ name: 'Home', path: homePath }, ...rest];

const unique = (values: string[]): string[] => [...new Set(values)];
