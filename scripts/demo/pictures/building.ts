import type { Subject } from './backdrop.ts';
import type { Body } from './bodies/body.ts';
import { convertible, coupe } from './bodies/low.ts';
import { adventure, cruiser } from './bodies/motorcycles.ts';
import { hatch, sedan } from './bodies/small.ts';
import { suv } from './bodies/tall.ts';
import { ute } from './bodies/ute.ts';
import { drawSide } from './body-side.ts';
import { drawCamperSide } from './camper-side.ts';
import type { Motorcycle } from './motorcycle.ts';
import { drawMotorcycleSide } from './motorcycle-side.ts';
import { type PaintName, paints } from './paints.ts';
import { contactShadow, gumTree, placeSubject, ridge } from './scenery.ts';
import { downwards, path, picture, rectangle, stroke } from './svg.ts';
import { drawTruckSide } from './truck-side.ts';

interface Building {
	title: string;
	sky: readonly [string, string];
	wall: string;
	accent: string;
	roof: 'flat' | 'wave' | 'gable' | 'saw';
	parked: readonly Parked[];
}

/** A vehicle in front, and how large beside the others. */
interface Parked {
	subject: Subject;
	scale: number;
}

const car = (body: Body, colour: PaintName): Parked => ({ subject: drawSide(body, paints[colour], ''), scale: 0.3 });
const bike = (body: Motorcycle, colour: PaintName): Parked => ({
	subject: drawMotorcycleSide(body, paints[colour], ''),
	scale: 0.22,
});
const truck = (colour: PaintName): Parked => ({ subject: drawTruckSide(paints[colour], ''), scale: 0.36 });
const camper = (colour: PaintName): Parked => ({ subject: drawCamperSide(paints[colour], ''), scale: 0.27 });

const buildings: readonly Building[] = [
	{
		title: 'Glass showroom',
		sky: ['#5d9bd0', '#dcebf2'],
		wall: '#e9ecef',
		accent: '#1f5aa6',
		roof: 'flat',
		parked: [car(hatch, 'red'), car(suv, 'white'), car(sedan, 'silver')],
	},
	{
		title: 'Country dealership',
		sky: ['#7fb1d6', '#f4e6c8'],
		wall: '#d9c7a5',
		accent: '#9c3b24',
		roof: 'gable',
		parked: [car(ute, 'orange'), car(ute, 'white'), car(suv, 'green')],
	},
	{
		title: 'City dealership',
		sky: ['#3c4f78', '#e0a98a'],
		wall: '#3a424c',
		accent: '#e8b25c',
		roof: 'wave',
		parked: [car(sedan, 'black'), car(suv, 'blue'), car(hatch, 'white')],
	},
	{
		title: 'Car warehouse',
		sky: ['#4aa3df', '#e3f2f8'],
		wall: '#ffd100',
		accent: '#1a1d21',
		roof: 'saw',
		parked: [car(hatch, 'silver'), car(ute, 'black'), car(hatch, 'red')],
	},
	{
		title: 'Pavilion',
		sky: ['#86b9c9', '#f0f3ea'],
		wall: '#dfe6df',
		accent: '#1f5c4d',
		roof: 'wave',
		parked: [car(suv, 'green'), car(hatch, 'blue'), car(suv, 'grey')],
	},
	{
		title: 'Motorcycle shop',
		sky: ['#27506b', '#f0b277'],
		wall: '#22343a',
		accent: '#f2a82e',
		roof: 'saw',
		parked: [bike(cruiser, 'red'), bike(adventure, 'silver'), bike(cruiser, 'blue')],
	},
	{
		title: 'Truck yard',
		sky: ['#3c4f78', '#e0a98a'],
		wall: '#4a4f55',
		accent: '#ff8a33',
		roof: 'flat',
		parked: [truck('white'), truck('blue')],
	},
	{
		title: 'Camper yard',
		sky: ['#5b7fb0', '#f3c79a'],
		wall: '#e7d3b3',
		accent: '#9c3311',
		roof: 'gable',
		parked: [camper('orange'), camper('green'), camper('blue')],
	},
	{
		title: 'Waterfront showroom',
		sky: ['#1c2740', '#b98a72'],
		wall: '#2b3038',
		accent: '#b8923f',
		roof: 'flat',
		parked: [car(coupe, 'silver'), car(convertible, 'red')],
	},
];

