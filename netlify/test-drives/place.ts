import type { SiteLocation } from '../../src/config/site.ts';
import { addressLine } from '../../src/site/places/address-line.ts';
import { type TestDrivesAt, testDrivesAt } from '../../src/site/places/test-drives-at.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { Tenant } from '../platform/runtime/tenants.ts';

/** A location with times to book. */
export type BookablePlace = TestDrivesAt & { location: SiteLocation };

/** The location of this number, if it has times to book; null otherwise. */
export function placeWithTimes({ site }: Tenant, id: number): BookablePlace | null {
	const location = site.locations.find((one) => one.id === id);
	const at = location && testDrivesAt(location, site);
	return at ? { ...at, location } : null;
}

/** The same. Throws a Refusal: 404. */
export function placeOrRefusal(tenant: Tenant, id: number): BookablePlace {
	const place = placeWithTimes(tenant, id);
	if (place) return place;
	throw new Refusal('not_found', 'This location has no times to book. Ask for any time.');
}

/** `Southport Toyota, 12 High Street, Southport QLD 4215`. */
export function placeText({ site }: Pick<Tenant, 'site'>, id: number): string {
	const location = site.locations.find((one) => one.id === id);
	if (!location) return site.name;
	return [location.name, addressLine(location.address)].filter(Boolean).join(', ');
}
