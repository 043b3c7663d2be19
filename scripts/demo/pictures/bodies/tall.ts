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

/** Small and high: the nose of a hatch on an off-roader's plastic. */
export const crossover: Body = {
	title: 'Crossover',
	length: 4.2,
	width: 1.8,
	height: 1.58,
	wheelbase: 2.58,
	frontOverhang: 0.85,
	wheelRadius: 0.335,
	wheel: 'five-spoke',
	sill: 0.23,
	outline: points(
		'0.2 0.22!, 0.05 0.28, 0 0.46, 0.01 0.68, 0.1 0.83, 0.42 0.95, 0.85 1.01, 1.12 1.05, 1.5 1.31, 1.76 1.46, 2.1 1.54, 2.6 1.575, 3.1 1.53, 3.62 1.44, 3.86 1.4!, 3.95 1.2, 4.06 1.06, 4.13 0.94, 4.17 0.7, 4.2 0.54, 4.16 0.36, 4.0 0.25!',
	),
	glass: points(
		'1.27 1.06!, 1.58 1.28, 1.82 1.4, 2.12 1.465, 2.6 1.49, 3.1 1.445, 3.48 1.36!, 3.66 1.2!, 3.2 1.12, 2.4 1.07',
	),
	pillars: [
		[2.36, 2.41, 0.07],
		[3.14, 3.06, 0.12],
	],
	doors: [
		[1.31, 1.04],
		[2.37, 1.05],
		[3.18, 1.1],
	],
	handles: [
		[2.13, 0.93],
		[2.98, 0.95],
	],
	mirror: [1.38, 1.1],
	shoulder: points('0.25 0.82, 1.2 0.9, 2.4 0.91, 3.4 0.96, 4.1 0.95'),
	headlamp: points('0.06 0.8!, 0.34 0.88, 0.6 0.92!, 0.44 0.84, 0.13 0.75'),
	tailLamp: points('3.72 1.02!, 4.05 1.05!, 4.13 0.89!, 3.86 0.9'),
	belt: 1.06,
	glassTop: 1.5,
	bonnet: 0.86,
	tumblehome: 0.72,
	cladding: true,
	face: { grille: 'slim', lampHeight: 0.82, lampDepth: 0.1 },
	tail: { lamps: 'bar', lampHeight: 0.98, glassFrom: 1.12, lidFrom: 0.62 },
	scale: 228,
	faceScale: 325,
};

/** Upright and square, with tyres for where the road ends. */
export const offroader: Body = {
	title: 'Off-roader',
	length: 4.85,
	width: 1.95,
	height: 1.88,
	wheelbase: 2.82,
	frontOverhang: 0.92,
	wheelRadius: 0.4,
	wheel: 'off-road',
	sill: 0.34,
	outline: points(
		'0.16 0.36!, 0.03 0.42, 0 0.6, 0.01 0.9, 0.06 1.04, 0.3 1.12, 0.9 1.16, 1.42 1.19, 1.72 1.5, 1.9 1.74, 2.15 1.83, 2.8 1.88, 3.8 1.88, 4.5 1.84, 4.66 1.8!, 4.74 1.5, 4.78 1.2, 4.8 1.0, 4.83 0.75, 4.85 0.58, 4.82 0.46, 4.66 0.38!',
	),
	glass: points(
		'1.58 1.19!, 1.86 1.56, 2.02 1.72, 2.25 1.76, 2.8 1.79, 3.8 1.79, 4.42 1.75!, 4.5 1.28!, 3.8 1.22, 2.7 1.2',
	),
	pillars: [
		[2.68, 2.7, 0.08],
		[3.62, 3.6, 0.14],
	],
	doors: [
		[1.62, 1.17],
		[2.69, 1.19],
		[3.62, 1.22],
	],
	handles: [
		[2.46, 1.04],
		[3.44, 1.05],
	],
	mirror: [1.74, 1.22],
	shoulder: points('0.15 1.0, 1.4 1.05, 2.8 1.06, 3.9 1.08, 4.76 1.08'),
	headlamp: points('0.03 1.0!, 0.12 1.05, 0.42 1.06!, 0.4 0.93, 0.05 0.89'),
	tailLamp: points('4.6 1.36!, 4.74 1.36!, 4.79 0.98!, 4.66 0.98!'),
	belt: 1.19,
	glassTop: 1.8,
	bonnet: 1.05,
	tumblehome: 0.82,
	cladding: true,
	rails: true,
	face: { grille: 'tall', lampHeight: 0.97, lampDepth: 0.14 },
	tail: { lamps: 'tower', lampHeight: 1.16, glassFrom: 1.26, lidFrom: 0.66 },
	scale: 205,
	faceScale: 292,
};
