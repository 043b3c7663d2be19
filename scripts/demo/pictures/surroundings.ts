import { gumTree, ridge } from './scenery.ts';
import { path, rectangle, stroke } from './svg.ts';

const range = (heights: readonly number[], fill: string, opacity = '.7') =>
	path(ridge(1200, 470, heights), { fill, opacity });

const blocks = (fill: string, heights: readonly number[]) =>
	path(heights.map((height, index) => `M${index * 110} 470V${470 - height}h82V470z`).join(''), {
		fill,
		opacity: '.55',
	});

const pine = (x: number, size: number) =>
	path(`M${x} 450l${-34 * size} 0l${34 * size} ${-150 * size}l${34 * size} ${150 * size}z`, { fill: '#3c5f4c' });

/** What lies behind a building and at its sides: drawn before it, 1200 pixels wide, down to the forecourt. */
export const lands = {
	gums: () => range([390, 360, 400, 370, 410, 380], '#7f9488') + gumTree(70, 452, 1.15, '#5f7a58'),
	hills: () =>
		range([330, 250, 300, 240, 320, 270], '#8fa894') +
		range([400, 350, 380, 340, 390, 360], '#6f8f68', '.9') +
		gumTree(56, 452, 0.9, '#56724e'),
	vines: () =>
		range([320, 280, 250, 290, 260, 310], '#a8b49c') +
		range([380, 350, 370, 345, 365, 350], '#7d9660', '.9') +
		stroke(
			'M0 400L140 384M0 420L140 402M0 440L140 424M1060 400L1200 380M1060 420L1200 402M1060 440L1200 424',
			'#4f6d3c',
			7,
		),
	river: () =>
		range([370, 350, 380, 345, 375, 360], '#8aa17c', '.9') +
		path('M0 452Q70 420 140 432V470H0z', { fill: '#7fb4c4' }) +
		gumTree(80, 440, 1.3, '#667f4f') +
		gumTree(1180, 450, 1, '#667f4f'),
	sea: () =>
		rectangle(0, 372, 1200, 98, { fill: '#3f8aa3' }) +
		stroke('M20 396h90M60 420h80M1070 394h80M1100 424h70', '#fff', 4, { opacity: '.5' }) +
		path('M30 372l26-66 6 66zM66 372V316l30 56z', { fill: '#fff', opacity: '.9' }),
	city: () =>
		blocks('#7c8894', [120, 170, 96, 150, 210, 132, 180, 110, 160, 220, 128]) + gumTree(84, 452, 0.8, '#5f7a58'),
	towers: () => blocks('#49546e', [300, 210, 350, 260, 180, 330, 240, 380, 200, 310, 360]),
	mesa: () =>
		path('M0 470V300L40 290 60 250H170L200 300 260 330V470zM1010 470V350L1040 270 1060 240H1170L1200 270V470z', {
			fill: '#b8623a',
		}) + range([420, 410, 425, 405, 420, 410], '#d9a26a', '.9'),
	alps: () =>
		path('M0 470V330L110 200 190 290 300 130 420 280 560 190 700 320 840 160 960 290 1090 180 1200 300V470z', {
			fill: '#8aa2b2',
		}) +
		path(
			'M300 130l-52 66 34-8 20 26 26-22 30 10zM840 160l-46 58 32-8 18 24 24-20 26 8zM110 200l-34 44 26-6 14 18 26-20z',
			{
				fill: '#fff',
				opacity: '.9',
			},
		) +
		range([420, 400, 415, 395, 420, 405], '#4f7361', '.9') +
		pine(60, 1) +
		pine(112, 0.7),
	plain: () =>
		range([430, 426, 432, 425, 430, 427], '#c07a45', '.9') +
		path('M60 450V300M110 450V300M60 400L110 340M60 340L110 400', {
			fill: 'none',
			stroke: '#6b5a4a',
			'stroke-width': 5,
		}) +
		path('M85 300l-34-30 34 12 34-12zM85 300l-30 34 30-14 30 14z', { fill: '#8d8174' }),
} as const satisfies Record<string, () => string>;

export type LandName = keyof typeof lands;
