import type { SiteLocation } from '../../config/site.ts';
import { kindLabels, type LocationKind, locationKinds, locationsOfKind } from '../../domain/places/location-filter.ts';
import { withoutRepeats } from '../../domain/places/location-list.ts';
import { serviceLocationsPath } from '../pages/links.ts';
import { type CardSettings, type LocationCardModel, locationCard } from './location-card.ts';
import { type LocationMapModel, locationMap, type MapMarker, type MapSettings } from './location-map.ts';
import { oneCardEach, type PlaceCardModel } from './place-cards.ts';

/** Locations as cards around their map; more than one group has a toggle (LOC-2). */
export type LocationGroupsModel = {
	groups: LocationGroup[];
	map: LocationMapModel | null;
	/** Whether the cards are above the map. */
	cardsFirst: boolean;
	/** Whether there are so many places that one is looked for. */
	isSearched: boolean;
};

type LocationGroup = { kind: LocationKind; label: string; cards: PlaceCardModel[] };

/** Two places are told apart at a glance. */
const searchedCities = 3;

type GroupSettings = CardSettings & MapSettings;

/** Dealership and service locations apart, each place once; service ones lead to /location/ and have no stars (LOC-2, LOC-5). */
export function locationGroups(locations: readonly SiteLocation[], config: GroupSettings): LocationGroupsModel {
	const groups = locationKinds
		.map((kind) => ({
			kind,
			label: kindLabels[kind],
			cards: oneCardEach(cardsOf(locationsOfKind(locations, kind), config)),
		}))
		.filter(({ cards }) => cards.length > 0);
	return withMap(
		groups.map((group) => (group.kind === 'service' ? { ...group, cards: group.cards.map(serviceCard) } : group)),
		config,
	);
}

/** Locations of whatever kind in one list, each place once with its departments (LOC-5, ROUTE-13). */
export function oneGroup(
	locations: readonly SiteLocation[],
	kind: LocationKind,
	config: GroupSettings,
): LocationGroupsModel {
	return withMap([{ kind, label: kindLabels[kind], cards: oneCardEach(cardsOf(locations, config)) }], config);
}

/** The card of a service location in the combined map: it leads to itself on /location/ too, and has no stars. */
function serviceCard(card: PlaceCardModel): PlaceCardModel {
	return {
		...card,
		rating: null,
		buttonPath: `${serviceLocationsPath}#location-${card.id}`,
		buttonText: 'Service details',
	};
}

function withMap(groups: LocationGroup[], config: GroupSettings): LocationGroupsModel {
	const cards = groups.flatMap((group) => group.cards);
	const toggled = groups.length > 1;
	const centred = groups.length > 0;
	const map = numbered(locationMap({ label: 'Map of our locations', cards, toggled, centred }, config));
	const cities = new Set(cards.map(({ spot }) => spot.city));
	const pinned = groups.map((group) => ({ ...group, cards: group.cards.map((card) => withPin(card, map)) }));
	return { groups: pinned, map, cardsFirst: config.map.cards === 'top', isSearched: cities.size >= searchedCities };
}

/** Pins of one choice of the toggle are numbered where there are several. */
function numbered(map: LocationMapModel | null): LocationMapModel | null {
	const kinds = Map.groupBy(map?.markers ?? [], ({ kind }) => kind);
	const number = (marker: MapMarker) => {
		const those = kinds.get(marker.kind) ?? [];
		return those.length > 1 ? those.indexOf(marker) + 1 : null;
	};
	return map && { ...map, markers: map.markers.map((marker) => ({ ...marker, number: number(marker) })) };
}

const withPin = (card: PlaceCardModel, map: LocationMapModel | null): PlaceCardModel => ({
	...card,
	pin: map?.markers.find(({ cards }) => cards.includes(card.id))?.number ?? null,
});

function cardsOf(locations: readonly SiteLocation[], config: CardSettings): LocationCardModel[] {
	return withoutRepeats(locations).map((location) => locationCard(location, config));
}
