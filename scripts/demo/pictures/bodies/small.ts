import { points } from '../svg.ts';
import type { Body } from './body.ts';

export const hatch: Body = {
	title: 'Hatch',
	length: 4.15,
	width: 1.8,
	height: 1.48,
	wheelbase: 2.58,
	frontOverhang: 0.84,
	wheelRadius: 0.325,
	wheel: 'five-spoke',
	sill: 0.21,
	outline: points(
		'0.2 0.19!, 0.06 0.23, 0.01 0.4, 0.02 0.58, 0.12 0.7, 0.5 0.86, 0.85 0.945, 1.12 1, 1.56 1.255, 1.87 1.405, 2.25 1.474, 2.7 1.48, 3.15 1.44, 3.62 1.36!, 3.8 1.12, 3.96 0.99, 4.06 0.9, 4.11 0.65, 4.15 0.48, 4.12 0.3, 3.98 0.2!',
	),
	glass: points(
		'1.27 1!, 1.62 1.22, 1.9 1.345, 2.27 1.404, 2.7 1.408, 3.05 1.375, 3.22 1.32!, 3.36 1.12!, 3 1.045, 2.4 1.01',
	),
	pillars: [
		[2.36, 2.41, 0.07],
		[3.02, 2.96, 0.04],
	],
	doors: [
		[1.31, 0.985],
		[2.37, 1],
		[3.1, 1.05],
	],
	handles: [
		[2.14, 0.87],
		[2.92, 0.89],
	],
	mirror: [1.38, 1.035],
	shoulder: points('0.3 0.7, 1.2 0.82, 2.5 0.84, 3.5 0.88, 4.08 0.85'),
	headlamp: points('0.1 0.685!, 0.42 0.81, 0.68 0.865!, 0.54 0.775, 0.23 0.66'),
	tailLamp: points('3.7 0.95!, 3.99 0.97!, 4.09 0.8!, 3.84 0.84'),
	belt: 1,
	glassTop: 1.42,
	bonnet: 0.72,
	tumblehome: 0.7,
	face: { grille: 'slim', lampHeight: 0.7, lampDepth: 0.13 },
	tail: { lamps: 'wedge', lampHeight: 0.9, glassFrom: 1.04, lidFrom: 0.52 },
	scale: 226,
	faceScale: 330,
};

export const sedan: Body = {
	title: 'Sedan',
	length: 4.8,
	width: 1.85,
	height: 1.44,
	wheelbase: 2.83,
	frontOverhang: 0.93,
	wheelRadius: 0.335,
	wheel: 'ten-spoke',
	sill: 0.2,
	outline: points(
		'0.22 0.18!, 0.07 0.22, 0.01 0.4, 0.03 0.56, 0.14 0.68, 0.55 0.82, 1.0 0.91, 1.42 0.965, 1.9 1.225, 2.22 1.365, 2.65 1.435, 3.05 1.43, 3.5 1.34, 3.95 1.15, 4.25 1.055, 4.55 1.045, 4.7 1.03!, 4.76 0.85, 4.78 0.65, 4.8 0.48, 4.74 0.29, 4.58 0.19!',
	),
	glass: points(
		'1.55 0.965!, 1.96 1.19, 2.26 1.305, 2.66 1.365, 3.03 1.36, 3.42 1.285, 3.72 1.17, 3.88 1.07!, 3.4 1.01, 2.6 0.975',
	),
	pillars: [
		[2.62, 2.68, 0.06],
		[3.5, 3.36, 0.045],
	],
	doors: [
		[1.58, 0.95],
		[2.64, 0.97],
		[3.6, 1.02],
	],
	handles: [
		[2.42, 0.85],
		[3.4, 0.87],
	],
	mirror: [1.68, 1.0],
	shoulder: points('0.35 0.69, 1.4 0.8, 2.8 0.82, 4.0 0.86, 4.74 0.86'),
	headlamp: points('0.12 0.665!, 0.45 0.77, 0.76 0.815!, 0.56 0.735, 0.23 0.64'),
	tailLamp: points('4.3 0.9!, 4.5 0.96, 4.735 0.95!, 4.765 0.82!, 4.5 0.83'),
	belt: 0.97,
	glassTop: 1.37,
	bonnet: 0.7,
	tumblehome: 0.66,
	face: { grille: 'wide', lampHeight: 0.68, lampDepth: 0.11 },
	tail: { lamps: 'bar', lampHeight: 0.88, glassFrom: 1.07, lidFrom: 0.6 },
	scale: 208,
	faceScale: 320,
};
