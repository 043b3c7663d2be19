import type { SiteConfig } from '../../config/site.ts';
import { visibleLocations } from '../../domain/places/location-list.ts';
import type { Point } from '../../domain/places/near.ts';

/** A place where cars stand, by the city that they are listed under. */
export type NearPlace = Point & { city: string };

/** Where the site's cars stand, for the order of its cities by distance (SRCH-2); none where there is but one city, or none is told. */
export function nearPlaces({ locations, override_city }: Pick<SiteConfig, 'locations' | 'override_city'>): NearPlace[] {
	const places = visibleLocations(locations).flatMap(({ location_type, address: { city, lat, long } }) =>
		city && lat !== undefined && long !== undefined && (location_type === 'sales' || location_type === '')
			? [{ city, lat, long }]
			: [],
	);
	const isChoice = new Set(places.map(({ city }) => city)).size > 1 && override_city === undefined;
	return isChoice ? places : [];
}

/** The quick filter that asks for the visitor's place; it is not part of an address. */
export const nearChoice = { value: 'near', label: 'Near me', icon: 'pin' } as const;
