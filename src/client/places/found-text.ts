import { distanceText } from '../../domain/cars/distance.ts';
import type { FoundPlaces } from '../../domain/places/find-places.ts';
import type { Locale } from '../../domain/words/locale.ts';
import { localiseText } from '../../domain/words/wording.ts';

/** Where the browser does not say where the visitor is. */
export const nowhereText = (locale: Locale): string =>
	localiseText('Your browser didn’t say where you are. Type your suburb or postcode instead.', locale);

/** What was found: `One location`, `2 locations`; nothing where nothing was asked. */
export function foundText({ places, by }: FoundPlaces<unknown>, typed: string, locale: Locale): string {
	if (by === 'all') return '';
	if (by === 'postcode') return `No location in “${typed}”. ${localiseText('Nearest postcodes first.', locale)}`;
	if (by === 'similar')
		return `No exact match for “${typed}”. ${places.length === 1 ? 'This one is close.' : 'These are close.'}`;
	if (by === 'nothing')
		return `No location matches “${typed}”. ${localiseText('Try your postcode, or “Nearest to me”.', locale)}`;
	return places.length === 1 ? 'One location' : `${places.length} locations`;
}

/** `Nearest to you: Cleveland, about 12 km away`; to a town by its name. */
export function nearestText(
	nearest: { place: { name: string }; km: number | null } | undefined,
	locale: Locale,
	to = 'you',
): string {
	if (!nearest || nearest.km === null) return nowhereText(locale);
	return `Nearest to ${to}: ${nearest.place.name}, about ${distanceText(nearest.km, locale)} away`;
}
