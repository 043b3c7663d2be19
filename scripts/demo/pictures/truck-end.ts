import { type Subject, studio } from './backdrop.ts';
import { plate } from './body-ends.ts';
import { type Paint, trim } from './paints.ts';
import { ellipse, makeView, type Point, path, points, rectangle, stroke, type View } from './svg.ts';
import { defsFor } from './truck.ts';
import { type Load, loadHeight } from './truck-load.ts';

const tyres = (view: View) =>
	[-0.98, 0.7]
		.map((x) => rectangle(view.x(x), view.y(0.8), view.length(0.28), view.length(0.8), { rx: 14, fill: '#16181b' }))
		.join('');

function cabFace(view: View): string {
	const shell: Point[] = points(
		'-0.97 0.44!, -0.99 1.2, -0.9 1.9, -0.78 2.2, -0.4 2.27, 0.4 2.27, 0.78 2.2, 0.9 1.9, 0.99 1.2, 0.97 0.44!',
	);
	const glass: Point[] = points('-0.88 1.28!, -0.76 2.02!, 0 2.06, 0.76 2.02!, 0.88 1.28!, 0 1.22');
	const lamp = (side: number) =>
		ellipse(view.x(side * 0.76), view.y(0.83), view.length(0.15), view.length(0.09), {
			fill: '#e6edf3',
			stroke: '#23282d',
			'stroke-width': 6,
		});
	const mirror = (side: number) =>
		stroke(
			view.lines([
				[side * 0.88, 1.95],
				[side * 1.1, 1.9],
			]),
			'#1b1f23',
			7,
		) + rectangle(view.x(side * 1.13) - 20, view.y(1.9), 40, view.length(0.36), { rx: 9, fill: '#1b1f23' });
	return (
		path(view.curve(shell, true), { fill: 'url(#p)' }) +
		path(view.curve(glass, true), { fill: 'url(#g)', stroke: trim.black, 'stroke-width': 7 }) +
		path(view.lines(points('-0.55 1.26, -0.3 2.04, -0.05 2.04, -0.3 1.26'), true), { fill: '#fff', opacity: '.13' }) +
		rectangle(view.x(-0.58), view.y(1.06), view.length(1.16), view.length(0.16), { rx: 8, fill: trim.black }) +
		stroke(view.lines(points('-0.56 0.98, 0.56 0.98')), trim.chrome, 5) +
		rectangle(view.x(-0.97), view.y(0.64), view.length(1.94), view.length(0.26), { rx: 14, fill: trim.soft }) +
		lamp(1) +
		lamp(-1) +
		mirror(1) +
		mirror(-1) +
		plate(view, 0.52)
	);
}

function boxBack(view: View): string {
	const hinge = [0.35, 0.9, 1.45]
		.flatMap((share) =>
			[-0.98, 0.86].map((x) =>
				rectangle(view.x(x), view.y(1.05 + share), view.length(0.12), 14, { rx: 4, fill: '#6c757e' }),
			),
		)
		.join('');
	const bars = [-0.35, -0.15, 0.15, 0.35]
		.map((x) =>
			view.lines([
				[x, 1.05],
				[x, 2.88],
			]),
		)
		.join('');
	const lamp = (x: number) =>
		rectangle(view.x(x), view.y(0.82), view.length(0.3), view.length(0.13), {
			rx: 5,
			fill: '#b3161f',
			stroke: '#3a060a',
			'stroke-width': 3,
		});
	return (
		rectangle(view.x(-1.05), view.y(2.95), view.length(2.1), view.length(1.98), {
			rx: 8,
			fill: 'url(#x)',
			stroke: '#8b949d',
			'stroke-width': 6,
		}) +
		stroke(view.lines(points('0 0.98, 0 2.92')), '#646d76', 5) +
		stroke(bars, '#8f98a0', 9) +
		hinge +
		rectangle(view.x(-1.05), view.y(1.02), view.length(2.1), view.length(0.12), { fill: 'url(#p)' }) +
		rectangle(view.x(-1), view.y(0.6), view.length(2), view.length(0.12), { rx: 5, fill: '#2d3237' }) +
		lamp(-0.95) +
		lamp(0.65) +
		plate(view, 0.76)
	);
}

/** The back of a low body, with the cab's behind it. */
function openBack(view: View, load: Load): string {
	const top = loadHeight[load];
	const shell: Point[] = points('-0.95 0.7!, -0.95 1.9, -0.8 2.22, 0 2.27, 0.8 2.22, 0.95 1.9, 0.95 0.7!');
	const lamp = (x: number) =>
		rectangle(view.x(x), view.y(0.82), view.length(0.3), view.length(0.13), { rx: 5, fill: '#b3161f' });
	const board = rectangle(view.x(-1.05), view.y(top), view.length(2.1), view.length(top - 0.94), {
		rx: 6,
		fill: load === 'tipper' ? 'url(#p)' : 'url(#x)',
		stroke: '#5d666f',
		'stroke-width': 6,
	});
	return (
		path(view.curve(shell, true), { fill: 'url(#p)' }) +
		rectangle(view.x(-0.6), view.y(2.02), view.length(1.2), view.length(0.42), {
			rx: 14,
			fill: 'url(#g)',
			stroke: trim.black,
			'stroke-width': 6,
		}) +
		(load === 'bare'
			? rectangle(view.x(-0.42), view.y(1), view.length(0.84), view.length(0.3), { fill: '#22262a' })
			: board) +
		(load === 'tray' ? stroke(view.lines(points('-0.9 1, -0.9 2.28, 0.9 2.28, 0.9 1')), '#3a4148', 10) : '') +
		rectangle(view.x(-1), view.y(0.6), view.length(2), view.length(0.12), { rx: 5, fill: '#2d3237' }) +
		lamp(-0.95) +
		lamp(0.65) +
		plate(view, 0.76)
	);
}

type End = { title: string; load: Load; rear: boolean };

/** The truck from ahead or behind. */
export function drawTruckEnd(paint: Paint, { title, load, rear }: End): Subject {
	const view = makeView({ scale: 205, left: 600, ground: studio.ground });
	const under = rectangle(view.x(-0.8), view.y(1), view.length(1.6), view.length(0.7), { fill: '#0d0f11' });
	const body = rectangle(
		view.x(-1.05),
		view.y(loadHeight[load]),
		view.length(2.1),
		view.length(loadHeight[load] - 0.95),
		{
			rx: 10,
			fill: load === 'tipper' ? 'url(#p)' : 'url(#x)',
		},
	);
	const back = () => (load === 'box' ? boxBack(view) : openBack(view, load));
	const content = tyres(view) + under + (rear ? back() : body + cabFace(view));
	return { title, defs: defsFor(paint, view), content, centre: 600, reach: 250 };
}
