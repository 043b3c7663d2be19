import { sedan } from './bodies/small.ts';
import { suv } from './bodies/tall.ts';
import { ute } from './bodies/ute.ts';
import { drawSide } from './body-side.ts';
import { drawCamperSide } from './camper-side.ts';
import { paints } from './paints.ts';
import { quiet, scene, width } from './scene-frame.ts';
import { gumTree, placeSubject, ridge } from './scenery.ts';
import { downwards, ellipse, path, radial, rectangle, stroke } from './svg.ts';

/** Red earth at last light: camp is made. Nothing stands where a panel may hide half of it. */
export function outback(): string {
	const defs =
		downwards('s', [
			[0, '#231a3e'],
			[0.45, '#7a3d5b'],
			[0.75, '#d9734a'],
			[1, '#f6b968'],
		]) +
		downwards('f', [
			[0, '#b4532b'],
			[0.4, '#8a3a1e'],
			[1, '#4f1f12'],
		]) +
		radial('h', [
			[0, '#ffe2a6', 0.95],
			[1, '#ffe2a6', 0],
		]) +
		radial('l', [
			[0, '#ffd58a', 0.9],
			[1, '#ffd58a', 0],
		]) +
		quiet('#180d14', '.35');
	const stars = [
		[90, 70],
		[230, 130],
		[350, 48],
		[520, 96],
		[700, 40],
		[860, 120],
		[1010, 62],
		[1240, 90],
		[1420, 44],
		[1530, 128],
	]
		.map(([x = 0, y = 0], index) =>
			ellipse(x, y, index % 3 ? 2 : 3, index % 3 ? 2 : 3, { fill: '#fff', opacity: '.8' }),
		)
		.join('');
	const tuft = (x: number, y: number) =>
		stroke(`M${x} ${y}q-16-22-34-26M${x} ${y}q-6-26-10-40M${x} ${y}q8-24 16-38M${x} ${y}q18-18 36-22`, '#c99b55', 4);
	return scene(
		'Outback camp',
		defs,
		rectangle(0, 0, width, 640, { fill: 'url(#s)' }) +
			stars +
			ellipse(640, 590, 560, 240, { fill: 'url(#h)' }) +
			path(
				'M0 600V520L120 508 160 450 420 440 470 506 600 520V600zM1180 600V540L1250 530 1290 486 1500 480 1540 528 1600 534V600z',
				{
					fill: '#5c2637',
				},
			) +
			path(ridge(width, 900, [604, 590, 600, 586, 598, 590, 602]), { fill: 'url(#f)' }) +
			path('M0 900Q420 700 760 612L800 612Q660 730 640 900z', { fill: '#c9683c', opacity: '.55' }) +
			gumTree(1510, 690, 1.9, '#3c3a2c') +
			gumTree(60, 660, 1.2, '#45392c') +
			ellipse(1150, 790, 430, 70, { fill: 'url(#l)', opacity: '.4' }) +
			placeSubject(drawCamperSide(paints.orange, ''), { mark: 'a', x: 1200, y: 780, scale: 0.78 }) +
			tuft(90, 800) +
			tuft(860, 860) +
			tuft(1500, 840) +
			tuft(250, 872),
	);
}

/** An alpine lake, still enough to mirror the range. */
export function lake(): string {
	const defs =
		downwards('s', [
			[0, '#5fa0cf'],
			[1, '#e6f1f1'],
		]) +
		downwards('m', [
			[0, '#f5f8fa'],
			[0.4, '#93a9b8'],
			[1, '#54707b'],
		]) +
		downwards('w', [
			[0, '#9cc9d2'],
			[0.5, '#4f9fb0'],
			[1, '#2f7f91'],
		]) +
		downwards('f', [
			[0, '#b8b7a2'],
			[1, '#77796f'],
		]) +
		quiet('#123340', '.3');
	const range =
		'M0 470L130 330 210 380 380 200 520 350 610 290 760 440 900 310 1010 380 1200 170 1370 350 1450 300 1600 420V480H0z';
	const lupin = (x: number, y: number, colour: string) =>
		stroke(`M${x} ${y}v-34`, '#5d7a52', 4) + path(`M${x - 7} ${y - 20}q7-50 14 0z`, { fill: colour });
	const lupins = [40, 92, 150, 236, 300, 392, 1460, 1520, 1570]
		.map((x, index) => lupin(x, 820 + ((index * 37) % 60), ['#8a63b5', '#c46aa5', '#5b6fc4'][index % 3] ?? '#8a63b5'))
		.join('');
	return scene(
		'Alpine lake',
		defs,
		rectangle(0, 0, width, 480, { fill: 'url(#s)' }) +
			path(range, { fill: 'url(#m)' }) +
			path(ridge(width, 500, [452, 430, 456, 440, 425, 452, 438]), { fill: '#3f6257' }) +
			rectangle(0, 480, width, 220, { fill: 'url(#w)' }) +
			`<g transform="matrix(1 0 0 -.5 0 720)" opacity=".3">${path(range, { fill: '#dce9ee' })}</g>` +
			stroke('M0 540H420M600 560H1180M180 600H760M1000 610H1600', '#fff', 4, { opacity: '.35' }) +
			path('M0 690Q400 660 820 676T1600 660V900H0z', { fill: 'url(#f)' }) +
			stroke('M0 694Q400 664 820 680T1600 664', '#e4e2d0', 8, { opacity: '.7' }) +
			lupins +
			placeSubject(drawSide(suv, paints.red, ''), { mark: 'a', x: 1050, y: 812, scale: 0.9 }),
	);
}

