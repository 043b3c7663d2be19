import { citiesByDistance } from '../../../domain/places/near.ts';
import type { NearPlace } from '../../../site/lists/near-places.ts';

/** A place within some hundred metres is near enough; one of the last ten minutes as well. */
const settings = { timeout: 10_000, maximumAge: 600_000 };

/** Asks the browser where the visitor is: kilometres by city, the nearest first. Rejects where it does not say. */
export async function locate(places: readonly NearPlace[]): Promise<ReadonlyMap<string, number>> {
	const { latitude: lat, longitude: long } = (await position()).coords;
	return citiesByDistance(places, { lat, long });
}

const position = () =>
	new Promise<GeolocationPosition>((resolve, reject) => {
		navigator.geolocation.getCurrentPosition(resolve, reject, settings);
	});
