import { ellipse, makeView, type Point, path, points, rectangle, stroke } from './svg.ts';

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
export const view = makeView({ scale: 10, left: 600, ground: 900 });

const mirrored = (points: readonly Point[]) =>
	path(view.curve(points, true)) +
	path(
		view.curve(
			points.map(([x, y, corner]): Point => (corner ? [-x, y, corner] : [-x, y])),
			true,
		),
	);

export function outside(top: number): string {
	const hills: Point[] = points('-60 54!, -40 61, -18 58, 6 63, 30 58.5, 60 62!, 60 40!, -60 40!');
	const road: Point[] = points('-8 40!, 16 56!, 18 56!, 34 40!');
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

export function pillars(top: number): string {
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

export function consoleAndSeats({ colours }: Cabin): string {
	const seat: Point[] = points('14 -2!, 12 10, 16 16.5, 30 18.5, 44 16.5, 50 9, 50 -2!');
	const cushion: Point[] = points('22 -2!, 21 9, 25 13.5, 32 14.5, 39 13, 42 8, 42 -2!');
	const tunnel: Point[] = points('-13 27!, 13 27!, 12 -2!, -12 -2!');
	const door: Point[] = points('62 50!, 54 46, 51 30, 53 -2!, 62 -2!');
	const stitch: Point[] = points('22 -1, 21 9, 25 13.5, 32 14.5, 39 13, 42 8, 42 -1');
	const flipped = stitch.map(([x, y]): Point => [-x, y]);
	return (
		path(view.curve(points('-62 21!, 62 21!, 62 -2!, -62 -2!'), true), { fill: '#141618' }) +
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
