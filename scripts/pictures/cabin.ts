import { downwards, ellipse, makeView, type Point, path, picture, radial, rectangle, stroke } from './svg.ts';

/** A car's interior from between the front seats; the wheel is on the right. */
export interface Cabin {
	title: string;
	/** Dashboard above, its face, seats, and the line of colour along it. */
	colours: { top: string; face: string; seat: string; seatShade: string; accent: string };
	screen: 'floating' | 'wide' | 'upright';
	/** Tall windscreen of a van, ute or truck, or the flat one of a sports car. */
	outlook: 'open' | 'low';
}

/** Units of ten pixels with y up, so that the shapes read like the car's. */
const view = makeView({ scale: 10, left: 600, ground: 900 });

const mirrored = (points: readonly Point[]) =>
	path(view.curve(points, true)) +
	path(
		view.curve(
			points.map(([x, y, corner]): Point => (corner ? [-x, y, corner] : [-x, y])),
			true,
		),
	);

function outside(top: number): string {
	const hills: Point[] = [
		[-60, 54, 1],
		[-40, 61],
		[-18, 58],
		[6, 63],
		[30, 58.5],
		[60, 62, 1],
		[60, 40, 1],
		[-60, 40, 1],
	];
	const road: Point[] = [
		[-8, 40, 1],
		[16, 56, 1],
		[18, 56, 1],
		[34, 40, 1],
	];
	return (
		rectangle(0, 0, 1200, 520, { fill: 'url(#s)' }) +
		path(view.curve(hills, true), { fill: '#7d9484' }) +
		rectangle(0, view.y(55), 1200, 200, { fill: '#a4ab98' }) +
		path(view.lines(road, true), { fill: '#c3c7ca' }) +
		path(
			view.curve(
				[
					[-60, top, 1],
					[0, top + 4],
					[60, top, 1],
					[60, 92, 1],
					[-60, 92, 1],
				],
				true,
			),
			{ fill: '#c9c8c4' },
		)
	);
}

function pillars(top: number): string {
	const pillar: Point[] = [
		[60, 48, 1],
		[51, 48, 1],
		[46, top - 8],
		[40.5, top + 4, 1],
		[60, top + 7, 1],
	];
	return (
		`<g fill="#55585b">${mirrored(pillar)}</g>` +
		rectangle(view.x(-9), view.y(top - 2), 180, 58, { rx: 24, fill: '#1b1e21' }) +
		rectangle(view.x(-8.2), view.y(top - 2.7), 164, 43, { rx: 18, fill: '#93a5b1' }) +
		rectangle(view.x(-0.8), view.y(top + 3.6), 16, 58, { fill: '#1b1e21' })
	);
}

function dashboard({ colours }: Cabin): string {
	const top: Point[] = [
		[-62, 52, 1],
		[-30, 51],
		[0, 49],
		[14, 51],
		[24, 53.5],
		[36, 53.5],
		[46, 51],
		[62, 51, 1],
		[62, 30, 1],
		[-62, 30, 1],
	];
	const face: Point[] = [
		[-62, 44, 1],
		[-20, 42],
		[14, 42],
		[62, 44, 1],
		[62, 20, 1],
		[-62, 20, 1],
	];
	const line: Point[] = [
		[-62, 42.5],
		[-20, 40.4],
		[14, 40.4],
		[62, 42.5],
	];
	const vent = (x: number) =>
		rectangle(view.x(x), view.y(39.6), 130, 34, { rx: 9, fill: '#101214', stroke: '#6d757c', 'stroke-width': 3 }) +
		stroke(
			view.lines([
				[x + 1, 38],
				[x + 12, 38],
			]),
			'#4a5157',
			3,
		);
	return (
		path(view.curve(top, true), { fill: colours.top }) +
		path(view.curve(face, true), { fill: colours.face }) +
		stroke(view.curve(line), colours.accent, 7) +
		vent(-52) +
		vent(-9.5) +
		vent(3) +
		vent(42) +
		rectangle(view.x(-48), view.y(34), 330, 100, {
			rx: 18,
			fill: 'none',
			stroke: '#000',
			'stroke-opacity': '.3',
			'stroke-width': 3,
		})
	);
}

const screens = { floating: [-12, 52, 240, 130], wide: [-13, 52.5, 560, 120], upright: [-9, 50, 180, 230] } as const;

function display(cabin: Cabin): string {
	const [left, top, width, height] = screens[cabin.screen];
	const [x, y] = [view.x(left), view.y(top)];
	const map = `M${x + 14} ${y + 92}q40-54 76-38t76-34M${x + 60} ${y + 14}q10 60 70 104`;
	return (
		rectangle(x, y, width, height, { rx: 15, fill: '#0c0f12', stroke: '#30363c', 'stroke-width': 4 }) +
		rectangle(x + 10, y + 10, cabin.screen === 'upright' ? 160 : 220, 110, { rx: 8, fill: '#1d2d3c' }) +
		stroke(map, '#4c86b8', 5) +
		ellipse(x + 108, y + 56, 8, 8, { fill: cabin.colours.accent }) +
		(cabin.screen === 'upright'
			? rectangle(x + 10, y + 132, 160, 84, { rx: 8, fill: '#1a2026' }) +
				ellipse(x + 48, y + 174, 20, 20, { fill: '#30414f' }) +
				ellipse(x + 130, y + 174, 20, 20, { fill: '#30414f' })
			: '')
	);
}

