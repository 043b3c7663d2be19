import { latLngBounds } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import type { Point } from '../../site/places/location-map.ts';

type Props = { points: Point[]; centre: Point; zoom: number };

/** How close the map zooms to its pins: streets, not house numbers. */
const closest = 15;

/** Keeps all pins in view; without any it shows the map's centre (LOC-2). */
export function MapView({ points, centre, zoom }: Props): null {
	const map = useMap();
	const wanted = JSON.stringify(points);
	useEffect(() => {
		const pins = JSON.parse(wanted) as Point[];
		if (pins.length === 0) map.setView(centre, zoom, { animate: false });
		else map.fitBounds(latLngBounds(pins), { padding: [56, 56], maxZoom: closest, animate: false });
	}, [map, wanted, centre, zoom]);
	return null;
}
