import { slugify } from '../addresses/slug.ts';

/**
 * A location's contact page (ROUTE-13): ' - Sales', ' - Service' and ' - Parts' at the end of its name are removed before
 * slugging, so that a site's departments share one page. `Northside - Sales` → /contact-us/northside/. A name without a
 * Latin letter or digit leads to /contact-us/location/.
 */
export function locationContactPath(locationName: string): string {
	return `/contact-us/${slugify(contactName(locationName)) || 'location'}/`;
}

/** The name that those locations share: `Northside - Sales` → `Northside`. */
export function contactName(locationName: string): string {
	return locationName.replace(/ - (?:Sales|Service|Parts)\s*$/i, '').trim();
}
