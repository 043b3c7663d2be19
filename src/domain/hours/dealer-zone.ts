import type { Locale } from '../locales/rows.ts';
import { visibleLocations } from '../places/location-list.ts';
import { timeZoneOf, usualTimeZone } from './time-zone.ts';

type Address = Parameters<typeof timeZoneOf>[0];
type Dealer = {
	locale: Locale;
	time_zone?: string | undefined;
	address: Address;
	locations: readonly { visible: boolean; position: number; address: Address }[];
};

/**
 * The time zone by which a dealer's days begin and messages go out: the one that the site names, else that of its address, of its
 * first location, or of most people of the country. IANA name.
 */
export function dealerZone({ locale, time_zone, address, locations }: Dealer): string {
	const [first] = visibleLocations(locations);
	const placed = timeZoneOf(address, locale) ?? (first && timeZoneOf(first.address, locale));
	return time_zone ?? placed ?? usualTimeZone(locale);
}
