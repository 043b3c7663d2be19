import type { SiteConfig, SiteLocation } from '../config/site.ts';
import { contactPath } from '../domain/contact-slug.ts';
import { type HoursLine, openingHoursLines } from '../domain/opening-hours.ts';
import { type Image, image } from './image.ts';
import { phoneHref } from './links.ts';

/** What a location's card shows (LOC-1). */
export type LocationCardModel = {
	name: string;
	path: string;
	badge: string | null;
	type: SiteLocation['location_type'];
	image: Image | null;
	address: string | null;
	directionsUrl: string | null;
	phones: { label: string; number: string; href: string }[];
	hours: HoursLine[];
	licences: { label: string; number: string }[];
};

/** The card of a location. Licence numbers only where the site shows them. */
export function locationCard(location: SiteLocation, config: SiteConfig): LocationCardModel {
	const address = addressLine(location.address);
	return {
		name: location.name,
		path: contactPath(location.name),
		badge: location.badge ?? null,
		type: location.location_type,
		image: location.image
			? image({ url: location.image.url, alt: location.name, width: 600, ratio: 2, kind: 'location' })
			: null,
		address,
		directionsUrl: directionsUrl(location, address),
		phones: phones(location),
		hours: openingHoursLines(location.contact_detail.opening_hours),
		licences: config.licence_numbers_visible ? licences(location) : [],
	};
}

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

function phones({ contact_detail }: SiteLocation): LocationCardModel['phones'] {
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
