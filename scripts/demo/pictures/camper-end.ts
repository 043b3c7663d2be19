import { type Subject, studio } from './backdrop.ts';
import { plate } from './body-ends.ts';
import { defsFor, pane } from './camper.ts';
import { type Paint, trim } from './paints.ts';
import { ellipse, makeView, type Point, path, points, rectangle, stroke, type View } from './svg.ts';

function end(view: View, rear: boolean): string {
	const face: Point[] = points(
		'-1.06 0.66!, -1.1 1.2, -1.08 2.2, -0.98 2.5, -0.7 2.6, 0.7 2.6, 0.98 2.5, 1.08 2.2, 1.1 1.2, 1.06 0.66!',
	);
	const low = rectangle(view.x(-1.07), view.y(0.95), view.length(2.14), view.length(0.32), { rx: 8, fill: '#33393f' });
	const band = rectangle(view.x(-1.09), view.y(1.2), view.length(2.18), view.length(0.2), { fill: 'url(#p)' });
	const lamp = (x: number) =>
		rectangle(view.x(x), view.y(1.18), view.length(0.1), view.length(0.36), {
			rx: 6,
			fill: '#b3161f',
			stroke: '#3a060a',
			'stroke-width': 3,
		});
	const spare =
		ellipse(view.x(0), view.y(1.16), view.length(0.37), view.length(0.37), {
			fill: '#17191c',
			stroke: '#33383d',
			'stroke-width': 7,
		}) +
		ellipse(view.x(0), view.y(1.16), view.length(0.23), view.length(0.23), {
			fill: '#b8bfc6',
			stroke: '#646d75',
			'stroke-width': 12,
		});
	const box = rectangle(view.x(-0.8), view.y(1.02), view.length(1.6), view.length(0.44), {
		rx: 10,
		fill: 'url(#p)',
		stroke: '#15181b',
		'stroke-width': 3,
	});
	const coupling =
		stroke(view.lines(points('-0.55 0.56, 0 0.46, 0.55 0.56')), '#23272b', 22) +
		rectangle(view.x(-0.05), view.y(0.6), view.length(0.1), view.length(0.6), { rx: 6, fill: '#4c535a' });
	return (
		path(view.curve(face, true), { fill: 'url(#x)', stroke: '#9aa2aa', 'stroke-width': 2 }) +
		low +
		band +
		pane(view, -0.68, 2.2, 1.36, 0.62) +
		(rear
			? lamp(-1.03) + lamp(0.93) + spare + plate(view, 0.72)
			: box + coupling + stroke(view.lines(points('0 1.02, 0 0.58')), '#15181b', 3))
	);
}

/** The camper from ahead (its drawbar) or behind. */
export function drawCamperEnd(paint: Paint, { title, rear }: { title: string; rear: boolean }): Subject {
	const view = makeView({ scale: 222, left: 600, ground: studio.ground });
	const tyre = (x: number) =>
		rectangle(view.x(x), view.y(0.8), view.length(0.26), view.length(0.8), { rx: 16, fill: '#16181b' });
	const content =
		tyre(-1.02) +
		tyre(0.76) +
		rectangle(view.x(-0.8), view.y(0.7), view.length(1.6), 46, { fill: trim.black }) +
		end(view, rear);
	return { title, defs: defsFor(paint), content, centre: 600, reach: 265 };
}
