import { letters, type Setting } from './lettering.ts';
import { fill, line, type Tints } from './shapes.ts';
import { blink, crate, fitted, ironbark, mesa, needle, sails, tent, wheat } from './symbols-places.ts';
import { bend, climb, ramp, ring, sunset, wheelAndWave } from './symbols-roads.ts';

/** A logo beside the menu: what is drawn, 480 high, and how wide it is. */
type Lockup = { body: string; width: number };
type Draw = (tints: Tints) => Lockup;
/** The letters of a name: a symbol before them is 480 wide and has a gap behind it. */
type Line = { text: string; setting: Setting; y: number; colour?: keyof Tints; x?: number };

const set = (lines: readonly Line[], from: number, tints: Tints): Lockup => {
	const drawn = lines.map(({ text, setting, y, x = 0, colour = 'ink' }) => ({
		...letters(text, setting, { x: from + x, y }),
		colour: tints[colour],
	}));
	return {
		body: drawn.map(({ path, colour }) => fill(path, colour)).join(''),
		width: Math.ceil(Math.max(...drawn.map(({ end }) => end))),
	};
};

const beside =
	(symbol: (tints: Tints) => string, from: number, lines: readonly Line[]): Draw =>
	(tints) => {
		const words = set(lines, from, tints);
		return { ...words, body: symbol(tints) + words.body };
	};

const archivo = (size: number, wght: number, wdth: number, tracking = 0): Setting => ({
	font: 'archivo',
	axes: { wght, wdth },
	size,
	tracking,
});
const outfit = (size: number, wght: number, tracking = 0): Setting => ({
	font: 'outfit',
	axes: { wght },
	size,
	tracking,
});
const manrope = (size: number, wght: number, tracking = 0): Setting => ({
	font: 'manrope',
	axes: { wght },
	size,
	tracking,
});
const fraunces = (size: number, wght: number, soft = 0, tracking = 0): Setting => ({
	font: 'fraunces',
	// Small letters in the font's cut for small sizes.
	axes: { wght, opsz: size < 200 ? 18 : 144, SOFT: soft, WONK: 0 },
	size,
	tracking,
});
const bricolage = (size: number, wght: number, wdth = 100, tracking = 0): Setting => ({
	font: 'bricolage',
	axes: { wght, wdth, opsz: 96 },
	size,
	tracking,
});

