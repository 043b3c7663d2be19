import { type Subject, studio } from './backdrop.ts';
import { type Paint, trim } from './paints.ts';
import { ellipse, makeView, type Point, path, points, rectangle, stroke, type View } from './svg.ts';
import { defsFor, truck } from './truck.ts';
import { drawLoad, type Load } from './truck-load.ts';
import { placeWheel } from './wheel.ts';

function chassis(view: View): string {
	const guard = (x: number) =>
		`M${Math.round(view.x(x - 0.56))} ${Math.round(view.y(0.5))}v${-Math.round(view.length(0.36))}h${Math.round(view.length(1.12))}v${Math.round(view.length(0.36))}`;
	return (
		rectangle(view.x(0.6), view.y(0.8), view.length(truck.length - 0.75), view.length(0.2), { fill: '#22262a' }) +
		rectangle(view.x(2.1), view.y(0.8), view.length(0.75), view.length(0.42), {
			rx: 14,
			fill: '#8f98a0',
			stroke: '#3d444b',
			'stroke-width': 3,
		}) +
		rectangle(view.x(3), view.y(0.78), view.length(0.5), view.length(0.36), { rx: 6, fill: '#2d3237' }) +
		stroke(guard(truck.rear), '#191c1f', 9) +
		rectangle(view.x(truck.length - 0.22), view.y(0.78), view.length(0.1), view.length(0.1), { fill: '#b3161f' }) +
		rectangle(view.x(truck.length - 0.35), view.y(0.6), view.length(0.3), 12, { fill: '#2d3237' })
	);
}

function cab(view: View): string {
	const shell: Point[] = points(
		'0.1 0.46!, 0.02 0.56, 0 0.95, 0.03 1.25, 0.14 1.75, 0.26 2.1, 0.42 2.22, 0.9 2.25, 1.55 2.23, 1.7 2.14, 1.73 1.5, 1.73 0.7!, 1.6 0.7!, 1.56 0.95, 1.36 1.02, 0.86 1.02, 0.64 0.92, 0.6 0.5!',
	);
	const glass: Point[] = points('0.3 1.34!, 0.4 1.86, 0.48 2.0!, 1.3 2.02!, 1.32 1.4!, 0.72 1.38, 0.62 1.28!');
	const door =
		view.curve(points('0.34 2.08!, 0.24 1.3, 0.26 1.1!, 0.5 1.02, 0.62 0.62!')) +
		view.lines(points('1.4 2.1, 1.44 1.02'));
	const lamp: Point[] = points('0.02 0.92!, 0.2 0.98, 0.34 0.96!, 0.28 0.78, 0.02 0.74!');
	return (
		path(view.curve(shell, true), { fill: 'url(#p)' }) +
		path(view.curve(points('0.06 1.3!, 0.16 1.75, 0.28 2.1!, 0.34 2.08!, 0.24 1.7, 0.16 1.3!'), true), {
			fill: '#1d262e',
		}) +
		path(view.curve(glass, true), { fill: 'url(#g)', stroke: trim.black, 'stroke-width': 6 }) +
		path(view.lines(points('0.62 1.4, 0.82 2, 1.02 2, 0.82 1.4'), true), { fill: '#fff', opacity: '.14' }) +
		stroke(door, '#000', 2.4, { opacity: '.42' }) +
		rectangle(view.x(1.2), view.y(1.22), view.length(0.17), 8, { rx: 4, fill: '#1b1f23' }) +
		path(view.curve(lamp, true), { fill: '#e6edf3', stroke: '#2a3036', 'stroke-width': 4 }) +
		path(view.lines(points('0.02 0.62, 0.6 0.62, 0.6 0.46, 0.08 0.46'), true), { fill: trim.soft }) +
		stroke(view.lines(points('0.2 1.95, 0.02 1.92, 0.02 1.5')), '#1b1f23', 6) +
		rectangle(view.x(-0.03), view.y(1.86), view.length(0.13), view.length(0.36), { rx: 9, fill: '#1b1f23' })
	);
}

/** The truck from its left side. */
export function drawTruckSide(paint: Paint, { title, load }: { title: string; load: Load }): Subject {
	const view = makeView({ scale: 162, left: 82, ground: studio.ground });
	const well = ellipse(view.x(truck.front), view.y(truck.radius + 0.06), 96, 96, { fill: '#0c0e10' });
	const content =
		well +
		chassis(view) +
		drawLoad(load, view) +
		cab(view) +
		placeWheel(view, truck.front, truck.radius) +
		placeWheel(view, truck.rear, truck.radius);
	return { title, defs: defsFor(paint, view), content, centre: 600, reach: 530 };
}