function steering({ colours }: Cabin): string {
	const [x, y] = [view.x(31), view.y(38)];
	const dials =
		rectangle(x - 120, y - 148, 240, 96, { rx: 34, fill: '#0e1114', stroke: '#2a3036', 'stroke-width': 4 }) +
		[-58, 58]
			.map(
				(offset) =>
					ellipse(x + offset, y - 102, 35, 35, { fill: '#151b20', stroke: '#8fa3b3', 'stroke-width': 4 }) +
					stroke(`M${x + offset} ${y - 102}l-18-18`, colours.accent, 4),
			)
			.join('');
	const rim =
		ellipse(x, y, 150, 150, { fill: 'none', stroke: '#14171a', 'stroke-width': 32 }) +
		ellipse(x, y, 160, 160, { fill: 'none', stroke: '#4b5259', 'stroke-width': 3 });
	const spokes = path(
		`M${x - 146} ${y - 14}q80-22 96-20h100q16-2 96 20v34q-70 0-92 26l-26 96h-56l-26-96q-22-26-92-26z`,
		{ fill: '#24292e' },
	);
	const hub =
		ellipse(x, y + 14, 58, 54, { fill: '#1a1e22', stroke: '#3a4147', 'stroke-width': 3 }) +
		ellipse(x, y + 12, 17, 13, { fill: '#cfd5da' });
	return (
		dials +
		spokes +
		rim +
		hub +
		rectangle(x - 118, y - 4, 38, 14, { rx: 6, fill: '#7b848c' }) +
		rectangle(x + 80, y - 4, 38, 14, { rx: 6, fill: '#7b848c' })
	);
}

function consoleAndSeats({ colours }: Cabin): string {
	const seat: Point[] = [
		[14, -2, 1],
		[12, 10],
		[16, 16.5],
		[30, 18.5],
		[44, 16.5],
		[50, 9],
		[50, -2, 1],
	];
	const cushion: Point[] = [
		[22, -2, 1],
		[21, 9],
		[25, 13.5],
		[32, 14.5],
		[39, 13],
		[42, 8],
		[42, -2, 1],
	];
	const tunnel: Point[] = [
		[-13, 27, 1],
		[13, 27, 1],
		[12, -2, 1],
		[-12, -2, 1],
	];
	const door: Point[] = [
		[62, 50, 1],
		[54, 46],
		[51, 30],
		[53, -2, 1],
		[62, -2, 1],
	];
	const stitch: Point[] = [
		[22, -1],
		[21, 9],
		[25, 13.5],
		[32, 14.5],
		[39, 13],
		[42, 8],
		[42, -1],
	];
	const flipped = stitch.map(([x, y]): Point => [-x, y]);
	return (
		path(
			view.curve(
				[
					[-62, 21, 1],
					[62, 21, 1],
					[62, -2, 1],
					[-62, -2, 1],
				],
				true,
			),
			{ fill: '#141618' },
		) +
		`<g fill="${colours.seatShade}">${mirrored(seat)}</g><g fill="${colours.seat}">${mirrored(cushion)}</g>` +
		stroke(view.curve(stitch) + view.curve(flipped), '#fff', 3, { opacity: '.35', 'stroke-dasharray': '10 7' }) +
		path(view.lines(tunnel, true), { fill: colours.top }) +
		rectangle(view.x(-9), view.y(23), 180, 190, { rx: 26, fill: '#1a1d20', stroke: '#4a5157', 'stroke-width': 4 }) +
		ellipse(view.x(0), view.y(14), 31, 27, { fill: '#32383e' }) +
		ellipse(view.x(0), view.y(16), 24, 22, { fill: '#8d969e' }) +
		ellipse(view.x(-4), view.y(7), 26, 17, { fill: '#0b0d0e', stroke: '#4a5157', 'stroke-width': 3 }) +
		ellipse(view.x(4), view.y(7), 26, 17, { fill: '#0b0d0e', stroke: '#4a5157', 'stroke-width': 3 }) +
		`<g fill="${colours.face}">${mirrored(door)}</g>`
	);
}

/** The picture of an interior. */
export function drawCabin(cabin: Cabin): string {
	const top = cabin.outlook === 'open' ? 79 : 73;
	const defs =
		downwards('s', [
			[0, '#a9c4dc'],
			[1, '#eef3f4'],
		]) +
		radial('k', [
			[0.5, '#000', 0],
			[1, '#000', 0.42],
		]);
	return picture(
		1200,
		900,
		cabin.title,
		`<defs>${defs}</defs>${outside(top)}${pillars(top)}${dashboard(cabin)}${consoleAndSeats(cabin)}${display(cabin)}${steering(cabin)}<ellipse cx="600" cy="430" rx="980" ry="780" fill="url(#k)"/>`,
	);
}

export const cabins: readonly Cabin[] = [
	{
		title: 'Interior, black cloth',
		colours: { top: '#25292d', face: '#3a3f45', seat: '#41474d', seatShade: '#2b2f34', accent: '#b9c1c8' },
		screen: 'floating',
		outlook: 'open',
	},
	{
		title: 'Interior, black leather',
		colours: { top: '#1e2124', face: '#5d5148', seat: '#34373b', seatShade: '#212427', accent: '#c8a878' },
		screen: 'wide',
		outlook: 'open',
	},
	{
		title: 'Interior, grey fabric',
		colours: { top: '#2e3338', face: '#596169', seat: '#6a737b', seatShade: '#464d54', accent: '#d98a3c' },
		screen: 'upright',
		outlook: 'open',
	},
	{
		title: 'Interior, tan leather',
		colours: { top: '#211f1e', face: '#2f2c2a', seat: '#a9703e', seatShade: '#7b4e29', accent: '#d0353a' },
		screen: 'wide',
		outlook: 'low',
	},
];
