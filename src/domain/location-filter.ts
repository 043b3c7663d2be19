import { slugify } from './slug.ts';

/** Which locations a list is about: the map's toggle, a make, or buying cars (LOC-2, LOC-10). */
export const locationKinds = ['dealership', 'service'] as const;

/** A choice of the map's toggle. */
export type LocationKind = (typeof locationKinds)[number];

/** What the toggle says (LOC-2). */
export const kindLabels: Readonly<Record<LocationKind, string>> = {
	dealership: 'Dealership Locations',
	service: 'Service Locations',
};

/** The locations of one choice of the toggle: service locations, or all others (LOC-2). */
export function locationsOfKind<Location extends { location_type: string }>(
	locations: readonly Location[],
	kind: LocationKind,
): Location[] {
	return locations.filter(({ location_type }) => (location_type === 'service') === (kind === 'service'));
}

/**
 * The locations that sell or serve a make, however it is spelled; one that names no makes has all of them (LOC-10). For
 * the forms about a make, which offer these.
 */
export function locationsForMake<Location extends { manufacturers: readonly string[] }>(
	locations: readonly Location[],
	make: string,
): Location[] {
	const wanted = slugify(make);
	return locations.filter(
		({ manufacturers }) => manufacturers.length === 0 || manufacturers.some((name) => slugify(name) === wanted),
	);
}

/** The locations that buy cars: those that sell-your-car lists (LOC-10). */
export function buyingLocations<Location extends { location_subtype: readonly string[] }>(
	locations: readonly Location[],
): Location[] {
	return locations.filter(({ location_subtype }) => location_subtype.includes('buying'));
}
