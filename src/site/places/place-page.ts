import type { SiteConfig, SiteLocation } from '../../config/site.ts';
import { locationContactPath } from '../../domain/places/contact-slug.ts';
import { visibleLocations } from '../../domain/places/location-list.ts';
import { templateWords } from '../../domain/words/template-words.ts';
import { formPlace } from '../forms/form-place.ts';
import { locationsPath } from '../pages/links.ts';
import { type Image, image } from '../pictures/image.ts';
import type { Site } from '../site.ts';
import { arrivalAt } from './arrival.ts';
import { type LocationMapModel, locationMap } from './location-map.ts';
import { nearbyPlaces } from './nearby-places.ts';
import { placeCars } from './place-cars.ts';
import { placeService } from './place-service.ts';
import { stockedCard } from './place-stock.ts';
import { placeTasks } from './place-tasks.ts';
import type { Place } from './places.ts';
import { reviewsModel } from './reviews.ts';

export type PlacePage = ReturnType<typeof placePage>;

/** Where a page about a place stands, and what it is called there. */
type Named = { heading: string; title: string; path: string; breadcrumbs: { name: string; path: string }[] };

/** All that there is to know of one place: its departments, what is done and sold there, the way in and the form (LOC-4). */
export function placePage(site: Site, place: Place, named: Named) {
	const hours = place.departments.some((department) => department.hours.length > 0) ? ', opening hours' : '';
	const sold = stockedCard(site, place.main);
	return {
		...named,
		description: `Address, phone numbers${hours} and directions to ${place.name}.`,
		place,
		...pictures(place, site.config),
		holidays: site.holidays(),
		arrival: arrivalAt(site.config, place),
		sold,
		/** Where a place that only buys makes offers. */
		sellPath: sold.sellPath ?? null,
		vehicle: templateWords(site.config.template).singular,
		tasks: placeTasks(site, place).filter(({ path }) => path !== sold.sellPath),
		cars: placeCars(site, { ...sold, name: place.name }),
		service: placeService(site, place),
		nearby: nearbyPlaces(site.config, place),
		...customersSay(site),
		locationsPath,
		/** The e-mail form of the place (LOC-1). */
		form: formPlace('contact', site.config, place.main.formAbout),
	};
}

/** What customers of the dealer say (LOC-8). */
export const customersSay = ({ config }: Pick<Site, 'config'>) => ({
	reviews: reviewsModel(config),
	reviewsHeading: `What customers say about ${config.name}`,
});

type Hero = { image: Image | null; map: LocationMapModel | null; hero: 'image' | 'map' | null };

/** A place's picture and map; the one that the config chooses is beside its details, else the other (LOC-4). */
function pictures(place: Place, config: SiteConfig): Hero {
	const image = placeImage(config.locations, place.path);
	const map = locationMap({ label: `Map of ${place.name}`, cards: place.departments }, config);
	const there = { image: image !== null, map: map !== null };
	const other = config.map.hero === 'map' ? 'image' : 'map';
	return { image, map, hero: there[config.map.hero] ? config.map.hero : there[other] ? other : null };
}

/** The first picture of a place, large enough to be beside its details (LOC-4). */
function placeImage(locations: readonly SiteLocation[], path: string): Image | null {
	const location = visibleLocations(locations).find(({ name, image }) => image && locationContactPath(name) === path);
	if (!location?.image) return null;
	return image({ url: location.image.url, alt: '', width: 640, ratio: 2, kind: 'location' });
}
