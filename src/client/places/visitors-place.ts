import type { Point } from '../../domain/places/near.ts';

/** A place within some hundred metres is near enough; one of the last ten minutes as well. */
const settings = { timeout: 10_000, maximumAge: 600_000 };

/** Asks the browser where the visitor is. Rejects where it does not say. */
export async function visitorsPlace(): Promise<Point> {
	const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
		navigator.geolocation.getCurrentPosition(resolve, reject, settings);
	});
	return { lat: coords.latitude, long: coords.longitude };
}
