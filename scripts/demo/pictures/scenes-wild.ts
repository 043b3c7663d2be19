import { adventure } from './bodies/motorcycles.ts';
import { ute } from './bodies/ute.ts';
import { drawSide } from './body-side.ts';
import { drawCamperSide } from './camper-side.ts';
import { drawMotorcycleSide } from './motorcycle-side.ts';
import { paints } from './paints.ts';
import { quiet, scene, width } from './scene-frame.ts';
import { gumTree, placeSubject, ridge } from './scenery.ts';
import { downwards, ellipse, path, radial, rectangle, stroke } from './svg.ts';

export function mountain(): string {
	const defs =
		downwards('s', [
			[0, '#35507a'],
			[0.6, '#a9a9bd'],
			[1, '#f3cfa8'],
		]) +
		downwards('m', [
			[0, '#51607c'],
			[1, '#8590a3'],
		]) +
		downwards('n', [
			[0, '#2f3f4c'],
			[1, '#4b5d5b'],
		]) +
		downwards('r', [
			[0, '#6a6b70'],
			[1, '#3b3d42'],
		]) +
		radial('h', [
			[0, '#ffe7bd', 1],
			[1, '#ffe7bd', 0],
		]) +
		quiet('#141d2c');
	const posts = Array.from({ length: 12 }, (_, index) => `M${40 + index * 140} 640v64`).join('');
	return scene(
		'Mountain road',
		defs,
		rectangle(0, 0, width, 700, { fill: 'url(#s)' }) +
			ellipse(1180, 400, 420, 330, { fill: 'url(#h)' }) +
			path('M0 520L190 330 300 410 470 230 620 400 760 330 900 470 1080 300 1240 430 1420 250 1600 420V720H0z', {
				fill: 'url(#m)',
			}) +
			path('M470 230L620 400 560 390 520 330 480 350 430 300zM1420 250L1520 345 1470 340 1430 300 1390 320 1370 294z', {
				fill: '#e6e9ef',
				opacity: '.85',
			}) +
			path(ridge(width, 720, [560, 480, 570, 520, 600, 560, 510, 580]), { fill: 'url(#n)' }) +
			path(ridge(width, 760, [650, 630, 655, 640, 650, 630, 650]), { fill: '#26332f' }) +
			path('M0 690Q800 664 1600 690V900H0z', { fill: 'url(#r)' }) +
			stroke(posts, '#454a50', 10) +
			stroke('M0 656Q800 630 1600 656', '#b9c0c6', 17) +
			stroke('M0 656Q800 630 1600 656', '#7c848b', 4) +
			stroke('M0 868Q800 846 1600 868', '#f0e3b8', 9) +
			placeSubject(drawMotorcycleSide(adventure, paints.red, ''), { mark: 'a', x: 1120, y: 810, scale: 0.92 }),
	);
}

export function beach(): string {
	const defs =
		downwards('s', [
			[0, '#4f8fc0'],
			[0.7, '#bcd9e2'],
			[1, '#f7dcb4'],
		]) +
		downwards('w', [
			[0, '#3f8aa6'],
			[0.7, '#6fb4bf'],
			[1, '#a8d6d2'],
		]) +
		downwards('f', [
			[0, '#ecd9ae'],
			[1, '#c9ac77'],
		]) +
		radial('h', [
			[0, '#fff4d6', 1],
			[1, '#fff4d6', 0],
		]) +
		quiet('#12303c');
	const grass = (x: number, y: number) =>
		stroke(`M${x} ${y}q-8-30-26-44M${x} ${y}q-2-36-6-56M${x} ${y}q6-32 20-48M${x} ${y}q12-22 34-30`, '#7f8b55', 5);
	return scene(
		'Beach camp',
		defs,
		rectangle(0, 0, width, 520, { fill: 'url(#s)' }) +
			ellipse(1330, 400, 380, 260, { fill: 'url(#h)' }) +
			rectangle(0, 470, width, 190, { fill: 'url(#w)' }) +
			path('M980 470Q1180 400 1330 408T1600 372V486H980z', { fill: '#5f7c76' }) +
			stroke('M0 560Q260 545 520 560T1040 560 1600 556M0 606Q300 590 640 606T1600 604', '#fff', 5, { opacity: '.5' }) +
			path('M0 650Q420 612 860 636T1600 620V900H0z', { fill: 'url(#f)' }) +
			path('M0 650Q420 612 860 636T1600 620v8Q1260 640 860 646T0 662z', { fill: '#fff', opacity: '.6' }) +
			gumTree(1560, 700, 1.5, '#5b7752') +
			grass(90, 760) +
			grass(300, 850) +
			grass(1530, 860) +
			grass(720, 690) +
			placeSubject(drawCamperSide(paints.green, ''), { mark: 'a', x: 1240, y: 785, scale: 0.72 }) +
			placeSubject(drawSide(ute, paints.white, ''), { mark: 'b', x: 598, y: 785, scale: 0.66 }),
	);
}
