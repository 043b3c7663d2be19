import { slugify } from './slug.ts';

/**
 * The name in a location's contact page (ROUTE-13): ' - Sales', ' - Service' and ' - Parts' at the end are removed
 * first, so that a site's two departments share one page. `Northside - Sales` → /contact-us/northside/.
 */
export function contactSlug(locationName: string): string {
	return slugify(contactName(locationName));
}

/** Path of the page that locations of this name share. */
export function contactPath(locationName: string): string {
	return `/contact-us/${contactSlug(locationName)}/`;
}

/** The name that those locations share: `Northside - Sales` → `Northside`. */
export function contactName(locationName: string): string {
	return locationName.replace(/ - (?:Sales|Service|Parts)\s*$/i, '').trim();
}
