import { downwards, ellipse, makeView, type Point, path, picture, radial, rectangle, stroke } from './svg.ts';

const view = makeView({ scale: 10, left: 600, ground: 900 });

/** What a rider sees: bars, instruments and tank, the road ahead. */
export function drawCockpit(): string {
	const bar: Point[] = [
		[-62, 40],
		[-40, 46],
		[-20, 46],
		[-9, 42],
		[9, 42],
		[20, 46],
		[40, 46],
		[62, 40],
	];
	const grip = (side: number) =>
		stroke(
			view.curve([
				[side * 62, 40],
				[side * 50, 43.6],
				[side * 43, 45.6],
			]),
			'#121416',
			58,
			{ 'stroke-linecap': 'round' },
		);
	const mirror = (side: number) =>
		stroke(
			view.curve([
				[side * 33, 47],
				[side * 37, 62],
				[side * 42, 68],
			]),
			'#1d2023',
			13,
		) +
		ellipse(view.x(side * 46), view.y(72), 105, 58, { fill: '#1d2023' }) +
		ellipse(view.x(side * 46), view.y(72), 92, 47, { fill: '#b4c6d2' });
	const tank: Point[] = [
		[-24, -2, 1],
		[-27, 12],
		[-20, 25],
		[-8, 30],
		[8, 30],
		[20, 25],
		[27, 12],
		[24, -2, 1],
	];
	const dial = (x: number, radius: number) =>
		ellipse(view.x(x), view.y(50), radius, radius, { fill: '#0e1114', stroke: '#c3cad0', 'stroke-width': 9 }) +
		ellipse(view.x(x), view.y(50), radius * 0.72, radius * 0.72, {
			fill: 'none',
			stroke: '#8fa0ad',
			'stroke-width': 6,
			'stroke-dasharray': '3 14',
		}) +
		stroke(`M${view.x(x)} ${view.y(50)}l${-radius * 0.4} ${-radius * 0.45}`, '#e0483e', 6) +
		ellipse(view.x(x), view.y(50), 9, 9, { fill: '#c3cad0' });
	const defs =
		downwards('s', [
			[0, '#8fb3d2'],
			[1, '#eaf1f2'],
		]) +
		downwards('t', [
			[0, '#5d666e'],
			[0.35, '#2b3035'],
			[1, '#121416'],
		]) +
		radial('k', [
			[0.55, '#000', 0],
			[1, '#000', 0.4],
		]);
	const scenery =
		rectangle(0, 0, 1200, 900, { fill: 'url(#s)' }) +
		path(
			view.curve(
				[
					[-60, 60, 1],
					[-36, 72],
					[-16, 63],
					[8, 69],
					[34, 62],
					[60, 70, 1],
					[60, 0, 1],
					[-60, 0, 1],
				],
				true,
			),
			{ fill: '#6f8a78' },
		) +
		path(
			view.curve(
				[
					[-60, 58, 1],
					[0, 60],
					[60, 57, 1],
					[60, 0, 1],
					[-60, 0, 1],
				],
				true,
			),
			{ fill: '#94a083' },
		) +
		path(
			view.lines(
				[
					[-3, 59.6],
					[3, 59.6],
					[70, -2],
					[-70, -2],
				],
				true,
			),
			{ fill: '#63696e' },
		) +
		stroke(
			view.lines([
				[0, 59],
				[0, 0],
			]),
			'#e9e6d8',
			9,
			{ 'stroke-dasharray': '14 22' },
		);
	const clocks =
		rectangle(view.x(-24), view.y(59), 480, 180, { rx: 84, fill: '#1a1d20' }) + dial(-13, 82) + dial(13, 82);
	return picture(
		1200,
		900,
		'Instruments and handlebar',
		`<defs>${defs}</defs>${scenery}${mirror(-1)}${mirror(1)}${clocks}${stroke(view.curve(bar), '#8d959d', 26)}${stroke(view.curve(bar), '#dfe4e8', 8)}${grip(-1)}${grip(1)}${path(view.curve(tank, true), { fill: 'url(#t)' })}${stroke(
			view.curve([
				[-17, 2],
				[-19, 12],
				[-13, 22],
			]),
			'#fff',
			14,
			{ opacity: '.3', 'stroke-linecap': 'round' },
		)}${ellipse(600, view.y(18), 70, 52, { fill: '#3a4046', stroke: '#aab2b9', 'stroke-width': 8 })}<ellipse cx="600" cy="430" rx="980" ry="780" fill="url(#k)"/>`,
	);
}
