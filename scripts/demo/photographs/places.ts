import { downwards, ellipse, path, radial, rectangle } from '../pictures/svg.ts';
import { type Random, seededRandom } from '../stock/random.ts';

/** Where a vehicle is photographed. Measures are those of the studio: 1200 × 900, the ground at 655. */
export interface Place {
	/** What is behind the vehicle, from x = -600 to 1800, above `horizon`. */
	behind: string;
	/** Pixel row where the ground begins. */
	horizon: number;
	/** The ground's colour far away and close by. */
	ground: readonly [far: string, near: string];
	/** How much lighter and darker the ground is in places, 0 to 1. */
	rough: number;
	/** What falls on everything: the light's colour, as factors of red, green and blue. */
	light: readonly [number, number, number];
}

const left = -600;
const width = 2400;

const fill = (id: string, stops: Parameters<typeof downwards>[1], top: number, bottom: number): string =>
	`<defs>${downwards(id, stops)}</defs>${rectangle(left, top, width, bottom - top, { fill: `url(#${id})` })}`;

/** Bricks in rows, no two of quite the same colour. */
function bricks(random: Random, bottom: number): string {
	const rows = Array.from({ length: 44 }, (_, row) => {
		const y = bottom - (row + 1) * 24;
		return Array.from({ length: 42 }, (__, column) => {
			const x = left + column * 60 - (row % 2) * 30;
			const [red, green] = [random.whole(118, 158), random.whole(78, 98)];
			return rectangle(x, y, 56, 20, { fill: `rgb(${red} ${green} ${green - random.whole(8, 20)})` });
		}).join('');
	});
	return rectangle(left, -400, width, 400 + bottom, { fill: '#8d847b' }) + rows.join('');
}

/** A wall of folded steel sheets. */
function sheets([light, dark]: readonly [string, string], top: number, bottom: number): string {
	const folds = Array.from({ length: 96 }, (_, index) =>
		rectangle(left + index * 25, top, 9, bottom - top, { fill: dark, opacity: index % 4 === 0 ? 0.9 : 0.45 }),
	);
	return rectangle(left, top, width, bottom - top, { fill: light }) + folds.join('');
}

/** Crowns of gum trees along a row, darker below. */
function trees(random: Random, row: number, height: number): string {
	const leaves = Array.from({ length: 420 }, () => {
		const up = random.next() ** 1.4;
		const x = left + random.next() * width;
		const tall = height * (0.7 + 0.3 * Math.sin(x / 130) + 0.18 * Math.sin(x / 37));
		const light = Math.round(46 + up * 62 + random.next() * 26);
		const size = random.whole(16, 46);
		return ellipse(x, row - up * tall, size, size * 0.7, {
			fill: `rgb(${Math.round(light * 0.86)} ${light} ${Math.round(light * 0.6)})`,
			opacity: 0.85,
		});
	});
	return rectangle(left, row - height * 0.3, width, height * 0.3, { fill: '#3c4630' }) + leaves.join('');
}

const clouds = (random: Random): string =>
	`<defs>${radial('cloud', [
		[0, '#fff', 0.5],
		[0.5, '#fff', 0.3],
		[1, '#fff', 0],
	])}</defs>` +
	Array.from({ length: 30 }, () =>
		ellipse(left + random.next() * width, random.whole(-260, 330), random.whole(120, 340), random.whole(26, 78), {
			fill: 'url(#cloud)',
		}),
	).join('');

const daylight = (seed: number): string =>
	fill(
		'sky',
		[
			[0, '#7fa9d3'],
			[1, '#d5e3ec'],
		],
		-400,
		520,
	) + clouds(seededRandom(seed));

const lane: Place = {
	behind: bricks(seededRandom(31), 545),
	horizon: 545,
	ground: ['#8c8a86', '#63625f'],
	rough: 0.34,
	light: [1.04, 1, 0.95],
};

const workshop: Place = {
	behind:
		sheets(['#5d6b70', '#434f54'], -400, 548) +
		rectangle(left, 440, width, 4, { fill: '#2f3639' }) +
		rectangle(left, 532, width, 18, { fill: '#2b3033' }),
	horizon: 550,
	ground: ['#9a9d9d', '#777a7b'],
	rough: 0.2,
	light: [0.98, 1.01, 1.02],
};

const seafront: Place = {
	behind:
		daylight(7) +
		path('M-600 395C-300 330-120 318 60 352S330 398 470 402L470 440H-600Z', { fill: '#5d7468' }) +
		fill(
			'sea',
			[
				[0, '#7fa3b1'],
				[1, '#3d7382'],
			],
			398,
			500,
		) +
		rectangle(left, 478, width, 66, { fill: '#b7b1a5' }) +
		rectangle(left, 478, width, 9, { fill: '#dbd6cb' }),
	horizon: 543,
	ground: ['#a3a09a', '#7b7975'],
	rough: 0.3,
	light: [1.03, 1, 0.96],
};

const redDirt: Place = {
	behind: daylight(11) + trees(seededRandom(5), 535, 190) + rectangle(left, 520, width, 40, { fill: '#a26a47' }),
	horizon: 545,
	ground: ['#bb7a4f', '#96532f'],
	rough: 0.36,
	light: [1.05, 0.99, 0.93],
};

const yard: Place = {
	behind: daylight(17) + trees(seededRandom(9), 420, 150) + sheets(['#c9c2af', '#a59d89'], 372, 556),
	horizon: 555,
	ground: ['#b5aea3', '#8f877b'],
	rough: 0.42,
	light: [1.02, 1, 0.97],
};

const evening: Place = {
	behind:
		fill(
			'dusk',
			[
				[0, '#66779b'],
				[0.6, '#cfa79a'],
				[1, '#f0c592'],
			],
			-400,
			520,
		) +
		trees(seededRandom(23), 532, 120) +
		rectangle(left, 516, width, 40, { fill: '#8d5b41' }),
	horizon: 545,
	ground: ['#a86f4d', '#7c4a30'],
	rough: 0.34,
	light: [1.08, 0.98, 0.88],
};

/** Every place by name. */
export const places = { lane, workshop, seafront, 'red-dirt': redDirt, yard, evening } as const;

export type PlaceName = keyof typeof places;
