import { type Subject, studio } from './backdrop.ts';
import { camper, defsFor, pane } from './camper.ts';
import type { Paint } from './paints.ts';
import { ellipse, makeView, type Point, path, points, rectangle, stroke, tag, type View } from './svg.ts';
import { placeWheel } from './wheel.ts';

const shell: readonly Point[] = points(
	'1.3 0.62!, 1.18 0.9, 1.2 1.35, 1.42 2.1, 1.62 2.46, 1.95 2.58, 3.5 2.62, 5.4 2.58, 5.78 2.46, 5.9 2.1, 5.92 1.2, 5.7 0.76, 5.56 0.62!',
);

function awning(view: View): string {
	return (
		rectangle(view.x(2.1), view.y(2.6), view.length(3.2), view.length(0.13), { rx: 10, fill: '#3d444b' }) +
		rectangle(view.x(2.1), view.y(2.6), view.length(3.2), view.length(0.04), { rx: 5, fill: '#79828b' })
	);
}

function drawbar(view: View): string {
	return (
		stroke(view.lines(points('0.12 0.56, 1.7 0.56')), '#23272b', 17) +
		ellipse(view.x(0.1), view.y(0.58), 18, 13, { fill: '#4c535a' }) +
		stroke(view.lines(points('0.5 0.72, 0.5 0.16')), '#4c535a', 13) +
		ellipse(view.x(0.5), view.y(0.1), 19, 19, { fill: '#191c1f', stroke: '#555d65', 'stroke-width': 5 }) +
		rectangle(view.x(0.74), view.y(1.02), view.length(0.48), view.length(0.42), {
			rx: 8,
			fill: 'url(#p)',
			stroke: '#15181b',
			'stroke-width': 3,
		})
	);
}

function flank(view: View): string {
	const band: Point[] = points('1.18 1.18!, 2.6 1.06, 4.2 1.2, 5.92 1.5!, 5.92 1.12!, 4.4 0.98, 2.7 0.92, 1.19 0.96!');
	const line: Point[] = points('1.2 1.26, 2.6 1.13, 4.2 1.28, 5.92 1.6');
	return (
		path(view.curve(band, true), { fill: 'url(#p)' }) +
		stroke(view.curve(line), 'url(#p)', 6) +
		path(view.lines(points('1.2 0.84, 5.84 0.84, 5.6 0.6, 1.28 0.6'), true), { fill: '#33393f' }) +
		stroke(view.lines(points('1.32 0.83, 5.8 0.83')), '#c3cad0', 5) +
		rectangle(view.x(4.55), view.y(2.28), view.length(0.78), view.length(1.52), {
			rx: 22,
			fill: '#f6f7f7',
			stroke: '#858e97',
			'stroke-width': 3,
		}) +
		pane(view, 4.7, 2.16, 0.48, 0.52) +
		rectangle(view.x(4.6), view.y(1.5), 9, 38, { rx: 4, fill: '#22262a' }) +
		pane(view, 1.86, 2.14, 0.95, 0.5) +
		pane(view, 3.15, 2.14, 1.1, 0.5) +
		rectangle(view.x(1.6), view.y(1.38), view.length(0.62), view.length(0.3), {
			rx: 8,
			fill: 'none',
			stroke: '#8b949c',
			'stroke-width': 3,
		}) +
		rectangle(view.x(4.5), view.y(0.5), view.length(0.86), 11, { rx: 3, fill: '#2d3237' })
	);
}

function guard(view: View): string {
	const { axle, radius } = camper;
	return path(
		view.lines(
			[
				[axle - 0.62, 0.5],
				[axle - 0.52, radius * 2 + 0.02],
				[axle - 0.36, radius * 2 + 0.16],
				[axle + 0.36, radius * 2 + 0.16],
				[axle + 0.52, radius * 2 + 0.02],
				[axle + 0.62, 0.5],
			],
			true,
		),
		{ fill: '#15181b', stroke: '#3a4047', 'stroke-width': 9, 'stroke-linejoin': 'round' },
	);
}

/** The camper from its left side. */
export function drawCamperSide(paint: Paint, title: string): Subject {
	const view = makeView({ scale: 178, left: 66, ground: studio.ground });
	const content =
		drawbar(view) +
		`<clipPath id="b"><path id="a" d="${view.curve(shell, true)}"/></clipPath><use href="#a" fill="url(#x)"/>` +
		tag('g', { 'clip-path': 'url(#b)' }, flank(view)) +
		awning(view) +
		guard(view) +
		placeWheel(view, camper.axle, camper.radius) +
		rectangle(view.x(5.86), view.y(1.05), 11, view.length(0.26), { rx: 4, fill: '#b3161f' });
	return { title, defs: defsFor(paint), content, centre: 640, reach: 480 };
}
