import type { Paint } from './paints.ts';
import { downwards, type Point } from './svg.ts';

/** A motorcycle in metres: x from the front axle backwards, y up from the road. */
export interface Motorcycle {
	title: string;
	wheelbase: number;
	front: number;
	rear: number;
	tank: readonly Point[];
	seat: readonly Point[];
	tail: readonly Point[];
	/** Painted panels at the front: a fairing, a beak, or none on a cruiser. */
	fairing: readonly Point[];
	shield: readonly Point[];
	bars: readonly Point[];
	lamp: Point;
	exhaust: readonly Point[];
	knobbly?: true;
}

export const paintDefs = (paint: Paint) =>
	downwards('p', [
		[0, paint.lit],
		[0.25, paint.base],
		[0.65, paint.shade],
		[1, paint.deep],
	]) +
	downwards('m', [
		[0, '#e9edf0'],
		[0.45, '#9aa3ab'],
		[1, '#454c53'],
	]);
