import type { MapMarker, Point } from './location-map.ts';

/** Where a pin is on the drawn map, in percent of its width and height. */
export type Spot<Marker> = { marker: Marker; x: number; y: number };

/** Room around the outermost pins, in percent. */
const margin = { x: 16, y: 24 } as const;

/**
 * The pins of a map as they are on the picture that stands in its place until a visitor wants the map (LOC-3): to scale, north up, as
 * large as they fit. One pin, or several on one spot, are in the middle.
 */
export function mapSpots<Marker extends Pick<MapMarker, 'at'>>(markers: readonly Marker[]): Spot<Marker>[] {
	if (markers.length === 0) return [];
	const middleLat =
		(Math.max(...markers.map(({ at: [lat] }) => lat)) + Math.min(...markers.map(({ at: [lat] }) => lat))) / 2;
	const narrowing = Math.cos((middleLat * Math.PI) / 180);
	const points = markers.map(({ at: [lat, long] }): Point => [-lat, long * narrowing]);
	const [top, left] = [0, 1].map((axis) => rangeOf(points.map((point) => point[axis] ?? 0)));
	if (!top || !left) return [];
	// The picture is about twice as wide as it is high.
	const span = Math.max(top.span, left.span / 2) || 1;
	return markers.map((marker, index) => {
		const [y = 0, x = 0] = points[index] ?? [];
		return {
			marker,
			x: percent((x - left.middle) / (span * 2), margin.x),
			y: percent((y - top.middle) / span, margin.y),
		};
	});
}

function rangeOf(values: readonly number[]): { middle: number; span: number } {
	const [least, most] = [Math.min(...values), Math.max(...values)];
	return { middle: (least + most) / 2, span: most - least };
}

/** A share of the span, from −½ to ½, as percent within the margins, to a tenth. */
const percent = (share: number, room: number): number => Math.round((50 + share * (100 - 2 * room)) * 10) / 10;
