import type { Subject } from './backdrop.ts';
import { type Motorcycle, paintDefs } from './motorcycle.ts';
import { engine } from './motorcycle-engine.ts';
import { view } from './motorcycle-view.ts';
import type { Paint } from './paints.ts';
import { ellipse, type Point, path, rectangle, short, stroke } from './svg.ts';

function wheel(at: number, radius: number, knobbly: boolean): string {
	const [x, y, r] = [view.x(at), view.y(radius), view.length(radius)];
	const rim = r * (knobbly ? 0.74 : 0.78);
	const spokes = Array.from({ length: 9 }, (_, index) => {
		const angle = (index / 9) * Math.PI * 2 + 0.2;
		return `M${Math.round(x)} ${Math.round(y)}L${Math.round(x + Math.cos(angle) * rim)} ${Math.round(y + Math.sin(angle) * rim)}`;
	}).join('');
	return (
		ellipse(x, y, r - 16, r - 16, { fill: 'none', stroke: '#141619', 'stroke-width': 33 }) +
		ellipse(x, y, r - 3, r - 3, {
			fill: 'none',
			stroke: '#303439',
			'stroke-width': 5,
			...(knobbly && { 'stroke-dasharray': '9 7' }),
		}) +
		stroke(spokes, '#7d868e', knobbly ? 4 : 8) +
		ellipse(x, y, rim, rim, { fill: 'none', stroke: '#b4bcc3', 'stroke-width': 9 }) +
		ellipse(x, y, r * 0.4, r * 0.4, {
			fill: 'none',
			stroke: '#8b949c',
			'stroke-width': 13,
			'stroke-dasharray': '13 3',
		}) +
		ellipse(x, y, r * 0.13, r * 0.13, { fill: 'url(#m)' })
	);
}

function frame(bike: Motorcycle): string {
	const { wheelbase, front, rear, bars } = bike;
	const head = bars[0] ?? [0.4, 0.9];
	const fork = view.lines([
		[0, front],
		[head[0] + 0.01, head[1]],
	]);
	const arm = view.lines([
		[wheelbase, rear],
		[wheelbase * 0.6, 0.4],
	]);
	const spine = view.lines(
		[
			[head[0], head[1] - 0.08],
			[wheelbase * 0.38, 0.34],
			[wheelbase * 0.62, 0.3],
			[wheelbase * 0.66, 0.72],
			[head[0] + 0.05, head[1] - 0.06],
		],
		true,
	);
	return (
		stroke(arm, '#22262a', 24) +
		stroke(spine, '#1c1f23', 17, { 'stroke-linejoin': 'round' }) +
		stroke(fork, '#1d2125', 25) +
		stroke(fork, '#c9a24e', 12, { 'stroke-dasharray': '0 110 400' }) +
		stroke(fork, '#c8ced3', 10, { 'stroke-dasharray': '110 400' })
	);
}

function panels(bike: Motorcycle, paint: Paint): string {
	const gloss = short(paint.gloss);
	const panel = (points: readonly Point[]) =>
		points.length ? path(view.curve(points, true), { fill: 'url(#p)', stroke: '#0b0d0f', 'stroke-width': 1.5 }) : '';
	const guard: Point[] = [
		[-bike.front * 0.8, bike.front * 1.75],
		[0, bike.front * 2.14],
		[bike.front * 0.9, bike.front * 1.7],
		[bike.front * 0.72, bike.front * 1.7],
		[0, bike.front * 2.05],
		[-bike.front * 0.66, bike.front * 1.72],
	];
	const line = bike.tank.slice(1, 5).map(([x, y]): Point => [x, y - 0.035]);
	return (
		panel(bike.tail) +
		path(view.curve(bike.seat, true), { fill: '#1c1e21', stroke: '#000', 'stroke-width': 2 }) +
		panel(bike.tank) +
		stroke(view.curve(line), '#fff', 7, { opacity: gloss, 'stroke-linecap': 'round' }) +
		panel(guard) +
		panel(bike.fairing) +
		(bike.shield.length
			? path(view.curve(bike.shield, true), { fill: '#26323c', opacity: '.6', stroke: '#10151a', 'stroke-width': 2 })
			: '')
	);
}

function controls(bike: Motorcycle): string {
	const { bars, lamp, exhaust } = bike;
	const end = bars.at(-1) as Point;
	const grip: Point[] = [
		[end[0] - 0.06, end[1] - 0.005],
		[end[0] + 0.07, end[1] + 0.01],
	];
	const stalk: Point[] = [
		[end[0] - 0.03, end[1]],
		[end[0] - 0.08, end[1] + 0.16],
	];
	return (
		stroke(view.curve(exhaust), '#23272b', 36, { 'stroke-linecap': 'round' }) +
		stroke(view.curve(exhaust), 'url(#m)', 24, { 'stroke-linecap': 'round' }) +
		stroke(view.curve(bars), '#2a2e33', 11) +
		stroke(view.lines(stalk), '#2a2e33', 5) +
		stroke(view.lines(grip), '#101214', 21, { 'stroke-linecap': 'round' }) +
		ellipse(view.x(end[0] - 0.09), view.y(end[1] + 0.19), 31, 18, { fill: '#16191c' }) +
		ellipse(view.x(lamp[0]), view.y(lamp[1]), 27, 36, { fill: '#1b1f23' }) +
		ellipse(view.x(lamp[0] - 0.025), view.y(lamp[1]), 18, 30, {
			fill: '#eaf2f8',
			stroke: '#88939c',
			'stroke-width': 3,
		}) +
		rectangle(view.x((bike.tail.at(2) ?? [1.6])[0]) - 8, view.y((bike.tail.at(2) ?? [0, 0.8])[1]) + 2, 18, 26, {
			rx: 5,
			fill: '#b3161f',
		})
	);
}

/** A motorcycle from its left side. */
export function drawMotorcycleSide(bike: Motorcycle, paint: Paint, title: string): Subject {
	const knobbly = bike.knobbly ?? false;
	const content =
		wheel(bike.wheelbase, bike.rear, knobbly) +
		wheel(0, bike.front, knobbly) +
		frame(bike) +
		engine(bike) +
		panels(bike, paint) +
		controls(bike);
	const centre = view.x(bike.wheelbase / 2);
	return { title, defs: paintDefs(paint), content, centre, reach: 430 };
}
