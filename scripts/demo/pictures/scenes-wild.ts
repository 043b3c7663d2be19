import { ute } from './bodies/ute.ts';
import { drawSide } from './body-side.ts';
import { drawCamperSide } from './camper-side.ts';
import { paints } from './paints.ts';
import { quiet, scene, width } from './scene-frame.ts';
import { gumTree, placeSubject } from './scenery.ts';
import { downwards, ellipse, path, radial, rectangle, stroke } from './svg.ts';

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
