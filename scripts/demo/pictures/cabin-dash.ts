import { type Cabin, view } from './cabin-shell.ts';
import { ellipse, type Point, path, points, rectangle, stroke } from './svg.ts';

export function dashboard({ colours }: Cabin): string {
	const top: Point[] = points('-62 52!, -30 51, 0 49, 14 51, 24 53.5, 36 53.5, 46 51, 62 51!, 62 30!, -62 30!');
	const face: Point[] = points('-62 44!, -20 42, 14 42, 62 44!, 62 20!, -62 20!');
	const line: Point[] = points('-62 42.5, -20 40.4, 14 40.4, 62 42.5');
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

export function display(cabin: Cabin): string {
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

export function steering({ colours }: Cabin): string {
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