/** Mesas and a straight road. */
export function desert(): string {
	const defs =
		downwards('s', [
			[0, '#3f8fc9'],
			[0.8, '#cfe6ee'],
			[1, '#fbe8cd'],
		]) +
		downwards('m', [
			[0, '#d98a5a'],
			[1, '#a4532f'],
		]) +
		downwards('f', [
			[0, '#e0b07a'],
			[1, '#b5743f'],
		]) +
		downwards('r', [
			[0, '#7f7c7c'],
			[1, '#4b4a4e'],
		]) +
		quiet('#2b1a12', '.3');
	const cactus = (x: number, y: number, size: number) =>
		stroke(
			`M${x} ${y}v${-120 * size}M${x} ${y - 50 * size}h${-26 * size}v${-34 * size}M${x} ${y - 36 * size}h${24 * size}v${-44 * size}`,
			'#4f6b45',
			15 * size,
			{ 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
		);
	return scene(
		'Mesa road',
		defs,
		rectangle(0, 0, width, 620, { fill: 'url(#s)' }) +
			path('M180 180q60-40 120 0 70-20 90 30H120q10-36 60-30zM1220 110q50-34 104 0 60-16 76 26h-230q8-30 50-26z', {
				fill: '#fff',
				opacity: '.75',
			}) +
			path(
				'M40 600L70 420 110 412 118 380 330 372 344 420 372 428 410 600zM1010 600L1040 470 1070 462 1076 430 1190 424 1200 466 1226 474 1260 600zM1330 600L1366 360 1400 352 1406 320 1600 312V600z',
				{
					fill: 'url(#m)',
				},
			) +
			stroke('M62 470L384 462M1034 500H1238M1352 440L1600 430M1342 520L1600 512', '#8d4426', 9, { opacity: '.45' }) +
			path(ridge(width, 900, [596, 588, 598, 590, 600, 592]), { fill: 'url(#f)' }) +
			cactus(250, 680, 1.1) +
			cactus(1480, 690, 1.5) +
			cactus(760, 632, 0.6) +
			path('M0 716Q800 690 1600 712V900H0z', { fill: 'url(#r)' }) +
			stroke('M0 856H1600', '#f1c64d', 8, { 'stroke-dasharray': '120 90' }) +
			stroke('M0 720Q800 694 1600 716', '#f4efe2', 5) +
			placeSubject(drawSide(ute, paints.blue, ''), { mark: 'a', x: 1090, y: 806, scale: 0.94 }),
	);
}

/** Vineyards in the morning. */
export function vines(): string {
	const defs =
		downwards('s', [
			[0, '#c9dbe4'],
			[0.7, '#f4e9da'],
			[1, '#fbe3c4'],
		]) +
		downwards('n', [
			[0, '#8fa37c'],
			[1, '#6b8557'],
		]) +
		downwards('r', [
			[0, '#8c8a88'],
			[1, '#5a5a5e'],
		]) +
		radial('h', [
			[0, '#fff8e6', 1],
			[1, '#fff8e6', 0],
		]) +
		quiet('#2a2320', '.15');
	const rows = Array.from({ length: 17 }, (_, index) => {
		const x = -500 + index * 160;
		return `M${800 + (x - 300) * 0.28} 530Q${x + 260} 600 ${x} 720`;
	}).join('');
	return scene(
		'Vineyard road',
		defs,
		rectangle(0, 0, width, 640, { fill: 'url(#s)' }) +
			ellipse(420, 380, 420, 300, { fill: 'url(#h)' }) +
			path(ridge(width, 660, [450, 400, 430, 350, 300, 380, 420, 400]), { fill: '#a9b7b4' }) +
			path(ridge(width, 700, [520, 500, 470, 500, 480, 450, 500, 490]), { fill: '#8ba083' }) +
			path(ridge(width, 760, [540, 530, 536, 528, 534, 526, 536]), { fill: 'url(#n)' }) +
			stroke(rows, '#47663c', 13, { 'stroke-dasharray': '22 6', opacity: '.8' }) +
			path('M1230 520l60-40 60 40v46h-120z', { fill: '#e9dcc8' }) +
			path('M1220 522l70-48 70 48z', { fill: '#8a4a38' }) +
			gumTree(1440, 580, 1, '#5f7f56') +
			path('M0 716Q800 692 1600 716V900H0z', { fill: 'url(#r)' }) +
			stroke('M0 720Q800 696 1600 720', '#efe9dc', 6) +
			placeSubject(drawSide(sedan, paints.red, ''), { mark: 'a', x: 1030, y: 818, scale: 1 }),
	);
}
