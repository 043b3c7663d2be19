import { type Subject, studio } from './backdrop.ts';
import type { Body } from './bodies/body.ts';
import { type Paint, trim } from './paints.ts';
import { glassGradient, paintGradient } from './shading.ts';
import { across, makeView, type Point, path, rectangle, stroke, tag, type View } from './svg.ts';

/** A closed shape from its right half, listed from bottom to top; x is metres from the middle. */
export const symmetric = (right: readonly Point[]): Point[] => [
	...right,
	...[...right].reverse().map(([x, y, corner]): Point => (corner ? [-x, y, corner] : [-x, y])),
];

/** The same drawing on both sides of the middle. */
export const bothSides = (content: string) =>
	`<g id="o">${content}</g><use href="#o" transform="matrix(-1 0 0 1 ${studio.width} 0)"/>`;

export const halfWidth = (body: Body) => body.width / 2;

const roofHalf = (body: Body) => halfWidth(body) * body.tumblehome;

/** Flank, shoulder and roof as seen from ahead or behind. `open` leaves the roof away. */
function outline(body: Body, open: boolean): Point[] {
	const half = halfWidth(body);
	const shoulder = body.shoulder[2]?.[1] ?? 0.8;
	const flank: Point[] = [
		[half - 0.2, body.sill, 1],
		[half - 0.05, body.sill + 0.07],
		[half - 0.01, body.wheelRadius + 0.1],
		[half, shoulder - 0.12],
		[half - 0.03, shoulder + 0.04],
		[half - 0.09, body.belt - 0.02],
	];
	if (open) return [...flank, [half - 0.22, body.belt + 0.02], [half * 0.5, body.belt + 0.03]];
	const roof = roofHalf(body);
	return [
		...flank,
		[half - 0.13, body.belt + 0.04],
		[roof + 0.02, body.glassTop - 0.06],
		[roof - 0.05, body.height - 0.075],
		[roof - 0.17, body.height - 0.02],
		[roof * 0.4, body.height],
	];
}

/** A window across the body, from the height `from` up to the roof. */
export function screen(body: Body, from: number, inset: number): Point[] {
	const [half, roof] = [halfWidth(body), roofHalf(body)];
	const low = half - 0.175 - inset - Math.max(0, from - body.belt) * 0.35;
	return [
		[low * 0.6, from],
		[low - 0.05, from + 0.016],
		[low, from + 0.06],
		[roof - 0.06 - inset, body.glassTop - 0.055],
		[roof - 0.11 - inset, body.glassTop - 0.006],
		[roof * 0.4, body.glassTop + 0.004],
	];
}

/** A window with the sky's reflection running across. */
export function drawScreen(view: View, shape: readonly Point[], body: Body): string {
	const d = view.curve(shape, true);
	const [low, high] = [body.belt - 0.1, body.height];
	const streak = (x: number, width: number): Point[] => [
		[x, low],
		[x + 0.3, high],
		[x + 0.3 + width, high],
		[x + width, low],
	];
	const streaks = view.lines(streak(-0.55, 0.25), true) + view.lines(streak(-0.22, 0.06), true);
	return (
		`<clipPath id="d"><path id="u" d="${d}"/></clipPath>` +
		tag('use', { href: '#u', fill: 'url(#g)', stroke: trim.black, 'stroke-width': 6 }) +
		path(streaks, { fill: '#fff', opacity: '.14', 'clip-path': 'url(#d)' })
	);
}

function tyre(body: Body, view: View): string {
	const width = body.wheelRadius > 0.38 ? 0.27 : 0.23;
	const left = view.x(halfWidth(body) - 0.02 - width);
	const top = body.wheelRadius * 1.5;
	return (
		rectangle(left, view.y(top), view.length(width), view.length(top), { rx: 22, fill: '#16181b' }) +
		stroke(
			`M${Math.round(left + view.length(width) * 0.3)} ${Math.round(view.y(0.3))}v${Math.round(view.length(0.29))}m${Math.round(view.length(width) * 0.4)} 0v${-Math.round(view.length(0.29))}`,
			'#2b2f34',
			4,
		)
	);
}

/** A blank number plate. */
export const plate = (view: View, y: number) =>
	rectangle(view.x(-0.19), view.y(y + 0.06), view.length(0.38), view.length(0.12), {
		rx: 4,
		fill: '#eef0ee',
		stroke: '#23272b',
		'stroke-width': 3,
	}) + rectangle(view.x(-0.12), view.y(y + 0.012), view.length(0.24), view.length(0.024), { fill: '#9aa3ab' });

function mirrors(body: Body, view: View): string {
	const half = halfWidth(body) - 0.09;
	const y = body.belt + 0.03;
	const shape: Point[] = [
		[half - 0.02, y - 0.045, 1],
		[half + 0.06, y - 0.03, 1],
		[half + 0.165, y - 0.025],
		[half + 0.185, y + 0.045],
		[half + 0.15, y + 0.075],
		[half + 0.075, y + 0.07],
		[half + 0.05, y + 0.01],
		[half + 0.02, y - 0.015, 1],
	];
	return path(view.curve(shape, true), { fill: 'url(#p)', stroke: trim.black, 'stroke-width': 2 });
}

export interface EndDrawing {
	title: string;
	/** What is drawn on the body: lamps, grille, plate. */
	details: (view: View) => string;
	/** Drawn behind the body, where its roof is open. */
	behind?: (view: View) => string;
}

/** A car from ahead or behind: tyres, painted shape, then the given details. */
export function drawEnd(body: Body, paint: Paint, { title, details, behind }: EndDrawing): Subject {
	const view = makeView({ scale: body.faceScale * 1.17, left: studio.width / 2, ground: studio.ground });
	const half = halfWidth(body);
	const d = view.curve(symmetric(outline(body, behind !== undefined)), true);
	const shoulder = (body.shoulder[2]?.[1] ?? 0.8) - 0.02;
	const defs =
		paintGradient(paint, view, { roof: body.height, shoulder, sill: body.sill }) +
		glassGradient +
		across('e', [
			[0, '#000', 0.5],
			[0.16, '#000', 0],
			[0.84, '#000', 0],
			[1, '#000', 0.5],
		]);
	const under = view.lines(
		[
			[-half + 0.1, 0.12],
			[half - 0.1, 0.12],
			[half - 0.1, body.sill + 0.2],
			[-half + 0.1, body.sill + 0.2],
		],
		true,
	);
	const content =
		path(under, { fill: '#0c0e10' }) +
		(behind?.(view) ?? '') +
		bothSides(tyre(body, view) + mirrors(body, view)) +
		`<clipPath id="b"><path id="a" d="${d}"/></clipPath><use href="#a" fill="url(#p)"/>` +
		details(view) +
		'<use href="#a" fill="url(#e)"/>';
	return { title, defs, content, centre: studio.width / 2, reach: half * body.faceScale * 1.2 };
}
