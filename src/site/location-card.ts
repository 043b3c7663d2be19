import type { SiteConfig, SiteLocation } from '../config/site.ts';
import { locationContactPath } from '../domain/contact-slug.ts';
import { type HoursLine, openingHoursLines } from '../domain/opening-hours.ts';
import { capitalised } from '../domain/wording.ts';
import { type Image, image } from './image.ts';
import { dealershipPath, phoneHref } from './links.ts';

/** What a location's card shows (LOC-1). */
export type LocationCardModel = {
	name: string;
	/** `Sales`; null where the location has no type. */
	department: string | null;
	/** Its contact page, which it may share with another department. */
	path: string;
	/** Where the card's button leads; null where the card stands on that page. */
	buttonPath: string | null;
	badge: string | null;
	type: SiteLocation['location_type'];
	image: Image | null;
	rating: Rating | null;
	address: string | null;
	directionsUrl: string | null;
	phones: Phone[];
	hours: HoursLine[];
	licences: { label: string; number: string }[];
};

type Phone = { label: string; number: string; href: string };

/** `text` as `4.6`; `share` is the part of five stars that is filled, in percent. */
export type Rating = { text: string; count: number; share: number };

/** The card of a location; its button leads to the dealership's page. Licence numbers only where the site shows them. */
export function locationCard(location: SiteLocation, config: CardSettings): LocationCardModel {
	const address = addressLine(location.address);
	return {
		name: location.name,
		department: location.location_type ? capitalised(location.location_type) : null,
		path: locationContactPath(location.name),
		buttonPath: dealershipPath(location.dealership_slug),
		badge: location.badge ?? null,
		type: location.location_type,
		image: location.image
			? image({ url: location.image.url, alt: '', width: 600, ratio: 600 / 150, kind: 'location' })
			: null,
		rating: config.reviews_hidden ? null : rating(location),
		address,
		directionsUrl: directionsUrl(location, address),
		phones: phones(location),
		hours: openingHoursLines(location.contact_detail.opening_hours).filter(({ hours }) => hours !== ''),
		licences: config.licence_numbers_visible ? licences(location) : [],
	};
}

type CardSettings = Pick<SiteConfig, 'licence_numbers_visible' | 'reviews_hidden'>;

/** An address on one line, `12 Durham Street, Bathurst NSW 2795`; null where nothing is known of it. */
export function addressLine({ full, street, city, state, postcode }: SiteLocation['address']): string | null {
	const place = [city, state, postcode].filter(Boolean).join(' ');
	return full ?? ([street, place].filter(Boolean).join(', ') || null);
}

function directionsUrl({ address, name }: SiteLocation, line: string | null): string | null {
	if (address.place_url ?? address.map_url) return address.place_url ?? address.map_url ?? null;
	if (!line) return null;
	const query = new URLSearchParams({ api: '1', destination: `${name}, ${line}` });
	return `https://www.google.com/maps/dir/?${query}`;
}

/** Stars are shown when both the average and the number of reviews are above 0 (LOC-7). */
function rating({ average_rating, review_count }: SiteLocation): Rating | null {
	if (average_rating <= 0 || review_count <= 0) return null;
	return { text: average_rating.toFixed(1), count: review_count, share: Math.round(average_rating * 20) };
}

function phones({ contact_detail }: SiteLocation): Phone[] {
	const numbers: [label: string, number: string | undefined][] = [
		['Phone', contact_detail.phone],
		['Landline', contact_detail.landline_phone],
		['Mobile', contact_detail.mobile],
	];
	return numbers.flatMap(([label, number]) => (number ? [{ label, number, href: phoneHref(number) }] : []));
}

function licences({ dealer_license_number, motor_vehicle_repairer }: SiteLocation): LocationCardModel['licences'] {
	const numbers: [label: string, number: string | undefined][] = [
		['Dealer licence', dealer_license_number],
		['Repairer licence', motor_vehicle_repairer],
	];
	return numbers.flatMap(([label, number]) => (number ? [{ label, number }] : []));
}
