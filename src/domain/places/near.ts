/** A point on earth, in degrees. */
export type Point = { lat: number; long: number };

const earthKilometres = 6371;

/** Kilometres between two points as the crow flies: Moorooka to Cleveland, 25. */
export function kilometresBetween(one: Point, other: Point): number {
	const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
	const across = Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * half(one.long, other.long);
	return 2 * earthKilometres * Math.asin(Math.sqrt(Math.min(1, half(one.lat, other.lat) + across)));
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * How far each city is from a visitor, whole kilometres and at least one, the nearest first (SRCH-2): where a city has several places,
 * the nearest of them counts.
 */
export function citiesByDistance(places: readonly (Point & { city: string })[], visitor: Point): Map<string, number> {
	const known = new Map<string, number>();
	const far = places.map((place) => ({ city: place.city, km: kilometresBetween(visitor, place) }));
	for (const { city, km } of far.sort((one, other) => one.km - other.km)) {
		if (!known.has(city)) known.set(city, Math.max(1, Math.round(km)));
	}
	return known;
}
