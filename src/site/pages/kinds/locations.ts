import type { SiteConfig, SiteLocation } from '../../../config/site.ts';
import { locationContactPath } from '../../../domain/places/contact-slug.ts';
import { locationsOfKind } from '../../../domain/places/location-filter.ts';
import { visibleLocations } from '../../../domain/places/location-list.ts';
import { templateWords } from '../../../domain/words/template-words.ts';
import { capitalised } from '../../../domain/words/wording.ts';
import { formPlace } from '../../forms/form-place.ts';
import { dealerOf, placeOf } from '../../head/json-ld/dealer.ts';
import { type Image, image } from '../../pictures/image.ts';
import { arrivalAt } from '../../places/arrival.ts';
import { type LocationGroupsModel, locationGroups, oneGroup } from '../../places/location-groups.ts';
import { type LocationMapModel, locationMap } from '../../places/location-map.ts';
import { nearbyPlaces } from '../../places/nearby-places.ts';
import type { PlaceCardModel } from '../../places/place-cards.ts';
import { placeCars } from '../../places/place-cars.ts';
import { placeService } from '../../places/place-service.ts';
import { stockedCard } from '../../places/place-stock.ts';
import { placeTasks } from '../../places/place-tasks.ts';
import { type Place, places } from '../../places/places.ts';
import { reviewsModel } from '../../places/reviews.ts';
import type { Site } from '../../site.ts';
import { contactPath, dealershipPath, homePath, locationsPath, serviceLocationsPath } from '../links.ts';
import { pageKind } from '../page-kind.ts';

/** `/our-locations/`: the combined map with all places, service ones apart (ROUTE-13, LOC-2, LOC-5). */
export const ourLocations = pageKind({
	pages: () => [{ path: locationsPath, params: null }],
	model: (site) => {
		const all = visibleLocations(site.config.locations);
		const heading = places(site.config).length === 1 ? 'Our location' : 'Our locations';
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

/** `/locations/{dealership_slug}/`: all places of one dealership (ROUTE-13). */
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
		const list = withCards(oneGroup(own, 'dealership', site.config), (card) =>
			card.buttonPath === path ? { ...card, buttonPath: null } : card,
		);
		return cardsPage(site, { heading, path, list });
	},
	indexed: true,
	view: 'Locations',
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
		const hours = place.departments.some((department) => department.hours.length > 0) ? ', opening hours' : '';
		const sold = stockedCard(site, place.main);
		return {
			heading: place.name,
			title: `Contact ${place.name}`,
			path,
			description: `Address, phone numbers${hours} and directions to ${place.name}.`,
			breadcrumbs: trail({ name: 'Contact us', path: contactPath }, { name: place.name, path }),
			place,
			...pictures(place, site.config),
			holidays: site.holidays(),
			arrival: arrivalAt(site.config, place),
			sold,
			/** Where a place that only buys makes offers. */
			sellPath: sold.sellPath ?? null,
			vehicle: templateWords(site.config.template).singular,
			tasks: placeTasks(site, place).filter(({ path }) => path !== sold.sellPath),
			cars: placeCars(site, { ...sold, name: place.name }),
			service: placeService(site, place),
			nearby: nearbyPlaces(site.config, place),
			/** What customers of the dealer say. */
			reviews: reviewsModel(site.config),
			reviewsHeading: `What customers say about ${site.config.name}`,
			locationsPath,
			/** The e-mail form of the place (LOC-1). */
			form: formPlace('contact', site.config, place.main.formAbout),
		};
	},
	indexed: true,
	view: 'LocationContact',
	jsonLd: (site, { path }) => [placeOf(site, path)],
	counts: () => [12],
});

/** Whether all are departments of one place in one city: there is no choice between doors of one street. */
const isOneSpot = (all: readonly SiteLocation[]): boolean =>
	new Set(all.map(({ name, address }) => `${locationContactPath(name)} ${address.city}`)).size === 1;

const departmentOrder = ['sales', 'service', 'parts'] as const;

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

/** `Sales, service and parts in Moorooka and Cleveland`; null where no place says its city. */
function whereText({ groups }: LocationGroupsModel, { locale }: SiteConfig): string | null {
	const cards = groups.flatMap((group) => group.cards);
	const listed = (words: readonly string[]) => new Intl.ListFormat(locale).format(unique(words.filter(Boolean)));
	const cities = listed(cards.map(({ spot }) => spot.city));
	const types = cards.flatMap(({ type, departments = [] }) => [type, ...departments.map((beside) => beside.type)]);
	const departments = listed(departmentOrder.filter((one) => types.includes(one)));
	return cities && departments ? `${capitalised(departments)} in ${cities}.` : null;
}

function withCards(list: LocationGroupsModel, change: (card: PlaceCardModel) => PlaceCardModel): LocationGroupsModel {
	return { ...list, groups: list.groups.map((group) => ({ ...group, cards: group.cards.map(change) })) };
}

type Hero = { image: Image | null; map: LocationMapModel | null; hero: 'image' | 'map' | null };

/** A place's picture and map; the one that the config chooses is beside its details, else the other (LOC-4). */
function pictures(place: Place, config: SiteConfig): Hero {
	const image = placeImage(config.locations, place.path);
	const map = locationMap({ label: `Map of ${place.name}`, cards: place.departments }, config);
	const there = { image: image !== null, map: map !== null };
	const other = config.map.hero === 'map' ? 'image' : 'map';
	return { image, map, hero: there[config.map.hero] ? config.map.hero : there[other] ? other : null };
}

/** The first picture of a place, large enough to be beside its details (LOC-4). */
function placeImage(locations: readonly SiteLocation[], path: string): Image | null {
	const location = visibleLocations(locations).find(({ name, image }) => image && locationContactPath(name) === path);
	if (!location?.image) return null;
	return image({ url: location.image.url, alt: '', width: 640, ratio: 16 / 9, kind: 'location' });
}

const serviceOf = ({ locations }: Pick<SiteConfig, 'locations'>): SiteLocation[] =>
	locationsOfKind(visibleLocations(locations), 'service');

const trail = (...rest: { name: string; path: string }[]) => [{ name: 'Home', path: homePath }, ...rest];

const unique = (values: string[]): string[] => [...new Set(values)];
