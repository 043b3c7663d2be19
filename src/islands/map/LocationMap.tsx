import type { Map as LeafletMap } from 'leaflet';
import { useCallback } from 'react';
import { AttributionControl, MapContainer } from 'react-leaflet';
import type { LocationMapModel } from '../../site/places/location-map.ts';
import { Gestures, isTouch } from './Gestures.tsx';
import { GoogleBackdrop } from './GoogleBackdrop.tsx';
import { MapPin } from './MapPin.tsx';
import { MapView } from './MapView.tsx';
import type { MapState } from './map-state.ts';
import { Tiles } from './Tiles.tsx';
import { useListed } from './use-listed.ts';

type Props = { model: LocationMapModel; list: HTMLElement | null; onState: (state: MapState) => void };

const leaflet = '<a href="https://leafletjs.com">Leaflet</a>';

/** The map with a pin for each location that the list around it shows (LOC-2). */
export function LocationMap({ model, list, onState }: Props) {
	const { layer, label, centre, zoom } = model;
	const markers = useListed(model.markers, list);
	const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
	const name = useCallback((map: LeafletMap | null) => nameMap(map, label), [label]);
	return (
		<MapContainer
			ref={name}
			center={centre}
			zoom={zoom}
			scrollWheelZoom={false}
			dragging={!isTouch()}
			attributionControl={false}
			fadeAnimation={moves}
			markerZoomAnimation={moves && layer.kind === 'tiles'}
			zoomAnimation={moves && layer.kind === 'tiles'}
		>
			{layer.kind === 'google' ? (
				<GoogleBackdrop layer={layer} onState={onState} />
			) : (
				<>
					<AttributionControl prefix={leaflet} />
					<Tiles layer={layer} onState={onState} />
				</>
			)}
			<Gestures />
			<MapView points={markers.map(({ at }) => at)} centre={centre} zoom={zoom} />
			{markers.map((marker) => (
				<MapPin key={marker.id} marker={marker} />
			))}
		</MapContainer>
	);
}

/** The map can be moved by keys, so it has the focus at times and needs a name. */
function nameMap(map: LeafletMap | null, label: string): void {
	const container = map?.getContainer();
	container?.setAttribute('role', 'region');
	container?.setAttribute('aria-label', label);
}