const roofs = {
	flat: 'M140 150H1060V196H140z',
	wave: 'M120 176Q360 96 620 150T1080 130V190H120z',
	gable: 'M110 210L600 96 1090 210z',
	saw: 'M140 196V140L370 104V196L600 104V196L830 104V196L1060 104V196z',
} as const;

function glazing(x: number, width: number): string {
	const mullions = Array.from(
		{ length: Math.floor(width / 90) },
		(_, index) => `M${x + 90 * (index + 1)} 250V440`,
	).join('');
	const glare = path(
		`M${x + 40} 440L${x + 150} 250h70L${x + 110} 440zM${x + 260} 440L${x + 370} 250h26L${x + 286} 440z`,
		{ fill: '#fff', opacity: '.16' },
	);
	return (
		rectangle(x, 250, width, 190, { fill: 'url(#g)' }) +
		rectangle(x, 400, width, 40, { fill: '#c9b48f', opacity: '.35' }) +
		glare +
		stroke(mullions, '#2b333b', 4)
	);
}

function front({ wall, accent, roof }: Building): string {
	const sign =
		rectangle(440, 204, 320, 36, { rx: 5, fill: accent }) +
		rectangle(466, 216, 190, 12, { rx: 6, fill: '#fff' }) +
		rectangle(668, 216, 64, 12, { rx: 6, fill: '#fff', opacity: '.6' });
	const door =
		rectangle(556, 290, 88, 150, { fill: '#16202a', stroke: '#dfe4e8', 'stroke-width': 5 }) +
		stroke('M600 292V440', '#dfe4e8', 4);
	const workshop =
		rectangle(930, 280, 106, 160, { fill: '#aeb6bd' }) +
		stroke('M930 306h106M930 332h106M930 358h106M930 384h106M930 410h106', '#8b949c', 4);
	return (
		path('M140 190H1060V440H140z', { fill: wall }) +
		path('M140 190H1060V250H140z', { fill: '#000', opacity: '.08' }) +
		path(roofs[roof], { fill: roof === 'gable' ? accent : wall }) +
		path(roofs[roof], { fill: '#000', opacity: '.16' }) +
		glazing(180, 360) +
		glazing(660, 250) +
		door +
		workshop +
		sign
	);
}

const pylon = (accent: string) =>
	rectangle(1106, 130, 62, 326, { rx: 6, fill: '#242b33' }) +
	rectangle(1106, 130, 62, 92, { rx: 6, fill: accent }) +
	rectangle(1120, 152, 34, 34, { rx: 17, fill: '#fff' }) +
	rectangle(1120, 240, 34, 9, { rx: 4, fill: '#fff', opacity: '.7' }) +
	rectangle(1120, 258, 34, 9, { rx: 4, fill: '#fff', opacity: '.4' });

function drawBuilding(building: Building): string {
	const [top, low] = building.sky;
	const defs =
		contactShadow +
		downwards('s', [
			[0, top],
			[1, low],
		]) +
		downwards('g', [
			[0, '#8fb0c6'],
			[0.5, '#3f5566'],
			[1, '#27343f'],
		]) +
		downwards('f', [
			[0, '#a3a8ac'],
			[1, '#6d7378'],
		]);
	const bays = Array.from({ length: 9 }, (_, index) => `M${60 + index * 150} 600L${150 + index * 126} 500`).join('');
	const parked = building.parked
		.map(({ subject, scale }, index) =>
			placeSubject(subject, {
				mark: 'abc'[index] ?? 'd',
				x: 600 + (index - (building.parked.length - 1) / 2) * 350,
				y: 540 + (index % 2) * 10,
				scale,
			}),
		)
		.join('');
	return picture(
		1200,
		600,
		building.title,
		`<defs>${defs}</defs>${rectangle(0, 0, 1200, 460, { fill: 'url(#s)' })}${path(ridge(1200, 470, [390, 360, 400, 370, 410, 380]), { fill: '#7f9488', opacity: '.7' })}${gumTree(70, 452, 1.15, '#5f7a58')}${front(building)}${pylon(building.accent)}${rectangle(0, 440, 1200, 160, { fill: 'url(#f)' })}${rectangle(0, 440, 1200, 9, { fill: '#d5d9dc' })}${stroke(bays, '#f1f2f0', 4, { opacity: '.6' })}${parked}`,
	);
}

/** The dealerships, in the order of their file numbers. */
export const drawBuildings = (): string[] => buildings.map(drawBuilding);
