import type { SiteConfig, SiteLocation } from '../../config/site.ts';
import { apiBases, leadPaths } from '../../contract/paths.ts';
import { searchPath } from '../../domain/addresses/search-path.ts';
import { slugify } from '../../domain/addresses/slug.ts';
import { contactName } from '../../domain/places/contact-slug.ts';
import { phoneHref } from '../../domain/words/phone-href.ts';
import { maskPhone } from '../../domain/words/phone-mask.ts';
import { localiseText } from '../../domain/words/wording.ts';
import type { Car } from '../../stock/car/car.ts';
import { contactPath } from '../pages/links.ts';
import { addressLine } from '../places/address-line.ts';
import type { LocationCardModel } from '../places/location-card.ts';
import type { Site } from '../site.ts';

/**
 * A phone number; `masked` is what is seen of it until it is asked for, null where it is seen at once, and `revealPath` the
 * call that hears of it (CAR-2).
 */
export type CarPhone = { number: string; href: string; masked: string | null; revealPath: string };

/** Where a car is, and how to reach the people who sell it. */
export type CarDealer = {
	location: LocationCardModel | null;
	/** Its number; null where the site does not list it. */
	locationId: number | null;
	/** The place without its department. */
	place: string | null;
	contactPath: string;
	phone: CarPhone | null;
	/** The dealership and its other stock, where the site shows it (CAR-2, ROUTE-5). */
	more: { name: string; path: string } | null;
};

/** What a car says of the place that has it. */
type PlacedCar = {
	readonly [Key in 'location_id' | 'location_name' | 'location' | 'city' | 'state' | 'dealership_slug']?:
		| Car[Key]
		| undefined;
};

/** Number of the location that has a car; null where it is at a place that the site does not list. */
export function carLocationId(car: PlacedCar, config: SiteConfig): number | null {
	const isElsewhere = !listedLocation(car, config.locations) && unlistedPlace(car, config) !== null;
	return isElsewhere ? null : (carPlace(car, config)?.id ?? null);
}

/** The car's own location; one that the site does not list is what the car says of it. The main one where it says nothing. */
export function carDealer(site: Site, car: PlacedCar): CarDealer {
	const { config } = site;
	const unlisted = listedLocation(car, config.locations) ? null : unlistedPlace(car, config);
	const own = unlisted ? undefined : carPlace(car, config);
	const location = unlisted ?? (own && site.location(own.id)) ?? null;
	return {
		location,
		locationId: carLocationId(car, config),
		place: location && contactName(location.name),
		contactPath: location && site.hasPage(location.path) ? location.path : contactPath,
		phone: phone(carPhone(config, car, own), config),
		more: config.car_page.see_more_from_dealer ? moreFrom(car, config) : null,
	};
}

const carPhone = (config: SiteConfig, car: PlacedCar, own: SiteLocation | undefined): string | undefined =>
	own?.contact_detail.phone ?? car.location?.phone ?? config.phone;

/** Whether there is a number to ring about a car: its place's, its own or the site's (CAR-2). */
export function hasPhone(config: SiteConfig, car: PlacedCar): boolean {
	const isUnlisted = !listedLocation(car, config.locations) && unlistedPlace(car, config) !== null;
	return Boolean(carPhone(config, car, isUnlisted ? undefined : carPlace(car, config)));
}

/** The listed location that has a car; the main one where the car names none of them. */
export const carPlace = (car: PlacedCar, { locations }: Pick<SiteConfig, 'locations'>): SiteLocation | undefined =>
	listedLocation(car, locations) ?? locations.find(({ primary }) => primary) ?? locations[0];

function listedLocation(car: PlacedCar, locations: readonly SiteLocation[]): SiteLocation | undefined {
	const name = car.location_name ?? car.location?.name ?? '';
	return (
		locations.find(({ id }) => id === car.location_id) ??
		locations.find((location) => location.name === name) ??
		sameWords(name, locations)
	);
}

/** The location whose name comes to the same words. */
function sameWords(name: string, locations: readonly SiteLocation[]): SiteLocation | undefined {
	const place = slugify(contactName(name));
	if (place === '') return undefined;
	return locations.find((location) => slugify(contactName(location.name)) === place);
}

/** A place that is in the feed alone (CAR-2); null where the car names none. */
function unlistedPlace(
	{ location, location_name, city, state }: PlacedCar,
	{ locale }: SiteConfig,
): LocationCardModel | null {
	const name = location_name ?? location?.name ?? (location?.phone ? city : undefined);
	if (!name) return null;
	const { phone: number } = location ?? {};
	return {
		id: 0,
		name,
		department: null,
		formAbout: {},
		path: contactPath,
		contactPath,
		buttonPath: null,
		buttonText: 'Contact',
		badge: null,
		type: '',
		image: null,
		rating: null,
		reviewsUrl: null,
		address: addressLine({ city, state }),
		directionsUrl: null,
		spot: { city: '', postcode: '', at: null },
		phones: number ? [{ label: localiseText('Phone', locale), number, href: phoneHref(number) }] : [],
		websiteUrl: null,
		hours: [],
		departmentHours: [],
		liveHours: null,
		licences: [],
	};
}

function phone(number: string | undefined, { car_page, mock }: Pick<SiteConfig, 'car_page' | 'mock'>): CarPhone | null {
	if (!number) return null;
	const masked = car_page.phone_masked ? maskPhone(number) : null;
	const revealPath = (mock ? apiBases.mock : apiBases.live) + leadPaths.carPhoneCall;
	return { number, href: phoneHref(number), masked, revealPath };
}

function moreFrom({ dealership_slug: slug, location_name }: PlacedCar, config: SiteConfig): CarDealer['more'] {
	if (!slug) return null;
	const known = config.dealerships.find((dealership) => dealership.slug === slug)?.name;
	const name = known ?? (location_name ? contactName(location_name) : config.name);
	return { name, path: `${searchPath(config)}?${new URLSearchParams({ dealership_slug: slug })}` };
}
