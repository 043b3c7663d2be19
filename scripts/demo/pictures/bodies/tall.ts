import { points } from '../svg.ts';
import type { Body } from './body.ts';

export const suv: Body = {
	title: 'SUV',
	length: 4.55,
	width: 1.87,
	height: 1.7,
	wheelbase: 2.7,
	frontOverhang: 0.9,
	wheelRadius: 0.365,
	wheel: 'split-five',
	sill: 0.26,
	outline: points(
		'0.22 0.26!, 0.06 0.32, 0 0.5, 0.01 0.76, 0.1 0.92, 0.45 1.02, 0.9 1.08, 1.22 1.125, 1.62 1.42, 1.86 1.58, 2.2 1.66, 2.8 1.7, 3.5 1.67, 4.05 1.6, 4.22 1.56!, 4.33 1.3, 4.45 1.12, 4.5 1.0, 4.52 0.75, 4.55 0.6, 4.52 0.42, 4.34 0.3!',
	),
	glass: points(
		'1.38 1.135!, 1.7 1.38, 1.92 1.51, 2.25 1.575, 2.8 1.605, 3.5 1.58, 3.95 1.52!, 4.06 1.3!, 3.6 1.2, 2.6 1.145',
	),
	pillars: [
		[2.52, 2.56, 0.07],
		[3.5, 3.42, 0.09],
	],
	doors: [
		[1.42, 1.11],
		[2.53, 1.12],
		[3.5, 1.18],
	],
	handles: [
		[2.28, 1.0],
		[3.28, 1.02],
	],
	mirror: [1.5, 1.17],
	shoulder: points('0.2 0.9, 1.3 0.97, 2.6 0.98, 3.7 1.03, 4.46 1.02'),
	headlamp: points('0.07 0.89!, 0.36 0.96, 0.62 0.99!, 0.44 0.905, 0.15 0.83'),
	tailLamp: points('4.06 1.08!, 4.42 1.12!, 4.49 0.94!, 4.2 0.97'),
	belt: 1.13,
	glassTop: 1.63,
	bonnet: 0.94,
	tumblehome: 0.74,
	cladding: true,
	rails: true,
	face: { grille: 'wide', lampHeight: 0.9, lampDepth: 0.12 },
	tail: { lamps: 'wedge', lampHeight: 1.06, glassFrom: 1.2, lidFrom: 0.68 },
	scale: 212,
	faceScale: 305,
};

export const wagon: Body = {
	title: 'Wagon',
	length: 4.85,
	width: 1.86,
	height: 1.52,
	wheelbase: 2.83,
	frontOverhang: 0.93,
	wheelRadius: 0.34,
	wheel: 'ten-spoke',
	sill: 0.22,
	outline: points(
		'0.22 0.2!, 0.07 0.24, 0.01 0.42, 0.03 0.58, 0.14 0.71, 0.55 0.86, 1.0 0.95, 1.38 1.0, 1.85 1.28, 2.15 1.42, 2.6 1.5, 3.2 1.52, 3.9 1.48, 4.42 1.4, 4.52 1.36!, 4.66 1.12, 4.76 1.0, 4.8 0.88, 4.82 0.66, 4.85 0.5, 4.8 0.31, 4.62 0.21!',
	),
	glass: points(
		'1.52 1.0!, 1.92 1.24, 2.2 1.36, 2.62 1.43, 3.2 1.445, 3.9 1.405, 4.3 1.34!, 4.44 1.12!, 3.6 1.04, 2.6 1.01',
	),
	pillars: [
		[2.6, 2.65, 0.06],
		[3.56, 3.48, 0.08],
	],
	doors: [
		[1.56, 0.98],
		[2.62, 1.0],
		[3.56, 1.05],
	],
	handles: [
		[2.4, 0.88],
		[3.36, 0.9],
	],
	mirror: [1.64, 1.03],
	shoulder: points('0.35 0.72, 1.4 0.83, 2.8 0.85, 4.0 0.89, 4.77 0.88'),
	headlamp: points('0.12 0.695!, 0.45 0.81, 0.74 0.85!, 0.56 0.765, 0.23 0.67'),
	tailLamp: points('4.28 0.94!, 4.72 0.98!, 4.8 0.83!, 4.4 0.86'),
	belt: 1.0,
	glassTop: 1.45,
	bonnet: 0.73,
	tumblehome: 0.69,
	rails: true,
	face: { grille: 'wide', lampHeight: 0.71, lampDepth: 0.11 },
	tail: { lamps: 'bar', lampHeight: 0.92, glassFrom: 1.04, lidFrom: 0.55 },
	scale: 206,
	faceScale: 318,
};
