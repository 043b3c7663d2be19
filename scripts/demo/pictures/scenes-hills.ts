import type { Body } from './bodies/body.ts';
import { wagon } from './bodies/tall.ts';
import { ute } from './bodies/ute.ts';
import { drawSide } from './body-side.ts';
import { type Paint, paints } from './paints.ts';
import { quiet, scene, width } from './scene-frame.ts';
import { gumTree, placeSubject, ridge } from './scenery.ts';
import { downwards, ellipse, path, radial, rectangle, stroke } from './svg.ts';

/** Green hills with wind turbines, early, and someone on the way over them. */
export function hills(body: Body, paint: Paint): string {
	const defs =
		downwards('s', [
			[0, '#7fb6e6'],
			[0.7, '#d8ebf6'],
			[1, '#f7f1e2'],
		]) +
		downwards('r', [
			[0, '#878b93'],
			[1, '#565a63'],
		]) +
		quiet('#0d2350', '.2');
	const turbine = (x: number, y: number, size: number, turn: number) => {
		const blades = [0, 120, 240]
			.map(
				(angle) =>
					`<path d="M0 0C${9 * size}-${26 * size} ${6 * size}-${74 * size} 0-${104 * size}C-${4 * size}-${70 * size}-${5 * size}-${30 * size} 0 0z" transform="translate(${x} ${y}) rotate(${turn + angle})"/>`,
			)
			.join('');
		return `<g fill="#fff">${path(`M${x - 4 * size} ${y + 190 * size}L${x - 2 * size} ${y}h${4 * size}L${x + 4 * size} ${y + 190 * size}z`)}${blades}</g>`;
	};
	return scene(
		'Hills with wind turbines',
		defs,
		rectangle(0, 0, width, 640, { fill: 'url(#s)' }) +
			path(ridge(width, 700, [470, 430, 480, 420, 460, 400, 450, 430]), { fill: '#a9c4c4' }) +
			turbine(330, 300, 0.8, 12) +
			turbine(560, 270, 1, 48) +
			turbine(1480, 250, 1.1, 84) +
			path(ridge(width, 800, [520, 560, 500, 540, 480, 520, 470, 500]), { fill: '#8fb583' }) +
			path(ridge(width, 800, [640, 590, 630, 580, 600, 560, 590, 560]), { fill: '#74a167' }) +
			gumTree(160, 690, 1.4, '#5c8756') +
			gumTree(1440, 650, 1.1, '#5c8756') +
			path('M0 716Q800 690 1600 712V900H0z', { fill: 'url(#r)' }) +
			stroke('M0 718Q800 692 1600 714', '#eef0ea', 6) +
			stroke('M0 866H1600', '#fff', 8, { 'stroke-dasharray': '120 90' }) +
			placeSubject(drawSide(body, paint, ''), { mark: 'a', x: 1060, y: 806, scale: 0.9 }),
	);
}

