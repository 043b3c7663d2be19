import type { SiteLocation } from '../../config/site.ts';
import type { CardSettings, LocationCardModel } from './location-card.ts';
import { places } from './places.ts';

/** A place with its departments in one card (LOC-1). */
export type PlaceCardModel = LocationCardModel & {
	/** Departments beside the one whose address and hours the card shows, each with its number: `Service`. */
	departments?: { name: string; phone: LocationCardModel['phones'][number] | null }[];
	/** The number of its pin on the map beside it. */
	pin?: number | null;
	/** `New Toyota and Kia`. */
	makes?: string | null;
	/** `89 cars here`. */
	stock?: { text: string; url: string } | null;
	/** Where a service is booked at it, if it is a workshop. */
	bookPath?: string | null;
};

/** One card for each place of business: sales, service and parts at one address are one place with three numbers. */
export function placeCards(config: CardSettings, locations: SiteLocation[]): PlaceCardModel[] {
	return places(config, locations).map(({ name, main, departments }) => ({
		...main,
		name,
		badge: main.badge ?? departments.map(({ badge }) => badge).find(Boolean) ?? null,
		image: main.image ?? departments.map(({ image }) => image).find(Boolean) ?? null,
		departments: departments
			.filter(({ id }) => id !== main.id)
			.map(({ department, phones, name: own }) => ({ name: department ?? own, phone: phones[0] ?? null })),
	}));
}
