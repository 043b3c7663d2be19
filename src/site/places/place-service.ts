import { pagePath } from '../../domain/addresses/pages-path.ts';
import { siteForm } from '../../forms/definitions/site-form.ts';
import type { Site } from '../site.ts';
import type { LocationCardModel } from './location-card.ts';
import { farText, nearestPlaces } from './nearby-places.ts';
import { type Place, places } from './places.ts';

/** Where the vehicles of a place are serviced. */
export type PlaceService = {
	/** The workshop, of this place or the nearest. */
	workshop: LocationCardModel;
	/** Where it is, where this place has none; `far` as `about 62 km away`. */
	elsewhere: { name: string; path: string; far: string | null } | null;
	/** The page with the form for a service; null where the site has none. */
	bookPath: string | null;
};

/** The workshop of a place, else the nearest of the group; null where none says that it is one (LOC-4). */
export function placeService(site: Site, place: Place): PlaceService | null {
	const own = workshopOf(place);
	if (own) return { workshop: own, elsewhere: null, bookPath: bookPath(site) };
	const others = places(site.config).filter((other) => workshopOf(other));
	const [nearest] = nearestPlaces(place, others);
	const workshop = nearest && workshopOf(nearest.place);
	if (!nearest || !workshop) return null;
	const { name, path } = nearest.place;
	return { workshop, elsewhere: { name, path, far: farText(nearest.km, site.config) }, bookPath: bookPath(site) };
}

const workshopOf = ({ departments }: Place) => departments.find(({ type }) => type === 'service');

/** The page with the form for a service; null where the site has none. */
export function bookPath(site: Site): string | null {
	const path = pagePath('/pages/book-a-service/', site.config.use_pages_path);
	return site.hasPage(path) && siteForm('book-a-service', site.config) ? path : null;
}
