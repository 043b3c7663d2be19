import { distanceText } from '../../domain/cars/distance.ts';
import type { FoundPlaces } from '../../domain/places/find-places.ts';
import type { Locale } from '../../domain/words/locale.ts';
import { localiseText } from '../../domain/words/wording.ts';

/** Where the browser does not say where the visitor is. */
export const nowhereText = (locale: Locale): string =>
	localiseText('Your browser didn’t say where you are. Type your suburb or postcode instead.', locale);

/** What was found: `One location`, `2 locations`; nothing where nothing was asked, and for a number that is not whole yet. */
export function foundText({ places, by }: FoundPlaces<unknown>, typed: string, locale: Locale): string {
	if (by === 'all' || (by === 'nothing' && /^\d{1,3}$/.test(typed))) return '';
	if (by === 'postcode') return `No location in “${typed}”. ${localiseText('Nearest postcodes first.', locale)}`;
	if (by === 'similar')
		return `No exact match for “${typed}”. ${places.length === 1 ? 'This one is close.' : 'These are close.'}`;
	if (by === 'nothing')
		return `No location matches “${typed}”. ${localiseText('Try your postcode, or “Nearest to me”.', locale)}`;
	return places.length === 1 ? 'One location' : `${places.length} locations`;
}

/** Further than anybody drives to look at a car. */
const farKilometres = 200;

/** `Nearest to you: Cleveland, about 12 km away`; to a suburb or postcode by its name. One that is far says so. */
export function nearestText(
	nearest: { place: { name: string }; km: number | null } | undefined,
	locale: Locale,
	to = 'you',
): string {
	if (!nearest || nearest.km === null) return nowhereText(locale);
	const { place, km } = nearest;
	const away = `about ${distanceText(roughKilometres(km), locale)} away`;
	if (km < farKilometres) return `Nearest to ${to}: ${place.name}, ${away}`;
	return `No location near ${to}. The nearest is ${away}: ${place.name}`;
}

/** As "about" is said: whole up to 20 km, to 5 up to 100, to 10 beyond. */
export function roughKilometres(km: number): number {
	const step = km < 20 ? 1 : km < 100 ? 5 : 10;
	return Math.round(km / step) * step;
}
