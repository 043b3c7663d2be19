import type { SiteConfig, SiteLocation } from '../../config/site.ts';
import type { PlaceHours } from '../../domain/hours/day-hours.ts';
import type { SlotRules } from '../../domain/test-drives/slots.ts';
import { type HoursSettings, liveHours } from './live-hours.ts';

/** How test drives are booked at a location: when it is open, and the rules of its times. */
export type TestDrivesAt = { hours: PlaceHours; rules: SlotRules & { capacity: number } };

type Settings = HoursSettings & Pick<SiteConfig, 'test_drives'>;

/**
 * How test drives are booked at a location (CAR-1); null where visitors ask for any time: where `slots` is off, the hours are not
 * known, or the location is a workshop or sells parts and does not say otherwise itself.
 */
export function testDrivesAt(location: SiteLocation, config: Settings): TestDrivesAt | null {
	const own = location.test_drives;
	const isShowroom = location.location_type === 'sales' || location.location_type === '';
	const hasSlots = own.slots ?? (config.test_drives.slots && isShowroom);
	const hours = hasSlots && location.visible ? liveHours(location, config) : null;
	return hours && { hours, rules: { ...config.test_drives, ...given(own) } };
}

/** Whether any location of a site has times to book. */
export const hasSlots = (config: Settings & Pick<SiteConfig, 'locations'>): boolean =>
	config.locations.some((location) => testDrivesAt(location, config) !== null);

/** Without the keys that say nothing. */
function given<Value extends object>(says: Value): { [Key in keyof Value]: Exclude<Value[Key], undefined> } {
	return Object.fromEntries(Object.entries(says).filter(([, value]) => value !== undefined)) as never;
}