/** The logo of each sample, by slug. */
export const lockups: Record<string, { draw: Draw; symbol: (tints: Tints) => string }> = {
	motorama: {
		symbol: sunset,
		draw: beside(sunset, 540, [{ text: 'motorama', setting: archivo(316, 850, 104, -28), y: 340 }]),
	},
	'bathurst-toyota': {
		symbol: climb,
		draw: beside(climb, 560, [
			{ text: 'Bathurst', setting: manrope(300, 800, -30), y: 236 },
			{ text: 'TOYOTA', setting: manrope(168, 700, 240), y: 448, x: 12, colour: 'main' },
		]),
	},
	'bathurst-volkswagen': {
		symbol: ring,
		draw: beside(ring, 560, [
			{ text: 'Bathurst', setting: outfit(242, 650, -14), y: 190 },
			{ text: 'Volkswagen', setting: outfit(242, 350, -14), y: 414 },
		]),
	},
	'cowra-toyota': {
		symbol: wheat,
		draw: beside(wheat, 540, [
			{ text: 'Cowra Toyota', setting: fraunces(296, 650, 60, -14), y: 258 },
			{ text: 'ON THE LACHLAN', setting: fraunces(108, 620, 0, 150), y: 440, x: 12, colour: 'main' },
		]),
	},
	'central-west-mazda': {
		symbol: bend,
		draw: beside(bend, 580, [
			{ text: 'Central West', setting: outfit(272, 300, -4), y: 240 },
			{ text: 'MAZDA', setting: outfit(180, 600, 420), y: 450, x: 6, colour: 'main' },
		]),
	},
	'central-west-skoda': {
		symbol: fitted,
		draw: beside(fitted, 570, [
			{ text: 'Central West', setting: bricolage(220, 500, 96, -4), y: 160 },
			{ text: 'Škoda', setting: bricolage(300, 800, 100, -16), y: 464 },
		]),
	},
	'big-box-cars': {
		symbol: crate,
		draw: (tints) => {
			const box = set([{ text: 'BIG BOX', setting: archivo(340, 900, 74, 2), y: 424, colour: 'back' }], 60, tints);
			const edge = box.width + 58;
			const cars = set([{ text: 'CARS', setting: archivo(340, 900, 74, 2), y: 424 }], edge + 168, tints);
			return {
				body:
					fill(`M0 116L112 24H${edge + 112}L${edge} 116z`, tints.second) +
					fill(`M0 128H${edge}V480H0z`, tints.main) +
					fill(`M${edge + 12} 122L${edge + 112} 40V392L${edge + 12} 474z`, tints.main) +
					box.body +
					cars.body,
				width: cars.width,
			};
		},
	},
	blinkr: {
		symbol: blink,
		draw: (tints) => {
			const word = set([{ text: 'blinkr', setting: bricolage(480, 800, 100, -22), y: 396, colour: 'main' }], 0, tints);
			const x = word.width + 34;
			return {
				body:
					word.body +
					line(`M${x + 30} 190L${x + 110} 270L${x + 30} 350`, tints.second, 58) +
					line(`M${x + 140} 190L${x + 220} 270L${x + 140} 350`, tints.third, 58),
				width: x + 256,
			};
		},
	},
	'servco-south': {
		symbol: needle,
		draw: beside(needle, 552, [
			{ text: 'servco', setting: manrope(310, 800, -36), y: 258 },
			{ text: 'SOUTH', setting: manrope(152, 600, 520), y: 450, x: 12, colour: 'main' },
		]),
	},
	'throttle-and-tide': {
		symbol: wheelAndWave,
		draw: beside(wheelAndWave, 550, [
			{ text: 'THROTTLE', setting: bricolage(272, 800, 84, 4), y: 218 },
			{ text: '&', setting: bricolage(272, 800, 84, 4), y: 462, colour: 'main' },
			{ text: 'TIDE', setting: bricolage(272, 800, 84, 4), y: 462, x: 214 },
		]),
	},
	'ramp-and-roam': {
		symbol: ramp,
		draw: beside(ramp, 560, [
			{ text: 'Ramp', setting: manrope(268, 800, -26), y: 218 },
			{ text: '& Roam', setting: manrope(268, 800, -26), y: 452, colour: 'main' },
		]),
	},
	'red-dirt-campers': {
		symbol: tent,
		draw: beside(tent, 550, [
			{ text: 'Red Dirt', setting: fraunces(340, 800, 100, -12), y: 262 },
			{ text: 'CAMPERS', setting: outfit(146, 600, 520), y: 452, x: 12, colour: 'second' },
		]),
	},
	'harbour-prestige': {
		symbol: sails,
		draw: beside(sails, 560, [
			{ text: 'HARBOUR', setting: fraunces(232, 420, 0, 150), y: 226 },
			{ text: 'PRESTIGE', setting: fraunces(146, 460, 0, 380), y: 440, x: 6, colour: 'main' },
		]),
	},
	'ironbark-trucks': {
		symbol: ironbark,
		draw: beside(ironbark, 540, [
			{ text: 'IRONBARK', setting: archivo(290, 900, 98, -4), y: 246 },
			{ text: 'TRUCKS', setting: archivo(146, 700, 110, 500), y: 440, x: 8, colour: 'main' },
		]),
	},
	'blue-mesa-autos': {
		symbol: mesa,
		draw: beside(mesa, 550, [
			{ text: 'Blue Mesa', setting: fraunces(310, 700, 30, -12), y: 262 },
			{ text: 'AUTOS', setting: manrope(140, 800, 620), y: 448, x: 12, colour: 'second' },
		]),
	},
};
