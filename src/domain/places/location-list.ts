/** Which locations are listed, and in which order (LOC-1, LOC-5). */
type Listed = { visible: boolean; position: number };

type Doubtful = {
	position: number;
	primary: boolean;
	address: { street?: string | undefined };
	contact_detail: { phone?: string | undefined };
};

/** The visible locations, lowest position first (LOC-1). */
export function visibleLocations<Location extends Listed>(locations: readonly Location[]): Location[] {
	return locations.filter(({ visible }) => visible).sort((one, other) => one.position - other.position);
}

/**
 * Locations that repeat both the digits of the phone number and the street are listed once (LOC-5): the primary one
 * stays, else the one with the lowest position. Apply it after a toggle has narrowed the list. Order is kept.
 */
export function withoutRepeats<Location extends Doubtful>(locations: readonly Location[]): Location[] {
	const kept = new Map<string, Location>();
	for (const location of locations) {
		const place = placeOf(location);
		const rival = place === null ? undefined : kept.get(place);
		if (place !== null && (!rival || goesBefore(location, rival))) kept.set(place, location);
	}
	return locations.filter((location) => {
		const place = placeOf(location);
		return place === null || kept.get(place) === location;
	});
}

/** Null where a phone number or a street is missing: then nothing can be said to repeat. */
function placeOf({ address, contact_detail }: Doubtful): string | null {
	const digits = (contact_detail.phone ?? '').replace(/\D/g, '');
	const street = (address.street ?? '').trim().replace(/\s+/g, ' ').toLowerCase();
	return digits && street ? `${digits} ${street}` : null;
}

function goesBefore(one: Doubtful, other: Doubtful): boolean {
	if (one.primary !== other.primary) return one.primary;
	return one.position < other.position;
}
