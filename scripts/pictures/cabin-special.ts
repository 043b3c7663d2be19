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

function bed(): string {
	return (
		rectangle(700, 560, 500, 250, { rx: 18, fill: '#e9e4da' }) +
		path('M700 620q240-46 500-8v200H700z', { fill: '#8fa3a0' }) +
		path('M700 640q240-46 500-8v22q-260-40-500 8z', { fill: '#fff', opacity: '.35' }) +
		rectangle(1010, 500, 170, 96, { rx: 38, fill: '#fdfcf9' }) +
		rectangle(830, 506, 170, 92, { rx: 38, fill: '#f3efe6' }) +
		rectangle(690, 800, 510, 100, { fill: '#a67d53' }) +
		stroke('M860 812v74M1030 812v74', '#7c5a38', 4)
	);
}

function kitchen(): string {
	const doors = [40, 210, 380]
		.map(
			(x) =>
				rectangle(x, 600, 150, 230, { rx: 8, fill: '#f5f3ee', stroke: '#cfc8bc', 'stroke-width': 4 }) +
				rectangle(x + 56, 622, 40, 9, { rx: 4, fill: '#4b5157' }),
		)
		.join('');
	const upper = [40, 230, 420]
		.map(
			(x) =>
				rectangle(x, 92, 170, 120, { rx: 8, fill: '#b98d5f', stroke: '#93693f', 'stroke-width': 3 }) +
				rectangle(x + 65, 190, 40, 8, { rx: 4, fill: '#3a4046' }),
		)
		.join('');
	return (
		upper +
		rectangle(0, 560, 600, 34, { rx: 6, fill: '#6d5138' }) +
		doors +
		rectangle(0, 830, 600, 70, { fill: '#3c4247' }) +
		rectangle(60, 548, 190, 16, { rx: 6, fill: '#aab2b9' }) +
		stroke('M150 550v-60q0-30 34-30t34 28', '#8b949c', 11) +
		rectangle(330, 544, 220, 18, { rx: 5, fill: '#15181b' }) +
		ellipse(390, 542, 46, 8, { fill: '#30363b' }) +
		ellipse(490, 542, 46, 8, { fill: '#30363b' })
	);
}

/** The living space of a camper: kitchen to the left, bed to the right. */
export function drawLivingSpace(): string {
	const defs =
		downwards('s', [
			[0, '#a4c8e2'],
			[1, '#f0f4ee'],
		]) +
		downwards('x', [
			[0, '#f8f6f1'],
			[1, '#ded8cd'],
		]) +
		downwards('f', [
			[0, '#b08c66'],
			[1, '#83623f'],
		]) +
		radial('k', [
			[0.55, '#000', 0],
			[1, '#000', 0.34],
		]);
	const pane = (x: number, width: number) =>
		rectangle(x, 268, width, 210, { rx: 26, fill: 'url(#s)', stroke: '#6a7178', 'stroke-width': 9 }) +
		path(`M${x + 6} 420q${width * 0.25}-60 ${width * 0.5}-22t${width * 0.47}-12v82q0 8-12 8H${x + 18}q-12 0-12-12z`, {
			fill: '#7f9a80',
		});
	const lights = [150, 480, 820, 1080].map((x) => ellipse(x, 60, 30, 8, { fill: '#fffbe8' })).join('');
	return picture(
		1200,
		900,
		'Living space',
		`<defs>${defs}</defs>${rectangle(0, 0, 1200, 900, { fill: 'url(#x)' })}${path('M0 0h1200v40q-600 70-1200 0z', { fill: '#fffefa' })}${lights}${pane(70, 460)}${pane(720, 420)}${path('M590 830h120l60 70H560z', { fill: 'url(#f)' })}${kitchen()}${bed()}<ellipse cx="600" cy="430" rx="980" ry="780" fill="url(#k)"/>`,
	);
}
