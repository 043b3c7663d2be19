import type { Subject } from './backdrop.ts';
import type { Body } from './bodies/body.ts';
import { bothSides, drawEnd, drawScreen, halfWidth, plate, screen, symmetric } from './body-ends.ts';
import { type Paint, trim } from './paints.ts';
import { ellipse, type Point, path, short, stroke, tag, type View } from './svg.ts';

function bonnet(body: Body, view: View, paint: Paint): string {
	const half = halfWidth(body);
	const { belt, bonnet: edge } = body;
	const shape = symmetric([
		[half * 0.35, edge - 0.01],
		[half * 0.68, edge + 0.01],
		[half - 0.13, edge + 0.1],
		[half - 0.15, belt - 0.01, 1],
		[half * 0.5, belt + 0.02],
	]);
	const crease = view.curve([
		[half * 0.5, edge],
		[half * 0.6, (edge + belt) / 2],
		[half * 0.7, belt - 0.01],
	]);
	return (
		path(view.curve(shape, true), { fill: 'url(#n)', stroke: '#000', 'stroke-opacity': '.35', 'stroke-width': 2 }) +
		bothCreases(crease, paint)
	);
}

const bothCreases = (crease: string, paint: Paint) =>
	`${tag(
		'g',
		{ id: 'z' },
		stroke(crease, '#fff', 3, { opacity: short(paint.gloss * 0.7) }) +
			stroke(crease, '#000', 3, { opacity: '.2', transform: 'translate(4 1)' }),
	)}<use href="#z" transform="matrix(-1 0 0 1 1200 0)"/>`;

function bars(view: View, { half, top, bottom, count }: { half: number; top: number; bottom: number; count: number }) {
	const step = (top - bottom) / count;
	const rows = Array.from({ length: count - 1 }, (_, index) => bottom + step * (index + 1));
	return stroke(
		rows
			.map((y) =>
				view.lines([
					[-half, y],
					[half, y],
				]),
			)
			.join(''),
		'#4b535b',
		5,
		{ 'clip-path': 'url(#m)' },
	);
}

function grille(body: Body, view: View): string {
	const { bonnet: edge, face } = body;
	const sizes = {
		slim: {
			half: halfWidth(body) * 0.46,
			low: 0.36,
			top: face.lampHeight + 0.035,
			bottom: face.lampHeight - 0.05,
			count: 2,
		},
		wide: { half: 0.5, low: 0.38, top: edge - 0.04, bottom: edge - 0.27, count: 5 },
		tall: { half: 0.55, low: 0.5, top: edge - 0.04, bottom: edge - 0.36, count: 4 },
		closed: { half: 0.3, low: 0.3, top: face.lampHeight + 0.01, bottom: face.lampHeight - 0.01, count: 1 },
	};
	const size = sizes[face.grille];
	const d = view.curve(
		symmetric([
			[size.low - 0.03, size.bottom, 1],
			[size.low, size.bottom + 0.02],
			[size.half, size.top - (size.top - size.bottom) * 0.35],
			[size.half - 0.07, size.top, 1],
		]),
		true,
	);
	return (
		`<clipPath id="m"><path d="${d}"/></clipPath>` +
		path(d, { fill: trim.black }) +
		bars(view, size) +
		path(d, { fill: 'none', stroke: trim.chrome, 'stroke-width': 4, opacity: '.75' }) +
		ellipse(view.x(0), view.y((size.top + size.bottom) / 2 + 0.02), view.length(0.055), view.length(0.045), {
			fill: trim.chrome,
			stroke: '#5d656d',
			'stroke-width': 3,
		})
	);
}

function lamp(body: Body, view: View): string {
	const half = halfWidth(body);
	const { lampHeight: y, lampDepth: depth } = body.face;
	const inner = body.face.grille === 'slim' || body.face.grille === 'closed' ? half * 0.44 : half * 0.56;
	const shape: Point[] = [
		[inner + 0.02, y - depth * 0.35, 1],
		[inner, y + depth * 0.12, 1],
		[half - 0.16, y + depth * 0.62],
		[half - 0.02, y + depth * 0.85, 1],
		[half - 0.015, y + depth * 0.1],
		[half - 0.1, y - depth * 0.5],
	];
	const d = view.curve(shape, true);
	const reflector = (x: number) =>
		ellipse(view.x(x), view.y(y + depth * 0.05), view.length(depth * 0.36), view.length(depth * 0.36), {
			fill: '#e9f2fa',
			stroke: '#7c8790',
			'stroke-width': 3,
		});
	return (
		path(d, { fill: '#262d33', stroke: '#0d1013', 'stroke-width': 3 }) +
		stroke(view.curve(shape.slice(1, 4)), '#fff', 5, { transform: 'translate(0 5)' }) +
		reflector(half - 0.17) +
		reflector(half - 0.17 - depth * 0.95)
	);
}

function lowerBumper(body: Body, view: View): string {
	const half = halfWidth(body);
	const { sill } = body;
	const intake = symmetric([
		[half - 0.46, sill + 0.07, 1],
		[half - 0.36, sill + 0.1],
		[half - 0.3, sill + 0.2],
		[half - 0.42, sill + 0.215, 1],
	]);
	const lip = symmetric([
		[half - 0.22, sill - 0.02, 1],
		[half - 0.08, sill + 0.09, 1],
		[half - 0.3, sill + 0.045],
	]);
	return (
		path(view.curve(lip, true), { fill: trim.black }) +
		path(view.curve(intake, true), { fill: '#101214', stroke: '#000', 'stroke-width': 2 })
	);
}

function side(body: Body, view: View): string {
	const half = halfWidth(body);
	const { sill } = body;
	const vent: Point[] = [
		[half - 0.24, sill + 0.13],
		[half - 0.09, sill + 0.16],
		[half - 0.07, sill + 0.28, 1],
		[half - 0.14, sill + 0.27],
	];
	const cladding: Point[] = [
		[half - 0.09, sill],
		[half + 0.01, sill + 0.08],
		[half + 0.01, body.wheelRadius * 2 + 0.04, 1],
		[half - 0.04, body.wheelRadius * 2 - 0.05],
	];
	return (
		(body.cladding ? path(view.curve(cladding, true), { fill: trim.soft, 'clip-path': 'url(#b)' }) : '') +
		path(view.curve(vent, true), { fill: '#14171a' }) +
		lamp(body, view)
	);
}

/** A car from ahead. */
export function drawFront(body: Body, paint: Paint, title: string): Subject {
	const details = (view: View) => {
		const sheen = `<linearGradient id="n" x2="0" y2="1"><stop stop-color="${paint.base}"/><stop offset=".55" stop-color="${paint.lit}"/><stop offset="1" stop-color="${paint.base}"/></linearGradient>`;
		return (
			sheen +
			drawScreen(view, symmetric(screen(body, body.belt, 0)), body) +
			bonnet(body, view, paint) +
			lowerBumper(body, view) +
			grille(body, view) +
			bothSides(side(body, view)).replaceAll('"o"', '"j"').replace('#o', '#j') +
			plate(view, body.sill + 0.27)
		);
	};
	return drawEnd(body, paint, { title, details });
}
