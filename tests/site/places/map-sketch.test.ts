import { expect, test } from 'vitest';
import { mapSpots } from '../../../src/site/places/map-sketch.ts';

const pin = (id: number, lat: number, long: number) => ({
	id,
	kind: 'dealership' as const,
	at: [lat, long] as [number, number],
});

test('LOC-3 pins on the picture are to scale, north up, within its margins', () => {
	// 0.2 degrees north to south; the third is east of both.
	const spots = mapSpots([pin(1, -27.4, 153), pin(2, -27.6, 153), pin(3, -27.5, 153.1)]);
	const [north, south, east] = spots;
	expect(north?.y).toBe(24);
	expect(south?.y).toBe(76);
	expect(east?.y).toBe(50);
	expect(east?.x).toBeGreaterThan(north?.x ?? 100);
	expect(spots.every(({ x }) => x >= 16 && x <= 84)).toBe(true);
});

test('LOC-3 one pin, or two on one spot, are in the middle; without pins there are none', () => {
	expect(mapSpots([pin(1, -27, 153)])).toEqual([{ marker: pin(1, -27, 153), x: 50, y: 50 }]);
	expect(mapSpots([pin(1, -27, 153), pin(2, -27, 153)]).map(({ x, y }) => [x, y])).toEqual([
		[50, 50],
		[50, 50],
	]);
	expect(mapSpots([])).toEqual([]);
});
