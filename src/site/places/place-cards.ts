import type { SiteLocation } from '../../config/site.ts';
import { contactName } from '../../domain/places/contact-slug.ts';
import type { CardSettings, LocationCardModel } from './location-card.ts';
import { places } from './places.ts';

type PlaceDepartment = {
	id: number;
	name: string;
	type: LocationCardModel['type'];
	phone: LocationCardModel['phones'][number] | null;
	/** Where it is not at the address of the card: across the road. */
	address: string | null;
	/** Where a service is booked at it, if it is a workshop. */
	bookPath?: string | null;
	/** `Mon-Fri 7am-5pm, Sat 7:30am-12pm`; empty where that is not known. */
	hours: string;
};

/** A place with its departments in one card (LOC-1). */
export type PlaceCardModel = LocationCardModel & {
	/** Departments beside the one whose address and hours the card shows, each with its number and hours: `Service`. */
	departments?: PlaceDepartment[];
	/** The number of its pin on the map beside it. */
	pin?: number | null;
	/** `New Toyota and Kia`. */
	makes?: string | null;
	/** `89 cars here`. */
	stock?: { text: string; url: string } | null;
	/** Where a place that only buys makes offers. */
	sellPath?: string | null;
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
		departments: departmentsBeside(main, departments),
	}));
}

/**
 * These cards with the departments of a place in one, that of its sales: its parts counter is no other place (LOC-2). With its workshop
 * it has the name of the place.
 */
export function oneCardEach(cards: readonly LocationCardModel[]): PlaceCardModel[] {
	return [...Map.groupBy(cards, ({ path }) => path).values()].flatMap((departments) => {
		const main = departments.find(({ type }) => type === 'sales') ?? departments[0];
		if (!main) return [];
		const beside = departmentsBeside(main, departments);
		const isWhole = beside.some(({ type }) => type === 'service');
		return { ...main, ...(isWhole && { name: contactName(main.name), departmentHours: [] }), departments: beside };
	});
}

function departmentsBeside(main: LocationCardModel, all: readonly LocationCardModel[]): PlaceDepartment[] {
	return all
		.filter(({ id }) => id !== main.id)
		.map(({ id, department, type, phones, name, address, hours }) => ({
			id,
			name: department ?? name,
			type,
			phone: phones[0] ?? null,
			address: address === main.address ? null : address,
			hours: hours.map(({ days, hours: open }) => `${days} ${open}`).join(', '),
		}));
}
