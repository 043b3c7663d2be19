import { visitorsPlace } from '../../../client/places/visitors-place.ts';
import { citiesByDistance, type Point } from '../../../domain/places/near.ts';
import type { NearPlace } from '../../../site/lists/near-places.ts';

/** How far the cities of these places are from a point, or from where the browser says that the visitor is: kilometres by city, the nearest first. Rejects where it does not say. */
export const locate = async (places: readonly NearPlace[], from?: Point): Promise<ReadonlyMap<string, number>> =>
	citiesByDistance(places, from ?? (await visitorsPlace()));
