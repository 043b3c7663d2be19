import type { Paint } from './paints.ts';
import { downwards, type View, vertical } from './svg.ts';

/** The paint from roof to sill (`#p`): light on the shoulder, turned away below, the floor's light at the sill. */
export function paintGradient(paint: Paint, view: View, heights: { roof: number; shoulder: number; sill: number }) {
	const { roof, shoulder, sill } = heights;
	const span = roof - sill;
	const at = (height: number) => (roof - height) / span;
	return vertical('p', view.y(roof), view.y(sill), [
		[0, paint.lit],
		[0.09, paint.base],
		[Math.max(0.12, at(shoulder + 0.14)), paint.base],
		[at(shoulder + 0.02), paint.lit],
		[at(shoulder - 0.03), paint.base],
		[at(shoulder - 0.3), paint.shade],
		[at(sill + 0.12), paint.deep],
		[1, paint.shade],
	]);
}

/** Side glass (`#g`): sky above, the dark cabin below. */
export const glassGradient = downwards('g', [
	[0, '#73828f'],
	[0.3, '#36434e'],
	[0.62, '#161d23'],
	[1, '#2b3640'],
]);
