import type { Paint } from './paints.ts';
import { glassGradient, paintGradient } from './shading.ts';
import { downwards, type View } from './svg.ts';
import { defineWheel, wheelMetal } from './wheel.ts';

/** A light rigid truck with a box body, in metres. */
export const truck = {
	length: 6.4,
	width: 2.1,
	height: 2.95,
	cab: 1.75,
	cabHeight: 2.25,
	deck: 0.98,
	radius: 0.42,
	front: 1.1,
	rear: 4.75,
};

const boxMetal = downwards('x', [
	[0, '#fbfcfd'],
	[0.5, '#e3e7eb'],
	[1, '#b4bbc3'],
]);

export const defsFor = (paint: Paint, view: View) =>
	paintGradient(paint, view, { roof: truck.cabHeight, shoulder: 1.2, sill: 0.45 }) +
	glassGradient +
	boxMetal +
	wheelMetal() +
	defineWheel('steel');
