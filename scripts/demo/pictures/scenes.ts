import type { Body } from './bodies/body.ts';
import { peopleMover, van } from './bodies/boxes.ts';
import { convertible, coupe } from './bodies/low.ts';
import { hatch, sedan } from './bodies/small.ts';
import { suv, wagon } from './bodies/tall.ts';
import { ute } from './bodies/ute.ts';
import { drawSide } from './body-side.ts';
import { cropScenes } from './crops.ts';
import { type Paint, paints } from './paints.ts';
import { quiet, scene, width } from './scene-frame.ts';
import { gumTree, placeSubject, ridge } from './scenery.ts';

import { desert, lake, outback, vines } from './scenes-far.ts';
import { farm, hills, picnic } from './scenes-hills.ts';
import { type Bay, studioFloor, workshop } from './scenes-indoors.ts';
import { city, coast, depot, street, yard } from './scenes-town.ts';
import { beach } from './scenes-wild.ts';
import { downwards, ellipse, path, radial, rectangle, stroke } from './svg.ts';

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
			placeSubject(drawSide(suv, paints.blue, ''), { mark: 'c', x: 1195, y: 815, scale: 0.68 }),
	);
}

/** A road through farmland, with someone on it. */
function country(body: Body, paint: Paint, place = { x: 1130, y: 800, scale: 0.86 }): string {
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
			placeSubject(drawSide(body, paint, ''), { mark: 'a', ...place }),
	);
}

/** The pictures behind headlines, by name: wide ones, whose left third is kept quiet, and those for phones. */
export function drawScenes(): Record<string, string> {
	const scenes = wideScenes();
	return { ...scenes, ...cropScenes(scenes) };
}

/** The service halls, by whose they are. */
const bays: Readonly<Record<string, Bay>> = {
	motorama: { lifted: [suv, paints.blue], waiting: [wagon, paints.white], chest: '#e2701d', hoist: '#1f5aa6' },
	toyota: { lifted: [ute, paints.red], waiting: [sedan, paints.silver], chest: '#a3262a', hoist: '#d9a514' },
	volkswagen: { lifted: [hatch, paints.blue], waiting: [van, paints.white], chest: '#0f2a6b', hoist: '#7d8994' },
	mesa: { lifted: [ute, paints.blue], waiting: [suv, paints.bronze], chest: '#12616b', hoist: '#8f3a14' },
	conversions: { lifted: [van, paints.white], waiting: [peopleMover, paints.blue], chest: '#1b6e3c', hoist: '#e0b429' },
	servco: { lifted: [hatch, paints.green], waiting: [suv, paints.silver], chest: '#0b5c66', hoist: '#e5a12a' },
};

const wideScenes = (): Record<string, string> => ({
	showroom: showroom(),
	// Beside the search panel of a home page.
	country: country(ute, paints.orange, { x: 1150, y: 796, scale: 0.72 }),
	'country-road-trip': country(wagon, paints.white),
	'country-roadster': country(convertible, paints.red),
	'country-people': country(peopleMover, paints.silver),
	beach: beach(),
	city: city(),
	coast: coast(),
	depot: depot(),
	farm: farm(),
	hills: hills(hatch, paints.blue),
	'hills-drive': hills(suv, paints.silver),
	picnic: picnic(),
	desert: desert(),
	lake: lake(),
	outback: outback(),
	street: street(),
	studio: studioFloor(),
	vines: vines(),
	...Object.fromEntries(Object.entries(bays).map(([name, bay]) => [`workshop-${name}`, workshop(bay)])),
	yard: yard(),
});
