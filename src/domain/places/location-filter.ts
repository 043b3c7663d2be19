import { slugify } from '../addresses/slug.ts';

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

type CarPlace = {
	id: number;
	location_type: string;
	location_subtype: readonly string[];
	manufacturers: readonly string[];
};

/**
 * The locations that a form about a car offers (LOC-10): those that sell cars, for a new one those that sell its make, and
 * always the car's own location, `own`. A 2024 Kia at Southport, where Volkswagen is sold new → Southport with all other
 * sales desks; a new Kia → the Kia desks and Southport. All locations where nothing else is left.
 */
export function locationsForCar<Location extends CarPlace>(
	locations: readonly Location[],
	{ make, isNew, own }: { make: string; isNew: boolean; own: number | null },
): Location[] {
	const selling = sellingLocations(locations);
	const franchised = isNew ? locationsForMake(selling, make) : selling;
	const fitting = franchised.length > 0 ? franchised : selling;
	return locations.filter((location) => location.id === own || fitting.includes(location));
}

/** The locations that sell cars: for a form about a car that is not known yet. All where none says so (LOC-10). */
export function sellingLocations<Location extends Omit<CarPlace, 'id' | 'manufacturers'>>(
	locations: readonly Location[],
): Location[] {
	const selling = locations.filter(sellsCars);
	return selling.length > 0 ? selling : [...locations];
}

/** A sales desk that buys cars as well is one; a buying centre says no type. */
export function sellsCars(location: Pick<CarPlace, 'location_type' | 'location_subtype'>): boolean {
	return location.location_type === 'sales' || (location.location_type === '' && !onlyBuys(location));
}

/** Whether a location buys cars and sells none: a buying centre (LOC-10). */
export function onlyBuys({
	location_type,
	location_subtype,
}: Pick<CarPlace, 'location_type' | 'location_subtype'>): boolean {
	return location_type === '' && location_subtype.includes('buying');
}

/** The locations of one department, such as service; all where the site names none so (LOC-10). */
export function locationsOfDepartment<Location extends { location_type: string }>(
	locations: readonly Location[],
	department: string,
): Location[] {
	const own = locations.filter(({ location_type }) => location_type === department);
	return own.length > 0 ? own : [...locations];
}

/** The locations that buy cars: those that sell-your-car lists (LOC-10). */
export function buyingLocations<Location extends { location_subtype: readonly string[] }>(
	locations: readonly Location[],
): Location[] {
	return locations.filter(({ location_subtype }) => location_subtype.includes('buying'));
}
