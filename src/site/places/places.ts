import { contactName } from '../../domain/places/contact-slug.ts';
import { visibleLocations } from '../../domain/places/location-list.ts';
import { type CardSettings, type LocationCardModel, locationCard } from './location-card.ts';

/** A place of business with its departments: `Northside - Sales` and `Northside - Service` are one place (ROUTE-13). */
export type Place = {
	name: string;
	path: string;
	/** The department whose facts are shown for the place: the first that is not only its workshop. */
	main: LocationCardModel;
	departments: LocationCardModel[];
};

/** The visible locations, or those given, by place, in the order of their first department. */
export function places(config: CardSettings, locations = visibleLocations(config.locations)): Place[] {
	const byPath = new Map<string, Place>();
	for (const location of locations) {
		// The departments of a place are shown side by side, each with its own hours.
		const card = { ...locationCard(location, config), departmentHours: [] };
		const known = byPath.get(card.path);
		const departments = [...(known?.departments ?? []), card];
		const main = departments.find(({ type }) => type !== 'service') ?? departments[0] ?? card;
		byPath.set(card.path, { name: contactName(location.name), path: card.path, main, departments });
	}
	return [...byPath.values()];
}
