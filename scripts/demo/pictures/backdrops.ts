import { bodyNames } from './names.ts';
import { paintNames } from './paints.ts';
import { ellipse, path, rectangle, type Stop, stroke } from './svg.ts';

/** Where a vehicle is photographed. */
export type Backdrop = {
	wall: readonly Stop[];
	/** The floor from the horizon, under the tyres, to the picture's lower edge. */
	floor: readonly Stop[];
	/** Laid over the mirror image below the tyres; a rough floor has none. */
	fade?: readonly Stop[];
	/** What stands behind the vehicle. */
	behind: string;
};

const ridge = 'M0 530V448C150 420 260 452 420 436S700 396 860 430 1090 452 1200 418V530z';

const lines = (rows: readonly number[], colour: string) =>
	stroke(rows.map((y) => `M0 ${y}H1200`).join(''), colour, 3, { opacity: '.35' });

export const studio: Backdrop = {
	wall: [
		[0, '#8f99a5'],
		[0.55, '#b3bbc5'],
		[1, '#ccd2d9'],
	],
	floor: [
		[0, '#c9cfd6'],
		[0.1, '#b9c0c9'],
		[0.5, '#a9b1bb'],
		[1, '#8b949f'],
	],
	fade: [
		[0, '#a9b1bb', 0.62],
		[0.6, '#a3abb5'],
		[1, '#8b949f'],
	],
	behind: '',
};

/** A yard under an open sky, with bays marked on the asphalt. */
const yard: Backdrop = {
	wall: [
		[0, '#7fb0dc'],
		[1, '#e3eef5'],
	],
	floor: [
		[0, '#a3a7ab'],
		[0.34, '#92979c'],
		[1, '#777c82'],
	],
	behind:
		path(ridge, { fill: '#8fa38d' }) + stroke('M90 540L-60 900M1110 540L1260 900', '#e8eaec', 9, { opacity: '.7' }),
};

/** The same hour as in advertisements: low sun behind the hills. */
const dusk: Backdrop = {
	wall: [
		[0, '#66759a'],
		[0.6, '#d3a99a'],
		[1, '#f3cf9f'],
	],
	floor: [
		[0, '#9a918f'],
		[0.34, '#7f7a7c'],
		[1, '#5c5a60'],
	],
	behind: path(ridge, { fill: '#6d6a7c' }),
};

/** A showroom with tall windows. */
const showroom: Backdrop = {
	wall: [
		[0, '#ddd5c9'],
		[1, '#f0ebe3'],
	],
	floor: [
		[0, '#d8cdbf'],
		[0.34, '#c6b9a8'],
		[1, '#a89a88'],
	],
	fade: [
		[0, '#c6b9a8', 0.66],
		[0.6, '#b4a694'],
		[1, '#a89a88'],
	],
	behind: [60, 430, 800]
		.map((x) => rectangle(x, 70, 340, 400, { fill: '#c3d6df' }) + stroke(`M${x + 170} 70v400`, '#f0ebe3', 10))
		.join(''),
};

/** In front of a dark wall of panels. */
const wall: Backdrop = {
	wall: [
		[0, '#454b54'],
		[1, '#6a717b'],
	],
	floor: [
		[0, '#b4b5b5'],
		[0.34, '#a1a2a3'],
		[1, '#828485'],
	],
	behind: lines([110, 220, 330, 440], '#2f343b') + ellipse(600, 470, 560, 200, { fill: 'url(#l)', opacity: '.35' }),
};

/** Above a beach, in the morning. */
const coast: Backdrop = {
	wall: [
		[0, '#8cc4e4'],
		[1, '#eaf4f4'],
	],
	floor: [
		[0, '#b3aca0'],
		[0.34, '#9c968c'],
		[1, '#7d7973'],
	],
	behind:
		rectangle(0, 432, 1200, 74, { fill: '#3f8fae' }) +
		stroke('M0 452H1200M0 476H1200', '#8cc3d3', 3, { opacity: '.6' }) +
		path('M0 434V404C90 380 190 392 300 434z', { fill: '#6f8f7f' }) +
		rectangle(0, 500, 1200, 32, { fill: '#e3d3ac' }) +
		stroke('M0 526H1200', '#f4f1ea', 8),
};

const crowns = [-20, 120, 250, 420, 600, 760, 900, 1040, 1190];

/** On gravel before gum trees. */
const bush: Backdrop = {
	wall: [
		[0, '#a9cbe0'],
		[1, '#eef2e6'],
	],
	floor: [
		[0, '#c4a98a'],
		[0.34, '#b3967a'],
		[1, '#8c735c'],
	],
	behind:
		stroke(crowns.map((x, at) => `M${x} 540L${x + 12} ${250 + (at % 3) * 30}`).join(''), '#c9bfb0', 16) +
		crowns
			.map((x, at) =>
				ellipse(x + 10, 230 + (at % 3) * 36, 130 - (at % 2) * 26, 104, { fill: at % 2 ? '#6f8a63' : '#87a077' }),
			)
			.join('') +
		rectangle(0, 470, 1200, 62, { fill: '#8b9a6b' }),
};

/** Beside a brick workshop with a roller door. */
const lane: Backdrop = {
	wall: [
		[0, '#8f5f4c'],
		[1, '#b37d66'],
	],
	floor: [
		[0, '#aeaba6'],
		[0.34, '#98958f'],
		[1, '#77746f'],
	],
	behind:
		lines(
			Array.from({ length: 14 }, (_, row) => 26 + row * 38),
			'#6d4638',
		) +
		rectangle(640, 60, 440, 472, { fill: '#8d979f' }) +
		stroke(Array.from({ length: 11 }, (_, row) => `M640 ${96 + row * 40}h440`).join(''), '#737d85', 4),
};

const places = [studio, yard, showroom, dusk, wall, coast, bush, lane];
/** Dark paint does not stand out from a dark wall. */
const dark: readonly string[] = ['black', 'grey', 'green', 'blue'];
/** Nor does red before brick. */
const warm: readonly string[] = ['red', 'orange', 'bronze'];
/** Too tall for a showroom. */
const tall: readonly string[] = ['truck', 'tray-truck', 'tipper', 'cab-chassis', 'camper', 'van'];

const bodies: readonly string[] = bodyNames;
const paints: readonly string[] = paintNames;

/** Each body and paint has its place and its side, so that neighbours in a list differ; all photos of one are from the same place. */
export function backdropOf(title: string): { backdrop: Backdrop; flipped: boolean } {
	const [paint = '', ...words] = (title.split(',')[0] ?? '').split(' ');
	const body = words.join('-');
	const [which, number] = [bodies.indexOf(body), paints.indexOf(paint)];
	// Three is prime to the number of places: the paints of a body are spread over all of them.
	const place = places[(which + 3 * number) % places.length] ?? studio;
	const lost = place === wall ? dark : place === lane ? warm : place === showroom ? tall : [];
	return {
		backdrop: lost.includes(place === showroom ? body : paint) ? (place === wall ? studio : yard) : place,
		flipped: (which + number) % 3 === 1,
	};
}
