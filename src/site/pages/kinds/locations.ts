import type { SiteConfig, SiteLocation } from '../../../config/site.ts';
import { locationContactPath } from '../../../domain/places/contact-slug.ts';
import { locationsOfKind } from '../../../domain/places/location-filter.ts';
import { visibleLocations } from '../../../domain/places/location-list.ts';
import { dealerOf, placeOf } from '../../head/json-ld/dealer.ts';
import { dealershipDesk } from '../../places/dealership-desk.ts';
import { type LocationGroupsModel, locationGroups, oneGroup } from '../../places/location-groups.ts';
import type { PlaceCardModel } from '../../places/place-cards.ts';
import { placePage } from '../../places/place-page.ts';
import { stockedCard } from '../../places/place-stock.ts';
import { places } from '../../places/places.ts';
import { whereText } from '../../places/where-text.ts';
import type { Site } from '../../site.ts';
import { contactPath, dealershipPath, homePath, locationsPath, serviceLocationsPath } from '../links.ts';
import { pageKind } from '../page-kind.ts';

/** `/our-locations/`: the combined map with all places, service ones apart (ROUTE-13, LOC-2, LOC-5). */
export const ourLocations = pageKind({
	pages: () => [{ path: locationsPath, params: null }],
	model: (site) => {
		const all = visibleLocations(site.config.locations);
		const heading = ourLocationsName(site.config);
		const list = isOneSpot(all) ? oneGroup(all, 'dealership', site.config) : locationGroups(all, site.config);
		return cardsPage(site, { heading, path: locationsPath, list });
	},
	indexed: true,
	view: 'Locations',
	jsonLd: (site) => [dealerOf(site)],
	counts: null,
});

/** `/location/`: where cars are serviced, without stars (LOC-2). */
export const serviceLocations = pageKind({
	pages: ({ config }) => (serviceOf(config).length > 0 ? [{ path: serviceLocationsPath, params: null }] : []),
	model: (site) => {
		const list = withCards(oneGroup(serviceOf(site.config), 'service', site.config), (card) => ({
			...card,
			contactPath: card.path,
			rating: null,
			buttonPath: null,
		}));
		return cardsPage(site, { heading: 'Service locations', path: serviceLocationsPath, list });
	},
	indexed: true,
	view: 'Locations',
	jsonLd: (site) => [dealerOf(site)],
	counts: null,
});

/** `/locations/{dealership_slug}/`: one dealership, at its only place or at each of them (ROUTE-13). */
export const dealershipLocations = pageKind({
	pages: (site) =>
		unique(visibleLocations(site.config.locations).map((location) => location.dealership_slug)).map((slug) => ({
			path: dealershipPath(slug),
			params: slug,
		})),
	model: (site, slug: string) => {
		const { locations, dealerships, name } = site.config;
		const path = dealershipPath(slug);
		const own = visibleLocations(locations).filter((location) => location.dealership_slug === slug);
		const heading = dealerships.find((candidate) => candidate.slug === slug)?.name ?? name;
		// A card must not lead to the page it is on.
		const list = withCards(oneGroup(own, 'dealership', site.config), (card) => ({
			...card,
			contactPath: card.path,
			buttonPath: null,
		}));
		const breadcrumbs = trail({ name: ourLocationsName(site.config), path: locationsPath }, { name: heading, path });
		const [first, ...others] = places(site.config, own);
		const isOne = others.length === 0;
		return {
			...cardsPage(site, { heading, path, list }),
			breadcrumbs,
			/** The place of a dealership that has no other. */
			one: first && isOne ? placePage(site, first, { heading, title: heading, path, breadcrumbs }) : null,
			desk: first && !isOne ? dealershipDesk(site, { name: heading, own: [first, ...others] }) : null,
		};
	},
	indexed: true,
	view: 'Dealership',
	jsonLd: (site) => [dealerOf(site)],
	counts: null,
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
		return placePage(site, place, {
			heading: place.name,
			title: `Contact ${place.name}`,
			path,
			breadcrumbs: trail({ name: 'Contact us', path: contactPath }, { name: place.name, path }),
		});
	},
	indexed: true,
	view: 'LocationContact',
	jsonLd: (site, { path }) => [placeOf(site, path)],
	counts: () => [12],
});

/** Whether all are departments of one place in one city: there is no choice between doors of one street. */
const isOneSpot = (all: readonly SiteLocation[]): boolean =>
	new Set(all.map(({ name, address }) => `${locationContactPath(name)} ${address.city}`)).size === 1;

const ourLocationsName = (config: SiteConfig): string =>
	places(config).length === 1 ? 'Our location' : 'Our locations';

type CardsPage = { heading: string; path: string; list: LocationGroupsModel };

function cardsPage(site: Site, { heading, path, list }: CardsPage) {
	return {
		heading,
		path,
		description: `Addresses, phone numbers and opening hours of ${site.config.name}.`,
		breadcrumbs: trail({ name: heading, path }),
		text: whereText(list, site.config),
		list: withCards(list, (card) => stockedCard(site, card)),
		holidays: site.holidays(),
		contactPath,
	};
}

function withCards(list: LocationGroupsModel, change: (card: PlaceCardModel) => PlaceCardModel): LocationGroupsModel {
	return { ...list, groups: list.groups.map((group) => ({ ...group, cards: group.cards.map(change) })) };
}

const serviceOf = ({ locations }: Pick<SiteConfig, 'locations'>): SiteLocation[] =>
	locationsOfKind(visibleLocations(locations), 'service');

const trail = (...rest: { name: string; path: string }[]) => [{ name: 'Home', path: homePath }, ...rest];

const unique = (values: string[]): string[] => [...new Set(values)];
