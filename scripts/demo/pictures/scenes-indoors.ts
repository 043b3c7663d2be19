import type { Body } from './bodies/body.ts';
import { coupe } from './bodies/low.ts';
import { drawSide } from './body-side.ts';
import { type Paint, paints } from './paints.ts';
import { quiet, scene, width } from './scene-frame.ts';
import { placeSubject } from './scenery.ts';
import { downwards, ellipse, path, radial, rectangle, stroke } from './svg.ts';

/** One car, one light, nothing else. */
export function studioFloor(): string {
	const defs =
		downwards('s', [
			[0, '#15161a'],
			[1, '#2c2e35'],
		]) +
		downwards('f', [
			[0, '#3b3d45'],
			[1, '#0c0d10'],
		]) +
		radial('h', [
			[0, '#fff4dc', 0.75],
			[1, '#fff4dc', 0],
		]) +
		radial('l', [
			[0, '#f3e4c4', 0.55],
			[1, '#f3e4c4', 0],
		]) +
		quiet('#08090b', '.3');
	const panels = Array.from({ length: 7 }, (_, index) => `M${index * 270 - 20} 0V600`).join('');
	return scene(
		'Studio',
		defs,
		rectangle(0, 0, width, 640, { fill: 'url(#s)' }) +
			stroke(panels, '#000', 3, { opacity: '.35' }) +
			ellipse(960, 380, 780, 400, { fill: 'url(#h)', opacity: '.5' }) +
			rectangle(0, 610, width, 290, { fill: 'url(#f)' }) +
			ellipse(960, 760, 820, 120, { fill: 'url(#l)' }) +
			placeSubject(drawSide(coupe, paints.silver, ''), { mark: 'a', x: 960, y: 770, scale: 1.04 }),
	);
}

/** Who stands in a service hall, and its colours. */
export interface Bay {
	lifted: readonly [Body, Paint];
	waiting: readonly [Body, Paint];
	chest: string;
	hoist: string;
}

/** The service hall: one car up on the hoist, one waiting. */
export function workshop({ lifted, waiting, chest, hoist: post }: Bay): string {
	const defs =
		downwards('s', [
			[0, '#dfe5e9'],
			[1, '#b8c2ca'],
		]) +
		downwards('f', [
			[0, '#98a2aa'],
			[1, '#646d75'],
		]) +
		quiet('#1b2a36', '.3');
	const tubes = [180, 620, 1060, 1500].map((x) => rectangle(x - 120, 70, 240, 14, { rx: 7, fill: '#fff' })).join('');
	const tools = Array.from({ length: 9 }, (_, index) => `M${96 + index * 34} 330v${40 + ((index * 29) % 46)}`).join('');
	const hoist = (x: number) =>
		rectangle(x, 190, 34, 520, { fill: post }) + rectangle(x - 24, 700, 82, 18, { rx: 4, fill: '#43494f' });
	return scene(
		'Workshop',
		defs,
		rectangle(0, 0, width, 700, { fill: 'url(#s)' }) +
			stroke('M0 120H1600', '#8c99a3', 10) +
			tubes +
			path('M520 240H760V520H520zM1340 240H1600V520H1340z', { fill: '#eef4f7' }) +
			stroke('M640 240V520M520 380H760M1470 240V520M1340 380H1600', '#9fadb7', 6) +
			rectangle(60, 300, 330, 150, { rx: 6, fill: '#7c8a95' }) +
			stroke(tools, '#e8edf0', 8, { 'stroke-linecap': 'round' }) +
			rectangle(50, 540, 360, 170, { rx: 8, fill: chest }) +
			stroke('M66 586H394M66 628H394M66 668H394', '#000', 5, { opacity: '.35' }) +
			rectangle(0, 690, width, 210, { fill: 'url(#f)' }) +
			stroke('M470 900L560 690M1600 838L1420 690', '#f0c93a', 9) +
			hoist(740) +
			placeSubject(drawSide(...lifted, ''), { mark: 'a', x: 1010, y: 560, scale: 0.74 }) +
			rectangle(750, 556, 520, 20, { fill: '#43494f' }) +
			hoist(1252) +
			placeSubject(drawSide(...waiting, ''), { mark: 'b', x: 1240, y: 850, scale: 0.68 }),
	);
}
