import type { SiteConfig } from '../../config/site.ts';
import { distanceText } from '../../domain/cars/distance.ts';
import { placesByDistance } from '../../domain/places/find-places.ts';
import type { LocationCardModel } from './location-card.ts';
import { type Place, places } from './places.ts';

/** Another place of the group; `far` as `about 62 km away`. */
export type NearbyPlace = { name: string; path: string; far: string | null; main: LocationCardModel };

/** More are a list, which has its own page. */
const mostNearby = 4;

/** The other places of a group, the nearest first (LOC-4). */
export function nearbyPlaces(config: SiteConfig, place: Place): NearbyPlace[] {
	const others = places(config).filter(({ path }) => path !== place.path);
	return nearestPlaces(place, others)
		.slice(0, mostNearby)
		.map(({ place: { name, path, main }, km }) => ({ name, path, main, far: farText(km, config) }));
}

/** These places by how far they are from one, in kilometres; null where that is not known. */
export function nearestPlaces(from: Place, others: readonly Place[]): { place: Place; km: number | null }[] {
	const { at } = from.main.spot;
	if (!at) return others.map((place) => ({ place, km: null }));
	const spots = others.map((place) => ({ place, at: place.main.spot.at }));
	return placesByDistance(spots, at).map(({ place: { place }, km }) => ({ place, km }));
}

/** `about 62 km away`; null where that is not known. */
export const farText = (km: number | null, { locale }: Pick<SiteConfig, 'locale'>): string | null =>
	km === null ? null : `about ${distanceText(km, locale)} away`;
