import { distanceText } from '../../domain/cars/distance.ts';
import type { FoundPlaces } from '../../domain/places/find-places.ts';
import type { Locale } from '../../domain/words/locale.ts';
import { localiseText } from '../../domain/words/wording.ts';

/** Where the browser does not say where the visitor is. */
export const nowhereText = (locale: Locale): string =>
	localiseText('Your browser didn’t say where you are. Type your suburb or postcode instead.', locale);

/** A postcode that nobody has. */
export const unknownText = (typed: string, locale: Locale): string =>
	localiseText(`We don’t know the postcode “${typed}”. Check it, or type a suburb.`, locale);

type Far = { place: { name: string }; km: number | null };

/**
 * What was found: `One location`, `2 locations`; nothing where nothing was asked, and for a number that is not whole yet. `next` is the
 * nearest of the others: `One location. Next nearest: Cleveland, about 25 km away`.
 */
export function foundText(
	{ places, by }: FoundPlaces<unknown>,
	typed: string,
	locale: Locale,
	next: Far | undefined = undefined,
): string {
	if (by === 'all' || (by === 'nothing' && /^\d{1,3}$/.test(typed))) return '';
	if (by === 'postcode') return `No location in “${typed}”. ${localiseText('Nearest postcodes first.', locale)}`;
	if (by === 'similar')
		return `No exact match for “${typed}”. ${places.length === 1 ? 'This one is close.' : 'These are close.'}`;
	if (by === 'nothing')
		return `No location matches “${typed}”. ${localiseText('Try your postcode, or “Nearest to me”.', locale)}`;
	const count = places.length === 1 ? 'One location' : `${places.length} locations`;
	if (!next || next.km === null) return count;
	return `${count}. Next nearest: ${next.place.name}, ${awayText(next.km, locale)}`;
}

/** Further than anybody drives to look at a car. */
const farKilometres = 200;

/** `Nearest to you: Cleveland, about 12 km away`; to a suburb or postcode by its name. One that is far says so. */
export function nearestText(nearest: Far | undefined, locale: Locale, to = 'you'): string {
	if (!nearest || nearest.km === null) return nowhereText(locale);
	const { place, km } = nearest;
	const away = awayText(km, locale);
	if (km < farKilometres) return `Nearest to ${to}: ${place.name}, ${away}`;
	return `No location near ${to}. The nearest is ${away}: ${place.name}`;
}

const awayText = (km: number, locale: Locale): string => `about ${distanceText(roughKilometres(km), locale)} away`;

/** As "about" is said: whole up to 20 km, to 5 up to 100, to 10 beyond. */
export function roughKilometres(km: number): number {
	const step = km < 20 ? 1 : km < 100 ? 5 : 10;
	return Math.round(km / step) * step;
}
