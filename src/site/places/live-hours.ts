import type { SiteConfig, SiteLocation } from '../../config/site.ts';
import { type PlaceHours, placeHours } from '../../domain/hours/day-hours.ts';
import { timeZoneOf } from '../../domain/hours/time-zone.ts';

/** What a site says about the hours of all of its locations. */
export type HoursSettings = Pick<SiteConfig, 'time_zone' | 'locale' | 'special_hours'>;

/** When a location is open, as a clock can be held against it; null where that is not known (LOC-6). */
export function liveHours(
	{ address, contact_detail, time_zone }: SiteLocation,
	config: HoursSettings,
): PlaceHours | null {
	if (contact_detail.opening_hours.length === 0) return null;
	return placeHours({
		zone: zoneOfPlace({ address, time_zone }, config),
		week: contact_detail.opening_hours,
		special: config.special_hours,
	});
}

/** The zone whose clocks a location goes by; null where nobody knows it. */
export const zoneOfPlace = (
	{ address, time_zone }: Pick<SiteLocation, 'address' | 'time_zone'>,
	config: Pick<SiteConfig, 'time_zone' | 'locale'>,
): string | null => time_zone ?? config.time_zone ?? timeZoneOf(address, config.locale);
