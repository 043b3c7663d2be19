import type { Body } from './bodies/body.ts';
import { archGap, axles } from './body-shell.ts';
import { trim } from './paints.ts';
import { type Point, path, stroke, type View } from './svg.ts';

export function lamps(body: Body, view: View): string {
	const head = view.curve(body.headlamp, true);
	const tail = view.curve(body.tailLamp, true);
	const drl = view.curve(body.headlamp.slice(0, 3));
	return (
		path(head, { fill: '#2d353c', stroke: '#0d1013', 'stroke-width': 2.5 }) +
		stroke(drl, '#f7fbff', 4.5, { transform: 'translate(3 5)' }) +
		path(tail, { fill: '#a3121b', stroke: '#3c0609', 'stroke-width': 2.5 }) +
		stroke(view.curve(body.tailLamp.slice(0, 3)), '#ff5a55', 4, { transform: 'translate(0 7)' })
	);
}

export function mirror(body: Body, view: View): string {
	const [x, y] = body.mirror;
	const shape: Point[] = [
		[x - 0.01, y - 0.03, 1],
		[x, y + 0.03],
		[x + 0.06, y + 0.085],
		[x + 0.19, y + 0.095, 1],
		[x + 0.2, y + 0.01],
		[x + 0.16, y - 0.02],
		[x + 0.08, y - 0.05, 1],
	];
	return path(view.curve(shape, true), { fill: 'url(#p)', stroke: '#0c0e10', 'stroke-width': 2.5 });
}

/** What only some bodies carry: roof rails, a sliding door's rail, a load tub, open seats. */
export function extras(body: Body, view: View): string {
	const parts: string[] = [];
	if (body.rails) {
		const roof = body.outline.filter(
			([x, y]) => y > body.height - 0.13 && x > body.length * 0.42 && x < body.length * 0.93,
		);
		parts.push(
			stroke(view.curve(roof.map(([x, y]): Point => [x, y + 0.022])), trim.soft, view.length(0.028), {
				'stroke-linecap': 'round',
			}),
		);
	}
	if (body.slide) {
		const [from, to, y] = body.slide;
		parts.push(
			stroke(
				view.lines([
					[from, y],
					[to, y],
				]),
				'#000',
				5,
				{ opacity: '.55' },
			),
		);
	}
	if (body.tub) {
		const [from, to] = body.tub;
		const top = body.belt + 0.01;
		parts.push(
			stroke(
				view.lines([
					[from, top],
					[to, top],
				]),
				trim.black,
				9,
			),
			stroke(
				view.lines([
					[from - 0.03, top],
					[from - 0.03, body.sill + 0.12],
				]),
				'#000',
				5,
				{ opacity: '.6' },
			),
		);
	}
	return parts.join('');
}

/** The seats of an open car, behind the doors. */
export function seats(body: Body, view: View): string {
	const seat = (x: number): Point[] => [
		[x, body.belt - 0.1, 1],
		[x + 0.02, body.belt + 0.08],
		[x + 0.1, body.belt + 0.25],
		[x + 0.24, body.belt + 0.24],
		[x + 0.25, body.belt + 0.05],
		[x + 0.22, body.belt - 0.1, 1],
	];
	return (
		path(view.curve(seat(2.3), true), { fill: '#3a322c', stroke: '#1b1714', 'stroke-width': 3 }) +
		stroke(
			view.curve([
				[2.66, body.belt],
				[2.72, body.belt + 0.17],
				[2.86, body.belt + 0.12],
				[2.92, body.belt],
			]),
			'#2a2e33',
			9,
		)
	);
}

/** Dark lower edges of both bumpers and the gaps that part them from the wings. */
export function bumpers(body: Body, view: View): string {
	const [front, rear] = axles(body);
	const edge = body.wheelRadius + archGap;
	const { length, sill } = body;
	const lips =
		view.lines(
			[
				[0, sill + 0.14],
				[0.3, sill + 0.06],
				[front - 0.2, sill + 0.03],
				[front, 0],
				[0, 0],
			],
			true,
		) +
		view.lines(
			[
				[length, sill + 0.2],
				[length - 0.25, sill + 0.1],
				[rear + 0.2, sill + 0.05],
				[rear, 0],
				[length, 0],
			],
			true,
		);
	const [nose, stern] = [body.headlamp[4] ?? [0.2, 0.6], body.tailLamp[3] ?? [length - 0.2, 0.7]];
	const gaps =
		view.curve([
			[nose[0] + 0.3, nose[1] + 0.06],
			[nose[0] + 0.36, nose[1] - 0.08],
			[front - edge + 0.06, body.wheelRadius + 0.2],
		]) +
		view.curve([
			[stern[0] + 0.08, stern[1]],
			[stern[0] - 0.02, stern[1] - 0.1],
			[rear + edge - 0.05, body.wheelRadius + 0.22],
		]);
	return path(lips, { fill: trim.black, opacity: '.85' }) + stroke(gaps, '#000', 2, { opacity: '.4' });
}
