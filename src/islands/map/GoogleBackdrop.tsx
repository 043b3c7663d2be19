import type { Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import type { GoogleLayer } from '../../site/places/location-map.ts';
import { type GoogleMaps, loadGoogleMaps } from './google-maps.ts';
import type { MapState } from './map-state.ts';

type Props = { layer: GoogleLayer; onState: (state: MapState) => void };

/** Google's map below Leaflet's pins: it takes no part in gestures and goes where Leaflet goes (LOC-3). */
export function GoogleBackdrop({ layer, onState }: Props): null {
	const map = useMap();
	useEffect(() => {
		let stop: (() => void) | undefined;
		let gone = false;
		loadGoogleMaps(layer, () => onState('error')).then(
			(google) => {
				if (gone) return;
				stop = putBelow(map, google);
				onState('ready');
			},
			(error: unknown) => {
				console.warn('Google Maps could not be loaded.', error);
				if (!gone) onState('error');
			},
		);
		return () => {
			gone = true;
			stop?.();
		};
	}, [map, layer, onState]);
	return null;
}

/** Both draw the same projection at the same zoom levels, so centre and zoom are all that must agree. */
function putBelow(map: LeafletMap, google: GoogleMaps): () => void {
	const element = document.createElement('div');
	element.className = 'map-google';
	map.getContainer().prepend(element);
	const backdrop = new google.Map(element, {
		...camera(map),
		clickableIcons: false,
		disableDefaultUI: true,
		gestureHandling: 'none',
		keyboardShortcuts: false,
	});
	const follow = () => backdrop.moveCamera(camera(map));
	map.on('move zoom resize viewreset', follow);
	return () => {
		map.off('move zoom resize viewreset', follow);
		element.remove();
	};
}

function camera(map: LeafletMap) {
	const { lat, lng } = map.getCenter();
	return { center: { lat, lng }, zoom: map.getZoom() };
}
