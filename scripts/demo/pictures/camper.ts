import type { Paint } from './paints.ts';
import { glassGradient } from './shading.ts';
import { downwards, path, rectangle, type View } from './svg.ts';
import { defineWheel, wheelMetal } from './wheel.ts';

/** An off-road camper trailer in metres, drawbar to the left. */
export const camper = { length: 6.0, width: 2.2, height: 2.6, bodyFrom: 1.15, axle: 3.75, radius: 0.4 };

/** The shell is pale composite whatever the colour; the paint is in the band, the toolbox and the guards. */
export const defsFor = (paint: Paint) =>
	downwards('x', [
		[0, '#fdfdfc'],
		[0.45, '#eceeef'],
		[1, '#b9bfc5'],
	]) +
	downwards('p', [
		[0, paint.lit],
		[0.3, paint.base],
		[1, paint.shade],
	]) +
	glassGradient +
	wheelMetal() +
	defineWheel('off-road');

export const pane = (view: View, x: number, y: number, width: number, height: number) =>
	rectangle(view.x(x), view.y(y), view.length(width), view.length(height), {
		rx: 16,
		fill: 'url(#g)',
		stroke: '#23282d',
		'stroke-width': 7,
	}) +
	path(
		view.lines(
			[
				[x + 0.1, y - height + 0.04],
				[x + 0.28, y - 0.04],
				[x + 0.44, y - 0.04],
				[x + 0.26, y - height + 0.04],
			],
			true,
		),
		{ fill: '#fff', opacity: '.15' },
	);
