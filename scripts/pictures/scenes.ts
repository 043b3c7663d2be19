import { coupe } from './bodies/low.ts';
import { adventure } from './bodies/motorcycles.ts';
import { sedan } from './bodies/small.ts';
import { suv } from './bodies/tall.ts';
import { ute } from './bodies/ute.ts';
import { drawSide } from './body-side.ts';
import { drawCamperSide } from './camper-side.ts';
import { drawMotorcycleSide } from './motorcycle-side.ts';
import { paints } from './paints.ts';
import { contactShadow, gumTree, placeSubject, ridge } from './scenery.ts';
import { downwards, ellipse, path, picture, radial, rectangle, stroke } from './svg.ts';

const [width, height] = [1600, 900];

/** Darkens the left, where the headline stands. */
const quiet = (colour: string) =>
	`<linearGradient id="y"><stop stop-color="${colour}" stop-opacity=".62"/><stop offset=".55" stop-color="${colour}" stop-opacity="0"/></linearGradient>`;

const quietSide = rectangle(0, 0, width, height, { fill: 'url(#y)' });

const scene = (title: string, defs: string, content: string) =>
	picture(width, height, title, `<defs>${contactShadow}${defs}</defs>${content}${quietSide}`);

function showroom(): string {
	const defs =
		downwards('s', [
			[0, '#16233b'],
			[0.55, '#3d4a6b'],
			[0.85, '#b8786a'],
			[1, '#e9a673'],
		]) +
		downwards('f', [
			[0, '#4a4a52'],
			[0.4, '#2b2e36'],
			[1, '#181b21'],
		]) +
		downwards('i', [
			[0, '#fff3d9'],
			[1, '#e8c99b'],
		]) +
		radial('h', [
			[0, '#ffe9bd', 0.85],
			[1, '#ffe9bd', 0],
		]) +
		quiet('#0b1220');
	const mullions = Array.from({ length: 9 }, (_, index) => `M${580 + index * 128} 268V600`).join('');
	const lamps = Array.from({ length: 8 }, (_, index) => ellipse(640 + index * 128, 300, 34, 7, { fill: '#fff' })).join(
		'',
	);
	const building =
		path('M500 236L1600 176V610H500z', { fill: '#1d2430' }) +
		path('M560 272L1600 222V604H560z', { fill: 'url(#i)' }) +
		path('M560 560H1600V604H560z', { fill: '#b59874' }) +
		lamps +
		stroke(mullions, '#2b3442', 7) +
		path('M480 222L1600 160V190L480 246z', { fill: '#0f151e' }) +
		path('M480 246L1600 190v6L480 251z', { fill: '#e8b25c' });
	const inside =
		placeSubject(drawSide(sedan, paints.white, ''), { mark: 'a', x: 740, y: 590, scale: 0.3 }) +
		placeSubject(drawSide(coupe, paints.red, ''), { mark: 'b', x: 1100, y: 588, scale: 0.29, flip: true });
	const ground =
		rectangle(0, 600, width, 300, { fill: 'url(#f)' }) +
		ellipse(1080, 640, 700, 110, { fill: 'url(#h)', opacity: '.55' });
	return scene(
		'Showroom at dusk',
		defs,
		rectangle(0, 0, width, 610, { fill: 'url(#s)' }) +
			path(ridge(width, 620, [520, 500, 540, 470, 520, 560, 540]), { fill: '#27304a' }) +
			building +
			inside +
			ground +
			placeSubject(drawSide(suv, paints.blue, ''), { mark: 'c', x: 1245, y: 815, scale: 0.68 }),
	);
}

function country(): string {
	const defs =
		downwards('s', [
			[0, '#6fa4d0'],
			[0.7, '#d3e4ea'],
			[1, '#f5e7c9'],
		]) +
		downwards('f', [
			[0, '#c6ad6c'],
			[1, '#93793f'],
		]) +
		downwards('r', [
			[0, '#8d8a86'],
			[1, '#55565a'],
		]) +
		radial('h', [
			[0, '#fff6d8', 1],
			[1, '#fff6d8', 0],
		]) +
		quiet('#16303f');
	const fence = Array.from({ length: 14 }, (_, index) => `M${20 + index * 122} 600v54`).join('');
	return scene(
		'Country road',
		defs,
		rectangle(0, 0, width, 640, { fill: 'url(#s)' }) +
			ellipse(1260, 260, 330, 300, { fill: 'url(#h)' }) +
			path(ridge(width, 660, [470, 420, 460, 380, 430, 400, 470, 430]), { fill: '#8ba2ac' }) +
			path(ridge(width, 660, [540, 500, 530, 510, 470, 520, 500, 540]), { fill: '#788c72' }) +
			path(ridge(width, 900, [590, 580, 600, 585, 575, 590, 580, 570]), { fill: 'url(#f)' }) +
			stroke(fence, '#6b5b45', 7) +
			stroke('M0 616H1600M0 634H1600', '#6b5b45', 2) +
			gumTree(190, 650, 1.25, '#5c7350') +
			gumTree(880, 610, 0.7, '#66805a') +
			gumTree(1470, 630, 1.5, '#56704b') +
			path('M0 700Q800 676 1600 700V900H0z', { fill: 'url(#r)' }) +
			stroke('M0 702Q800 678 1600 702', '#e8e2d2', 5) +
			stroke('M0 860H1600', '#f2ecd9', 9, { 'stroke-dasharray': '130 90' }) +
			placeSubject(drawSide(ute, paints.orange, ''), { mark: 'a', x: 1130, y: 800, scale: 0.86 }),
	);
}

function mountain(): string {
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

function beach(): string {
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

/** The wide pictures behind headlines, by name. The left third is kept quiet. */
export const drawScenes = (): Record<string, string> => ({
	showroom: showroom(),
	country: country(),
	mountain: mountain(),
	beach: beach(),
});
