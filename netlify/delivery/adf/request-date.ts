import type { SiteConfig } from '../../../src/config/site.ts';
import { timeZoneOf, usualTimeZone } from '../../../src/domain/hours/time-zone.ts';
import type { StoredLead } from '../../platform/db/schema.ts';
import { locationOf } from './vendor.ts';

/** The time zone of the lead's location, else the site's (LOC-6). */
export function zoneOf(lead: Pick<StoredLead, 'location_id'>, site: SiteConfig): string {
	const location = locationOf(lead, site);
	const own = location?.time_zone ?? site.time_zone;
	const placed = (location && timeZoneOf(location.address, site.locale)) ?? timeZoneOf(site.address, site.locale);
	return own ?? placed ?? usualTimeZone(site.locale);
}

/** A moment (Unix milliseconds) as ISO 8601 with the zone's offset at that time: `2026-11-21T10:05:00+10:00`. */
export function zonedTime(moment: number, zone: string): string {
	const parts = new Intl.DateTimeFormat('en-GB', {
		timeZone: zone,
		...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' },
		hourCycle: 'h23',
		timeZoneName: 'longOffset',
	} as const).formatToParts(new Date(moment));
	const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((one) => one.type === type)?.value ?? '';
	const offset = part('timeZoneName').replace('GMT', '') || '+00:00';
	const date = [part('year').padStart(4, '0'), part('month'), part('day')].join('-');
	return `${date}T${part('hour')}:${part('minute')}:${part('second')}${offset}`;
}