/** A machinery shed and a silo on a farm below the range. */
export function farm(): string {
	const defs =
		downwards('s', [
			[0, '#88bfe4'],
			[1, '#f4efdd'],
		]) +
		downwards('f', [
			[0, '#d2b878'],
			[1, '#a58850'],
		]) +
		downwards('t', [
			[0, '#dfe5e8'],
			[1, '#aab4ba'],
		]) +
		quiet('#2a2413', '.15');
	const ribs = Array.from({ length: 14 }, (_, index) => `M${742 + index * 32} 404V610`).join('');
	const shed =
		path('M700 420L930 320 1180 420z', { fill: '#8c9aa2' }) +
		rectangle(716, 404, 450, 206, { fill: 'url(#t)' }) +
		stroke(ribs, '#8f9ba2', 2, { opacity: '.7' }) +
		rectangle(800, 450, 170, 160, { fill: '#3d474d' }) +
		path('M690 424L930 314 1190 424 1190 404 930 294 690 404z', { fill: '#b8423a' });
	const silo =
		rectangle(1290, 300, 130, 310, { fill: 'url(#t)' }) +
		path('M1280 304Q1355 220 1430 304z', { fill: '#c3ccd1' }) +
		stroke('M1290 360H1420M1290 420H1420M1290 480H1420M1290 540H1420', '#8f9ba2', 3);
	return scene(
		'Farm shed',
		defs,
		rectangle(0, 0, width, 620, { fill: 'url(#s)' }) +
			path(ridge(width, 660, [430, 380, 440, 330, 300, 360, 420, 380]), { fill: '#8fa9b3' }) +
			path(ridge(width, 660, [540, 500, 530, 480, 520, 500, 530, 510]), { fill: '#8b9d72' }) +
			gumTree(560, 610, 1.3, '#6d8a5b') +
			silo +
			shed +
			gumTree(1520, 620, 1.6, '#627f51') +
			path(ridge(width, 900, [600, 612, 596, 606, 598, 610, 600]), { fill: 'url(#f)' }) +
			path('M0 900Q300 720 880 640L960 640Q900 760 1600 830V900z', { fill: '#e3cf9b', opacity: '.8' }) +
			stroke('M0 650H520M0 684H520M60 630V712M260 630V712M460 630V712', '#7b6a4d', 6) +
			placeSubject(drawSide(ute, paints.red, ''), { mark: 'a', x: 1132, y: 806, scale: 0.63 }),
	);
}

/** A lake among pines, a kayak on the roof. */
export function picnic(): string {
	const defs =
		downwards('s', [
			[0, '#a8d5e8'],
			[1, '#f3f7ea'],
		]) +
		downwards('w', [
			[0, '#b9dce0'],
			[1, '#5b9aa0'],
		]) +
		downwards('f', [
			[0, '#a4bd7d'],
			[1, '#6f8f55'],
		]) +
		radial('h', [
			[0, '#fffbe4', 0.95],
			[1, '#fffbe4', 0],
		]) +
		quiet('#0b2a1c', '.15');
	const pine = (x: number, y: number, size: number, colour: string) =>
		path(
			[0, 1, 2]
				.map((level) => {
					const top = y - (300 - level * 84) * size;
					const half = (46 + level * 22) * size;
					return `M${x} ${top}L${x + half} ${top + 130 * size}H${x - half}z`;
				})
				.join(''),
			{ fill: colour },
		) + rectangle(x - 7 * size, y - 4 * size - 30 * size, 14 * size, 34 * size, { fill: '#5a4634' });
	return scene(
		'Lake among pines',
		defs,
		rectangle(0, 0, width, 560, { fill: 'url(#s)' }) +
			ellipse(1180, 240, 300, 260, { fill: 'url(#h)' }) +
			path(ridge(width, 560, [420, 360, 400, 330, 380, 350, 400, 370]), { fill: '#86aaa2' }) +
			path(ridge(width, 560, [490, 460, 480, 440, 470, 450, 480, 460]), { fill: '#5f8b76' }) +
			rectangle(0, 530, width, 150, { fill: 'url(#w)' }) +
			stroke('M180 570H520M700 596H1060M1180 566H1460M380 626H620M1120 640H1500', '#e9f5f2', 5, { opacity: '.7' }) +
			path(ridge(width, 900, [690, 668, 684, 662, 676, 664, 680]), { fill: 'url(#f)' }) +
			pine(110, 700, 1.5, '#2f6248') +
			pine(300, 690, 1.15, '#3c7657') +
			pine(1500, 700, 1.7, '#2b5c43') +
			pine(1370, 680, 1.1, '#437e5e') +
			path('M0 770Q700 730 1600 780V900H0z', { fill: '#d9c69a' }) +
			placeSubject(drawSide(wagon, paints.green, ''), { mark: 'a', x: 1040, y: 820, scale: 0.92 }) +
			path('M800 476Q1040 436 1290 478Q1300 486 1288 492Q1040 524 802 492Q790 484 800 476z', { fill: '#f2c230' }) +
			stroke('M806 484Q1040 476 1286 485', '#c8860f', 6) +
			stroke('M930 500V524M1150 502V524', '#20262a', 12),
	);
}
