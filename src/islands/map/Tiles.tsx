import { useMemo, useRef } from 'react';
import { TileLayer } from 'react-leaflet';
import type { TileLayer as Layer } from '../../site/places/location-map.ts';
import type { MapState } from './map-state.ts';

type Props = { layer: Layer; onState: (state: MapState) => void };

/** The map's tiles: ready with the first of them, an error when none could be had. */
export function Tiles({ layer, onState }: Props) {
	const anyLoaded = useRef(false);
	const handlers = useMemo(
		() => ({
			tileload() {
				anyLoaded.current = true;
				onState('ready');
			},
			load() {
				if (!anyLoaded.current) onState('error');
			},
		}),
		[onState],
	);
	return (
		<TileLayer url={layer.url} maxZoom={layer.maxZoom} attribution={attribution(layer)} eventHandlers={handlers} />
	);
}

/** Leaflet takes the attribution as HTML; ours is a text and an address. */
function attribution({ attribution, attributionUrl }: Layer): string {
	const link = document.createElement('a');
	link.href = attributionUrl;
	link.textContent = attribution;
	return link.outerHTML;
}
