import type { SiteConfig, SiteLocation } from '../config/site.ts';
import { apiBases, leadPaths } from '../contract/leads.ts';
import { contactName } from '../domain/contact-slug.ts';
import { maskPhone } from '../domain/phone-mask.ts';
import { searchPath } from '../domain/search-path.ts';
import type { Car } from '../stock/car.ts';
import { contactPath, phoneHref } from './links.ts';
import type { LocationCardModel } from './location-card.ts';
import type { Site } from './site.ts';

/**
 * A phone number; `masked` is what is seen of it until it is asked for, null where it is seen at once, and `revealPath` the
 * call that hears of it (CAR-2).
 */
export type CarPhone = { number: string; href: string; masked: string | null; revealPath: string };

/** Where a car stands, and how to reach who sells it. */
export type CarDealer = {
	location: LocationCardModel | null;
	/** The place without its department. */
	place: string | null;
	contactPath: string;
	phone: CarPhone | null;
	/** The dealership and its other stock, where the site shows it (CAR-2, ROUTE-5). */
	more: { name: string; path: string } | null;
};

/** The car's own location, else the site's main one. */
export function carDealer(site: Site, car: Car): CarDealer {
	const { config } = site;
	const own = locationOf(car, config.locations);
	const location = (own && site.location(own.id)) ?? null;
	return {
		location,
		place: location && contactName(location.name),
		contactPath: location && site.hasPage(location.path) ? location.path : contactPath,
		phone: phone(own?.contact_detail.phone ?? car.location?.phone ?? config.phone, config),
		more: config.car_page.see_more_from_dealer ? moreFrom(car, config) : null,
	};
}

function locationOf(car: Car, locations: readonly SiteLocation[]): SiteLocation | undefined {
	return (
		locations.find(({ id }) => id === car.location_id) ??
		locations.find(({ name }) => name === car.location_name) ??
		locations.find(({ primary }) => primary) ??
		locations[0]
	);
}

function phone(number: string | undefined, { car_page, mock }: Pick<SiteConfig, 'car_page' | 'mock'>): CarPhone | null {
	if (!number) return null;
	const masked = car_page.phone_masked ? maskPhone(number) : null;
	const revealPath = (mock ? apiBases.mock : apiBases.live) + leadPaths.carPhoneCall;
	return { number, href: phoneHref(number), masked, revealPath };
}

function moreFrom({ dealership_slug: slug, location_name }: Car, config: SiteConfig): CarDealer['more'] {
	if (!slug) return null;
	const known = config.dealerships.find((dealership) => dealership.slug === slug)?.name;
	const name = known ?? (location_name ? contactName(location_name) : config.name);
	return { name, path: `${searchPath(config)}?${new URLSearchParams({ dealership_slug: slug })}` };
}
