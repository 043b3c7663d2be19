import type { SiteConfig, SiteLocation } from '../../config/site.ts';
import { contactName } from '../../domain/places/contact-slug.ts';
import { type LocationKind, locationsOfKind } from '../../domain/places/location-filter.ts';
import { visibleLocations } from '../../domain/places/location-list.ts';
import { defaultCentre } from '../../domain/places/map-centre.ts';
import type { LocationCardModel } from './location-card.ts';

/** A map and what it takes to draw it in the browser (LOC-2, LOC-3). */
export type LocationMapModel = {
	/** What the map shows, for screen readers. */
	label: string;
	texts: { idle: string; loading: string; error: string };
	layer: TileLayer | GoogleLayer;
	/** What is shown where there is no marker. */
	centre: Point;
	zoom: number;
	markers: MapMarker[];
};

export type TileLayer = { kind: 'tiles'; url: string; maxZoom: number; attribution: string; attributionUrl: string };
/** The layer of tenants with a `map_key`. */
export type GoogleLayer = { kind: 'google'; scriptUrl: string; key: string };

/** Latitude and longitude in degrees. */
export type Point = [lat: number, long: number];

export type MapMarker = {
	id: number;
	/** The locations that it stands for. */
	cards: number[];
	/** `2`, as on their cards; null where nothing is told apart by it. */
	number: number | null;
	/** The choice of the toggle that shows it. */
	kind: LocationKind;
	at: Point;
	name: string;
	address: string | null;
	path: string;
	directionsUrl: string | null;
};

type MapChoice = {
	label: string;
	cards: readonly LocationCardModel[];
	/** The map has a toggle, so dealership and service locations have separate pins. */
	toggled?: boolean;
	/** Without any pin it shows the centre that the tenant has set. */
	centred?: boolean;
};

/** The map of these cards; null where it would have no pin and the tenant has not said what to show instead (LOC-2). */
export function locationMap(
	{ label, cards, toggled = false, centred = false }: MapChoice,
	config: MapSettings,
): LocationMapModel | null {
	const { texts, centre, zoom } = config.map;
	const markers = onePerPlace(
		cards.flatMap((card) => {
			const location = config.locations.find(({ id }) => id === card.id);
			return location ? marker(card, location) : [];
		}),
		toggled,
	);
	if (markers.length === 0 && !(centred && hasOwnCentre(config))) return null;
	return { label, texts, layer: layer(config), centre: [centre.lat, centre.long], zoom, markers };
}

export type MapSettings = Pick<SiteConfig, 'map' | 'locations' | 'address'>;

const hasOwnCentre = ({ map: { centre } }: MapSettings): boolean =>
	centre.lat !== defaultCentre.lat || centre.long !== defaultCentre.long;

function marker(card: LocationCardModel, location: SiteLocation): MapMarker[] {
	const { lat, long } = location.address;
	if (lat === undefined || long === undefined) return [];
	const { id, name, address, path, directionsUrl } = card;
	const kind = locationsOfKind([location], 'service').length > 0 ? 'service' : 'dealership';
	return [{ id, cards: [id], number: null, kind, at: [lat, long], name, address, path, directionsUrl }];
}

/** Departments of one place would cover each other: they share the pin of the first, under the place's name (ROUTE-13). */
function onePerPlace(markers: readonly MapMarker[], toggled: boolean): MapMarker[] {
	const byPlace = Map.groupBy(markers, ({ kind, path }) => (toggled ? `${kind} ${path}` : path));
	const places = [...byPlace.values()].flatMap(([first, ...others]) =>
		first ? [others.length > 0 ? sharedPin(first, others) : first] : [],
	);
	return onePerSpot(places, toggled);
}

const sharedPin = (first: MapMarker, others: readonly MapMarker[]): MapMarker => ({
	...first,
	cards: [first, ...others].flatMap(({ cards }) => cards),
	name: contactName(first.name),
});

/** Places next door to each other would cover each other too: they share the pin of the first, which has both names. */
function onePerSpot(places: readonly MapMarker[], toggled: boolean): MapMarker[] {
	const kept: MapMarker[] = [];
	for (const place of places) {
		const at = kept.findIndex(({ kind, at }) => isNextDoor(at, place.at) && (!toggled || kind === place.kind));
		const first = kept[at];
		if (first) kept[at] = { ...first, cards: [...first.cards, ...place.cards], name: `${first.name}, ${place.name}` };
		else kept.push(place);
	}
	return kept;
}

/** Two pins this near, about 200 m, overlap at the closest zoom that a map starts with. */
const nextDoorDegrees = 0.002;

const isNextDoor = ([lat, long]: Point, [otherLat, otherLong]: Point): boolean =>
	Math.abs(lat - otherLat) < nextDoorDegrees && Math.abs(long - otherLong) < nextDoorDegrees;

/** Google's layer where a location or the site has a key for it, else tiles (LOC-3). */
function layer({ map, locations, address }: MapSettings): TileLayer | GoogleLayer {
	const keys = visibleLocations(locations).map((location) => location.address.map_key);
	const key = keys.find(Boolean) ?? address.map_key;
	if (key) return { kind: 'google', scriptUrl: map.google_url, key };
	const { url, max_zoom, attribution, attribution_url } = map.tiles;
	return { kind: 'tiles', url, maxZoom: max_zoom, attribution, attributionUrl: attribution_url };
}
