import type { SiteConfig, SiteLocation } from '../../config/site.ts';
import type { FormAbout } from '../../contract/forms-file.ts';
import type { PlaceHours } from '../../domain/hours/day-hours.ts';
import { type HoursLine, openingHoursLines } from '../../domain/hours/opening-hours.ts';
import { contactName, locationContactPath } from '../../domain/places/contact-slug.ts';
import { onlyBuys } from '../../domain/places/location-filter.ts';
import { visibleLocations } from '../../domain/places/location-list.ts';
import type { Point } from '../../domain/places/near.ts';
import { drawStars } from '../../domain/places/stars.ts';
import { phoneHref } from '../../domain/words/phone-href.ts';
import { capitalised, localiseText } from '../../domain/words/wording.ts';
import { sellingCategory } from '../../forms/lead/categories.ts';
import { type Image, image } from '../pictures/image.ts';
import { addressLine } from './address-line.ts';
import { contactPathOf, dealershipLink } from './dealership-link.ts';
import { liveHours } from './live-hours.ts';

/** What a location's card shows (LOC-1). */
export type LocationCardModel = {
	id: number;
	name: string;
	/** `Sales`; null where the location has no type. */
	department: string | null;
	/** What a form for it knows. */
	formAbout: FormAbout;
	/** Its contact page, which it may share with another department. */
	path: string;
	/** Where its contact button leads. */
	contactPath: string;
	/** Its dealership's page, where that has other places too and not all of the site's; null where it would show this card again. */
	buttonPath: string | null;
	/** `All of Motorama Southside`. */
	buttonText: string;
	badge: string | null;
	type: SiteLocation['location_type'];
	image: Image | null;
	rating: Rating | null;
	/** The place on the map service, where its reviews are; null where the site does not know it. */
	reviewsUrl: string | null;
	address: string | null;
	directionsUrl: string | null;
	/** What it is found by in a list, and how far it is from a visitor. */
	spot: { city: string; postcode: string; at: Point | null };
	phones: Phone[];
	/** The location's own site. */
	websiteUrl: string | null;
	hours: HoursLine[];
	/** Hours of the departments of one place apart, in place of `hours`; empty where they are not configured (LOC-6). */
	departmentHours: DepartmentHours[];
	/** What the browser needs to say whether it is open now; null where that cannot be said (LOC-6). */
	liveHours: PlaceHours | null;
	licences: { label: string; number: string }[];
};

type Phone = { label: string; number: string; href: string };

/** `label` as `Service`. */
type DepartmentHours = { label: string; lines: HoursLine[]; live: PlaceHours | null };

/** `text` as `4.6`; `share` is the part of five stars that is filled, in percent. */
export type Rating = { text: string; count: number; share: number };

/** The card of a location. Licence numbers only where the site shows them. */
export function locationCard(location: SiteLocation, config: CardSettings): LocationCardModel {
	const address = addressLine(location.address);
	return {
		id: location.id,
		name: location.name,
		department: location.location_type ? capitalised(location.location_type) : null,
		formAbout: locationAbout(location),
		path: locationContactPath(location.name),
		contactPath: contactPathOf(location, config),
		...dealershipLink(location.dealership_slug, config),
		badge: location.badge ?? null,
		type: location.location_type,
		image: location.image
			? image({ url: location.image.url, alt: '', width: 600, ratio: 600 / 150, kind: 'location' })
			: null,
		rating: config.reviews_hidden ? null : rating(location.average_rating, location.review_count),
		reviewsUrl: reviewsUrl(location),
		address,
		directionsUrl: directionsUrl(location, address),
		spot: spotOf(location),
		phones: phones(location, config.locale),
		websiteUrl: location.website_url ?? null,
		hours: hoursLines(location),
		departmentHours: config.department_hours ? departmentHours(location, config) : [],
		liveHours: liveHours(location, config),
		licences: config.licence_numbers_visible ? licences(location, config.locale) : [],
	};
}

export type CardSettings = Pick<
	SiteConfig,
	| 'licence_numbers_visible'
	| 'reviews_hidden'
	| 'department_hours'
	| 'locations'
	| 'dealerships'
	| 'location_contact'
	| 'special_hours'
	| 'time_zone'
	| 'locale'
>;

/** The stars of an average; null where it or the number of reviews is 0 (LOC-7). */
export function rating(average: number, count: number): Rating | null {
	const stars = drawStars(average, count);
	return stars && { text: stars.text, count, share: Math.round(stars.full * 20 + stars.partial / 5) };
}

function spotOf({ address: { city = '', postcode = '', lat, long } }: SiteLocation): LocationCardModel['spot'] {
	return { city, postcode, at: lat !== undefined && long !== undefined ? { lat, long } : null };
}

function directionsUrl({ address, name }: SiteLocation, line: string | null): string | null {
	if (address.place_url ?? address.map_url) return address.place_url ?? address.map_url ?? null;
	if (!line) return null;
	const query = new URLSearchParams({ api: '1', destination: `${name}, ${line}` });
	if (address.place_id) query.set('destination_place_id', address.place_id);
	return `https://www.google.com/maps/dir/?${query}`;
}

function reviewsUrl({ name, address: { place_url, place_id } }: SiteLocation): string | null {
	if (place_url || !place_id) return place_url ?? null;
	return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: name, query_place_id: place_id })}`;
}

const hoursLines = ({ contact_detail }: SiteLocation): HoursLine[] =>
	openingHoursLines(contact_detail.opening_hours).filter(({ hours }) => hours !== '');

/** Hours of sales and service apart, on the card of sales; a workshop and a parts counter have cards with their own (LOC-6). */
function departmentHours({ name, location_type }: SiteLocation, config: CardSettings): DepartmentHours[] {
	if (isOwnCard(location_type)) return [];
	const place = contactName(name);
	const departments = visibleLocations(config.locations)
		.filter((location) => contactName(location.name) === place && location.location_type !== 'parts')
		.map((location) => ({
			label: location.location_type ? capitalised(location.location_type) : place,
			lines: hoursLines(location),
			live: liveHours(location, config),
		}))
		.filter(({ lines }) => lines.length > 0);
	return departments.length > 1 ? departments : [];
}

const isOwnCard = (department: string): boolean => department === 'service' || department === 'parts';

function phones({ contact_detail }: SiteLocation, locale: SiteConfig['locale']): Phone[] {
	const numbers: [label: string, number: string | undefined][] = [
		['Phone', contact_detail.phone],
		['Landline', contact_detail.landline_phone],
		['Mobile', contact_detail.mobile],
	];
	return numbers.flatMap(([label, number]) =>
		number ? [{ label: localiseText(label, locale), number, href: phoneHref(number) }] : [],
	);
}

function licences(
	{ dealer_license_number, motor_vehicle_repairer }: SiteLocation,
	locale: SiteConfig['locale'],
): LocationCardModel['licences'] {
	const numbers: [label: string, number: string | undefined][] = [
		['Dealer licence', dealer_license_number],
		['Repairer licence', motor_vehicle_repairer],
	];
	return numbers.flatMap(([label, number]) => (number ? [{ label: localiseText(label, locale), number }] : []));
}

/** What a form on the page or card of a location knows of it: who writes to a buying centre sells (LOC-1, LOC-10). */
function locationAbout(location: SiteLocation): FormAbout {
	const { id, dealership_slug } = location;
	return {
		values: { location: String(id), ...(onlyBuys(location) && { category: sellingCategory }) },
		dealership_slug,
	};
}
