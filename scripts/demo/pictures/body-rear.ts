import type { Subject } from './backdrop.ts';
import type { Body } from './bodies/body.ts';
import { bothSides, drawEnd, drawScreen, halfWidth, plate, screen, symmetric } from './body-ends.ts';
import { type Paint, trim } from './paints.ts';
import { ellipse, type Point, path, rectangle, short, stroke, type View } from './svg.ts';

function lampShape(body: Body): Point[] {
	const half = halfWidth(body);
	const { lamps, lampHeight: y } = body.tail;
	if (lamps === 'tower')
		return [
			[half - 0.17, y - 0.2, 1],
			[half - 0.035, y - 0.2, 1],
			[half - 0.04, y + 0.2, 1],
			[half - 0.16, y + 0.2, 1],
		];
	if (lamps === 'bar')
		return [
			[half - 0.5, y - 0.03, 1],
			[half - 0.2, y - 0.07],
			[half - 0.025, y - 0.05, 1],
			[half - 0.05, y + 0.06],
			[half - 0.48, y + 0.035, 1],
		];
	return [
		[half - 0.38, y - 0.05, 1],
		[half - 0.15, y - 0.11],
		[half - 0.02, y - 0.09, 1],
		[half - 0.06, y + 0.08],
		[half - 0.36, y + 0.05, 1],
	];
}

function side(body: Body, view: View): string {
	const half = halfWidth(body);
	const shape = lampShape(body);
	const exhaust = ellipse(view.x(half - 0.3), view.y(body.sill + 0.03), view.length(0.055), view.length(0.028), {
		fill: '#0a0b0c',
		stroke: '#b9c0c7',
		'stroke-width': 4,
	});
	const reflector = rectangle(view.x(half - 0.28), view.y(body.sill + 0.2), view.length(0.18), view.length(0.025), {
		rx: 3,
		fill: '#a51c22',
	});
	const inner = shape.map(
		([x, y]): Point => [
			(x - (half - 0.16)) * 0.62 + half - 0.16,
			(y - body.tail.lampHeight) * 0.45 + body.tail.lampHeight,
		],
	);
	return (
		path(view.curve(shape, true), { fill: '#9c0f18', stroke: '#35060a', 'stroke-width': 3 }) +
		stroke(view.curve(inner, true), '#ff6a5e', 4) +
		reflector +
		(body.face.grille === 'closed' || body.tub ? '' : exhaust)
	);
}

function lid(body: Body, view: View, paint: Paint): string {
	const half = halfWidth(body);
	const { lidFrom, glassFrom, lampHeight } = body.tail;
	const top = body.tub ? body.belt - 0.01 : glassFrom - 0.03;
	const inset = body.tub ? 0.18 : 0.24;
	const shape = symmetric([
		[half - inset - 0.08, lidFrom, 1],
		[half - inset, lidFrom + 0.04],
		[half - inset, lampHeight],
		[half - 0.2, top, 1],
	]);
	const crease = lampHeight - 0.12;
	return (
		stroke(view.curve(shape, true), '#000', 2.5, { opacity: '.45' }) +
		stroke(
			view.curve([
				[-half + 0.27, crease],
				[0, crease + 0.02],
				[half - 0.27, crease],
			]),
			'#fff',
			3,
			{ opacity: short(paint.gloss * 0.8) },
		)
	);
}

function bumper(body: Body, view: View): string {
	const half = halfWidth(body);
	const { sill } = body;
	const lower = symmetric([
		[half - 0.24, sill - 0.03, 1],
		[half - 0.06, sill + 0.07],
		[half - 0.05, sill + 0.13, 1],
		[half - 0.36, sill + 0.11],
	]);
	return path(view.curve(lower, true), { fill: trim.black });
}

function badges(body: Body, view: View): string {
	const { lamps, lampHeight } = body.tail;
	const bar =
		lamps === 'bar'
			? rectangle(
					view.x(-halfWidth(body) + 0.48),
					view.y(lampHeight + 0.02),
					view.length(body.width - 0.96),
					view.length(0.03),
					{ fill: '#b3141d' },
				)
			: '';
	return (
		bar +
		ellipse(view.x(0), view.y(lampHeight + (bar ? 0.075 : 0.04)), view.length(0.05), view.length(0.04), {
			fill: trim.chrome,
			stroke: '#596067',
			'stroke-width': 3,
		})
	);
}

const split = (body: Body, view: View) =>
	stroke(
		view.lines([
			[0, body.tail.lidFrom],
			[0, body.height - 0.08],
		]),
		trim.black,
		9,
	) + rectangle(view.x(0.05), view.y(0.98), view.length(0.05), view.length(0.14), { rx: 4, fill: trim.black });

/** What shows above the tail of an open car: the windscreen's frame and two headrests. */
function openCabin(body: Body, view: View): string {
	const { belt, height } = body;
	const half = halfWidth(body);
	const frame = symmetric([
		[half - 0.16, belt - 0.05, 1],
		[half * 0.72, height - 0.08],
		[half * 0.62, height - 0.02],
		[half * 0.3, height],
	]);
	const rest = (x: number) =>
		rectangle(view.x(x - 0.13), view.y(belt + 0.19), view.length(0.26), view.length(0.3), {
			rx: 22,
			fill: '#2b2724',
			stroke: '#131211',
			'stroke-width': 3,
		});
	return (
		path(view.curve(frame, true), { fill: '#9fb0bd', 'fill-opacity': '.55', stroke: trim.black, 'stroke-width': 11 }) +
		rest(0.36) +
		rest(-0.36)
	);
}

/** A car from behind. */
export function drawRear(body: Body, paint: Paint, title: string): Subject {
	const { tail, tub } = body;
	const details = (view: View) =>
		(body.softTop ? '' : drawScreen(view, symmetric(screen(body, tail.glassFrom, 0.05)), body)) +
		lid(body, view, paint) +
		(tail.split ? split(body, view) : '') +
		bumper(body, view) +
		bothSides(side(body, view)).replaceAll('"o"', '"j"').replace('#o', '#j') +
		badges(body, view) +
		plate(view, tub ? body.sill + 0.16 : tail.lampHeight > 0.95 ? tail.lidFrom + 0.13 : body.sill + 0.26) +
		(tub
			? path(
					view.lines([
						[-halfWidth(body) + 0.1, body.belt],
						[halfWidth(body) - 0.1, body.belt],
					]),
					{ stroke: trim.black, 'stroke-width': 10 },
				)
			: '');
	return drawEnd(body, paint, {
		title,
		details,
		...(body.softTop && { behind: (view: View) => openCabin(body, view) }),
	});
}
