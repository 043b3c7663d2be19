import type { SiteConfig } from '../../src/config/site.ts';
import { dealerZone } from '../../src/domain/hours/dealer-zone.ts';
import { clockOf, localTime } from '../../src/domain/hours/local-clock.ts';
import { shortLocalTime } from '../../src/domain/hours/readable-time.ts';
import type { DriveTime } from '../../src/domain/leads/ready-answers.ts';
import { zoneOfPlace } from '../../src/site/places/live-hours.ts';
import { locationOf } from '../delivery/adf/vendor.ts';
import type { StoredLead } from '../platform/db/rows/lead-rows.ts';
import type { LeadAbout } from './lead-about.ts';

type Drive = LeadAbout['drive'];

/** The zone whose clocks a lead goes by: that of its place, else the dealer's. */
export function zoneOfLead(lead: Pick<StoredLead, 'location_id'>, site: SiteConfig): string {
	const place = locationOf(lead, site);
	return (place && zoneOfPlace(place, site)) ?? dealerZone(site);
}

/** How the time of a test drive stands by the clocks of the place; `now` in Unix milliseconds. A day without a time is past once it is over. */
export function driveStands(drive: Drive, { now, zone }: { now: number; zone: string }): DriveTime {
	if (!drive || drive.state === 'cancelled') return 'none';
	const { date, minute } = localTime(zone, Math.floor(now / 1000));
	const here = `${date}T${clockOf(minute)}`;
	return drive.at < here.slice(0, drive.at.length) ? 'past' : 'ahead';
}

/** `Saturday 28 November at 10:30 am`; empty where no time was named. */
export const driveTimeWords = (drive: Drive, locale: string): string =>
	drive && drive.state !== 'cancelled' ? shortLocalTime(drive.at, locale) : '';
