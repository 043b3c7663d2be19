import type { SiteConfig } from '../../../src/config/site.ts';
import { timeZoneOf, usualTimeZone } from '../../../src/domain/hours/time-zone.ts';
import type { StoredLead } from '../../platform/db/rows/lead-rows.ts';
import { locationOf } from './vendor.ts';

/** The time zone of the lead's location, else the site's (LOC-6). */
export function zoneOf(lead: Pick<StoredLead, 'location_id'>, site: SiteConfig): string {
	const location = locationOf(lead, site);
	const own = location?.time_zone ?? site.time_zone;
	const placed = (location && timeZoneOf(location.address, site.locale)) ?? timeZoneOf(site.address, site.locale);
	return own ?? placed ?? usualTimeZone(site.locale);
}
