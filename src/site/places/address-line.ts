import type { SiteLocation } from '../../config/site.ts';

/** An address on one line, `12 Durham Street, Bathurst NSW 2795`; null where nothing is known of it. A city that is its own state is named once. */
export function addressLine({ full, street, city, state, postcode }: SiteLocation['address']): string | null {
	const place = [city, state === city ? undefined : state, postcode].filter(Boolean).join(' ');
	return full ?? ([street, place].filter(Boolean).join(', ') || null);
}
