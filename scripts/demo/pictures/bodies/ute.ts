import { points } from '../svg.ts';
import type { Body } from './body.ts';

export const ute: Body = {
	title: 'Dual-cab ute',
	length: 5.33,
	width: 1.88,
	height: 1.83,
	wheelbase: 3.12,
	frontOverhang: 0.96,
	wheelRadius: 0.39,
	wheel: 'off-road',
	sill: 0.38,
	outline: points(
		'0.3 0.36!, 0.07 0.4!, 0.01 0.5, 0 0.72, 0.02 0.96, 0.06 1.08, 0.16 1.13, 0.5 1.155, 0.9 1.17, 1.4 1.21, 1.74 1.52, 1.98 1.72, 2.3 1.8, 2.8 1.83, 3.2 1.8, 3.42 1.72!, 3.55 1.45, 3.62 1.24!, 4.4 1.24!, 5.22 1.25!, 5.25 0.9, 5.25 0.64!, 5.33 0.62!, 5.33 0.46!, 5.0 0.44!',
	),
	glass: points(
		'1.55 1.235!, 1.82 1.49, 2.03 1.645, 2.34 1.715, 2.8 1.74, 3.16 1.71, 3.3 1.66!, 3.4 1.29!, 3 1.265, 2.2 1.245',
	),
	pillars: [[2.55, 2.58, 0.08]],
	doors: [
		[1.57, 1.2],
		[2.56, 1.23],
		[3.5, 1.26],
	],
	handles: [
		[2.36, 1.09],
		[3.3, 1.11],
	],
	mirror: [1.66, 1.27],
	shoulder: points('0.15 1.02, 1.4 1.07, 2.7 1.08, 4.2 1.1, 5.24 1.1'),
	headlamp: points('0.05 1.06!, 0.3 1.085, 0.5 1.085!, 0.42 0.95, 0.03 0.92'),
	tailLamp: points('5.06 1.2!, 5.22 1.2!, 5.24 0.86!, 5.1 0.86!'),
	belt: 1.24,
	glassTop: 1.75,
	bonnet: 1.08,
	tumblehome: 0.74,
	cladding: true,
	tub: [3.66, 5.22],
	face: { grille: 'tall', lampHeight: 1.02, lampDepth: 0.16 },
	tail: { lamps: 'tower', lampHeight: 1.03, glassFrom: 1.34, lidFrom: 0.68 },
	scale: 192,
	faceScale: 290,
};
