import { visitorsPlace } from '../../../client/places/visitors-place.ts';
import { distanceText } from '../../../domain/cars/distance.ts';
import { citiesByDistance, type Point } from '../../../domain/places/near.ts';
import type { Locale } from '../../../domain/words/locale.ts';
import type { CarCardModel } from '../../../site/cars/car-card.ts';
import type { NearPlace } from '../../../site/lists/near-places.ts';

/** How far the cities of these places are from a point, or from where the browser says that the visitor is: kilometres by city, the nearest first. Rejects where it does not say. */
export const locate = async (places: readonly NearPlace[], from?: Point): Promise<ReadonlyMap<string, number>> =>
	citiesByDistance(places, from ?? (await visitorsPlace()));

/** How far away a car is stands beside its place, once that is known. */
export const withDistance = (card: CarCardModel, km: number | undefined, locale: Locale): CarCardModel =>
	km === undefined || card.location === null
		? card
		: { ...card, location: `${card.location}, ${distanceText(km, locale)}` };
