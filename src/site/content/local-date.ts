import type { SiteConfig } from '../../config/site.ts';
import { timeZoneOf, usualTimeZone } from '../../domain/hours/time-zone.ts';
import { visibleLocations } from '../../domain/places/location-list.ts';

type PlaceSettings = Pick<SiteConfig, 'locale' | 'address' | 'locations' | 'time_zone'>;

/** The date at the dealer's, `2026-12-24`, at a moment in Unix seconds. */
export function localDate(now: number, { locale, address, locations, time_zone }: PlaceSettings): string {
	const [first] = visibleLocations(locations);
	const zone = time_zone ?? timeZoneOf(address, locale) ?? (first && timeZoneOf(first.address, locale));
	// sv-SE writes dates as ISO 8601 does.
	return new Intl.DateTimeFormat('sv-SE', { timeZone: zone ?? usualTimeZone(locale) }).format(new Date(now * 1000));
}
