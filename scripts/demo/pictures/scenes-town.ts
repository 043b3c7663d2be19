import { van } from './bodies/boxes.ts';
import { cruiser } from './bodies/motorcycles.ts';
import { hatch, sedan } from './bodies/small.ts';
import { suv } from './bodies/tall.ts';
import { drawSide } from './body-side.ts';
import { drawMotorcycleSide } from './motorcycle-side.ts';
import { type PaintName, paints } from './paints.ts';
import { quiet, scene, width } from './scene-frame.ts';
import { gumTree, placeSubject, ridge } from './scenery.ts';
import { downwards, ellipse, path, radial, rectangle, stroke } from './svg.ts';
import { drawTruckSide } from './truck-side.ts';

/** A row of shapes at even steps, each given its left edge and its number. */
const row = (count: number, step: number, shape: (x: number, index: number) => string) =>
	Array.from({ length: count }, (_, index) => shape(index * step, index)).join('');

/** Towers after dark. */
export function city(): string {
	const defs =
		downwards('s', [
			[0, '#101a3a'],
			[0.7, '#3c4a86'],
			[1, '#c77fa0'],
		]) +
		downwards('f', [
			[0, '#3a3f56'],
			[1, '#14172a'],
		]) +
		radial('h', [
			[0, '#ffd9a0', 0.8],
			[1, '#ffd9a0', 0],
		]) +
		quiet('#0a0f22', '.3');
	const heights = [300, 420, 250, 380, 470, 320, 430, 270, 400, 340];
	const towers = row(10, 165, (x, index) =>
		rectangle(x, 640 - (heights[index] ?? 300), 140, heights[index] ?? 300, {
			fill: index % 2 ? '#1f2a55' : '#27346a',
		}),
	);
	const windows = row(10, 165, (x, index) => {
		const top = 640 - (heights[index] ?? 300);
		const rows = Array.from({ length: 5 }, (_, line) => `M${x + 20} ${top + 34 + line * 44}h100`);
		return stroke(rows.filter((_, line) => (line + index) % 3).join(''), '#ffd88f', 12, {
			'stroke-dasharray': '14 18',
			opacity: '.75',
		});
	});
	return scene(
		'City street',
		defs,
		rectangle(0, 0, width, 660, { fill: 'url(#s)' }) +
			towers +
			windows +
			rectangle(0, 620, width, 60, { fill: '#454b66' }) +
			row(
				6,
				300,
				(x) =>
					stroke(`M${x + 80} 660V440q0-16 16-16h44`, '#0d1226', 8) + ellipse(x + 146, 430, 60, 60, { fill: 'url(#h)' }),
			) +
			rectangle(0, 672, width, 228, { fill: 'url(#f)' }) +
			stroke('M0 690H1600', '#8a90ad', 6) +
			stroke('M0 862H1600', '#f4f1e6', 8, { 'stroke-dasharray': '120 90' }) +
			placeSubject(drawSide(hatch, paints.orange, ''), { mark: 'a', x: 1090, y: 806, scale: 0.98 }),
	);
}

/** A cliff road above the sea. */
export function coast(): string {
	const defs =
		downwards('s', [
			[0, '#f2a65e'],
			[0.6, '#f7d9a8'],
			[1, '#fdf1dc'],
		]) +
		downwards('w', [
			[0, '#f3cfa0'],
			[0.3, '#5d9fa8'],
			[1, '#1f5f73'],
		]) +
		downwards('r', [
			[0, '#5d6066'],
			[1, '#33353b'],
		]) +
		quiet('#10282f', '.35');
	return scene(
		'Cliff road',
		defs,
		rectangle(0, 0, width, 440, { fill: 'url(#s)' }) +
			ellipse(520, 400, 92, 92, { fill: '#fff6dd' }) +
			rectangle(0, 420, width, 330, { fill: 'url(#w)' }) +
			stroke('M420 450H640M380 486H690M440 530H620M300 590H760M160 650H560', '#fff3d6', 6, { opacity: '.55' }) +
			path(
				'M1600 250L1420 268 1330 330 1240 350 1180 420 1060 452 1600 470zM1600 360L1380 420 1290 500 1180 560 1600 640z',
				{
					fill: '#3f5d57',
				},
			) +
			path('M1600 470L1290 500 1180 560 1090 600 1600 650z', { fill: '#2c4643' }) +
			path('M0 720Q620 640 1600 690V900H0z', { fill: 'url(#r)' }) +
			stroke('M0 700Q620 620 1600 668', '#cfd3d4', 15) +
			stroke(
				row(13, 130, (x, index) => `M${x + 20} ${702 - Math.sin((index / 12) * 2.6) * 44}v40`),
				'#8a8f92',
				9,
			) +
			stroke('M0 872Q800 840 1600 868', '#f3e7c3', 9) +
			placeSubject(drawMotorcycleSide(cruiser, paints.black, ''), { mark: 'a', x: 1080, y: 806, scale: 0.98 }),
	);
}

