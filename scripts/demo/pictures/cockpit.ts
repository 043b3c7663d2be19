import { downwards, ellipse, makeView, path, picture, points, radial, rectangle, stroke } from './svg.ts';

const view = makeView({ scale: 10, left: 600, ground: 900 });

const round = { 'stroke-linecap': 'round' } as const;

const defs =
	downwards('s', [
		[0, '#8fb3d2'],
		[1, '#eaf1f2'],
	]) +
	downwards('t', [
		[0, '#5d666e'],
		[0.35, '#2b3035'],
		[1, '#121416'],
	]) +
	radial('k', [
		[0.55, '#000', 0],
		[1, '#000', 0.4],
	]);

function roadAhead(): string {
	const hills = points('-60 60!, -36 72, -16 63, 8 69, 34 62, 60 70!, 60 0!, -60 0!');
	const plain = points('-60 58!, 0 60, 60 57!, 60 0!, -60 0!');
	const road = points('-3 59.6, 3 59.6, 70 -2, -70 -2');
	return (
		rectangle(0, 0, 1200, 900, { fill: 'url(#s)' }) +
		path(view.curve(hills, true), { fill: '#6f8a78' }) +
		path(view.curve(plain, true), { fill: '#94a083' }) +
		path(view.lines(road, true), { fill: '#63696e' }) +
		stroke(view.lines(points('0 59, 0 0')), '#e9e6d8', 9, { 'stroke-dasharray': '14 22' })
	);
}

function dial(metres: number): string {
	const [x, y, radius] = [view.x(metres), view.y(50), 82];
	const marks = { fill: 'none', stroke: '#8fa0ad', 'stroke-width': 6, 'stroke-dasharray': '3 14' };
	return (
		ellipse(x, y, radius, radius, { fill: '#0e1114', stroke: '#c3cad0', 'stroke-width': 9 }) +
		ellipse(x, y, radius * 0.72, radius * 0.72, marks) +
		stroke(`M${x} ${y}l-33-37`, '#e0483e', 6) +
		ellipse(x, y, 9, 9, { fill: '#c3cad0' })
	);
}

/** Grip and mirror on one side: -1 left, 1 right. */
function hand(side: 1 | -1): string {
	const turn = (text: string) => view.curve(points(text).map(([x, y]) => [side * x, y] as const));
	return (
		stroke(turn('33 47, 37 62, 42 68'), '#1d2023', 13) +
		ellipse(view.x(side * 46), view.y(72), 105, 58, { fill: '#1d2023' }) +
		ellipse(view.x(side * 46), view.y(72), 92, 47, { fill: '#b4c6d2' }) +
		stroke(turn('62 40, 50 43.6, 43 45.6'), '#121416', 58, round)
	);
}

function tank(): string {
	const shape = points('-24 -2!, -27 12, -20 25, -8 30, 8 30, 20 25, 27 12, 24 -2!');
	return (
		path(view.curve(shape, true), { fill: 'url(#t)' }) +
		stroke(view.curve(points('-17 2, -19 12, -13 22')), '#fff', 14, { opacity: '.3', ...round }) +
		ellipse(600, view.y(18), 70, 52, { fill: '#3a4046', stroke: '#aab2b9', 'stroke-width': 8 })
	);
}

/** What a rider sees: bars, instruments and tank, the road ahead. */
export function drawCockpit(): string {
	const bar = view.curve(points('-62 40, -40 46, -20 46, -9 42, 9 42, 20 46, 40 46, 62 40'));
	const clocks = rectangle(view.x(-24), view.y(59), 480, 180, { rx: 84, fill: '#1a1d20' }) + dial(-13) + dial(13);
	const bars = stroke(bar, '#8d959d', 26) + stroke(bar, '#dfe4e8', 8);
	const shade = ellipse(600, 430, 980, 780, { fill: 'url(#k)' });
	return picture(
		1200,
		900,
		'Instruments and handlebar',
		`<defs>${defs}</defs>${roadAhead()}${clocks}${bars}${hand(-1)}${hand(1)}${tank()}${shade}`,
	);
}