/** A leafy street and a driveway. */
export function street(): string {
	const defs =
		downwards('s', [
			[0, '#8fc7e8'],
			[1, '#eef6ee'],
		]) +
		downwards('f', [
			[0, '#a9cf8c'],
			[1, '#79a765'],
		]) +
		downwards('r', [
			[0, '#9b9da1'],
			[1, '#6d7076'],
		]) +
		quiet('#17331f', '.2');
	const house =
		path('M640 300L860 190 1080 300z', { fill: '#a8503a' }) +
		rectangle(670, 296, 380, 250, { fill: '#f6ead7' }) +
		rectangle(706, 340, 110, 100, { fill: '#5f7f92' }) +
		stroke('M761 340v100M706 390h110', '#fff', 7) +
		rectangle(850, 350, 76, 196, { fill: '#2f5d50' }) +
		rectangle(952, 350, 74, 80, { fill: '#5f7f92' }) +
		path('M1050 330L1320 330 1320 350 1050 350z', { fill: '#7c3c2c' }) +
		stroke('M1306 350V560M1070 350V560', '#e9dcc6', 12);
	return scene(
		'Suburban street',
		defs,
		rectangle(0, 0, width, 560, { fill: 'url(#s)' }) +
			path(ridge(width, 560, [440, 400, 430, 390, 420, 400]), { fill: '#94b79a' }) +
			gumTree(540, 560, 1.7, '#6c9760') +
			house +
			rectangle(0, 540, width, 360, { fill: 'url(#f)' }) +
			path('M1080 550H1310L1400 720H1010z', { fill: '#cfcac0' }) +
			row(11, 60, (x) => rectangle(x, 500, 14, 70, { rx: 5, fill: '#fff' })) +
			rectangle(0, 520, 620, 10, { fill: '#fff' }) +
			gumTree(1490, 620, 2, '#638f57') +
			gumTree(200, 590, 1.5, '#7aa56b') +
			path('M0 716H1600V900H0z', { fill: 'url(#r)' }) +
			stroke('M0 720H1600', '#e8e6df', 12) +
			stroke('M0 868H1600', '#fff', 8, { 'stroke-dasharray': '110 90' }) +
			placeSubject(drawSide(van, paints.white, ''), { mark: 'a', x: 1130, y: 800, scale: 0.66 }),
	);
}

/** A hall with rows of cars in front of it. */
export function yard(): string {
	const defs =
		downwards('s', [
			[0, '#4aa3df'],
			[1, '#dff0f7'],
		]) +
		downwards('f', [
			[0, '#b9bdc0'],
			[1, '#84898d'],
		]) +
		quiet('#14202b', '.2');
	const parked: [typeof hatch, PaintName][] = [
		[sedan, 'silver'],
		[suv, 'white'],
	];
	const back = parked
		.map(([body, paint], index) =>
			placeSubject(drawSide(body, paints[paint], ''), {
				mark: 'abc'[index] ?? 'd',
				x: 350 + index * 440,
				y: 650,
				scale: 0.36,
			}),
		)
		.join('');
	return scene(
		'Car warehouse',
		defs,
		rectangle(0, 0, width, 560, { fill: 'url(#s)' }) +
			path('M120 250L360 170V250L600 170V250L840 170V250L1080 170V250L1320 170V250L1560 170V560H120z', {
				fill: '#2b3036',
			}) +
			rectangle(120, 250, 1440, 310, { fill: '#ffd100' }) +
			stroke(
				row(24, 60, (x) => `M${150 + x} 250V560`),
				'#000',
				3,
				{ opacity: '.1' },
			) +
			row(
				4,
				350,
				(x) =>
					rectangle(190 + x, 350, 250, 210, { fill: '#22272c' }) +
					stroke(`M${190 + x} 390h250M${190 + x} 430h250M${190 + x} 470h250M${190 + x} 510h250`, '#3c434a', 5),
			) +
			rectangle(560, 272, 560, 56, { rx: 6, fill: '#16191d' }) +
			rectangle(590, 292, 330, 16, { rx: 8, fill: '#fff' }) +
			rectangle(940, 292, 150, 16, { rx: 8, fill: '#ffd100' }) +
			rectangle(0, 556, width, 344, { fill: 'url(#f)' }) +
			stroke(
				row(11, 150, (x) => `M${x} 760L${x + 60} 600`),
				'#fff',
				5,
				{ opacity: '.7' },
			) +
			back +
			placeSubject(drawSide(hatch, paints.red, ''), { mark: 'f', x: 1080, y: 850, scale: 0.8 }),
	);
}

/** Loading bays before sunrise. */
export function depot(): string {
	const defs =
		downwards('s', [
			[0, '#22334a'],
			[0.7, '#8a7a86'],
			[1, '#f0a86a'],
		]) +
		downwards('f', [
			[0, '#5b5f66'],
			[1, '#2a2d33'],
		]) +
		radial('h', [
			[0, '#ffdf9f', 0.75],
			[1, '#ffdf9f', 0],
		]) +
		quiet('#10151c', '.35');
	const bays = row(
		5,
		300,
		(x, index) =>
			rectangle(150 + x, 380, 190, 220, { fill: index % 2 ? '#d8873f' : '#39424d' }) +
			stroke(`M${150 + x} 420h190M${150 + x} 460h190M${150 + x} 500h190M${150 + x} 540h190`, '#000', 4, {
				opacity: '.22',
			}) +
			ellipse(245 + x, 356, 90, 70, { fill: 'url(#h)' }) +
			rectangle(225 + x, 348, 40, 10, { fill: '#fff3cf' }),
	);
	return scene(
		'Freight depot',
		defs,
		rectangle(0, 0, width, 620, { fill: 'url(#s)' }) +
			path('M60 320H1600V620H60z', { fill: '#6d7681' }) +
			path('M60 296H1600v34H60z', { fill: '#2a323b' }) +
			bays +
			rectangle(0, 600, width, 300, { fill: 'url(#f)' }) +
			stroke(
				row(6, 300, (x) => `M${130 + x} 600L${x + 40} 900`),
				'#f2c14a',
				7,
				{ opacity: '.8' },
			) +
			placeSubject(drawTruckSide(paints.white, { title: '', load: 'box' }), {
				mark: 'a',
				x: 1140,
				y: 816,
				scale: 0.79,
			}),
	);
}
