import { type Subject, studio } from './backdrop.ts';
import type { Body } from './bodies/body.ts';
import type { Paint } from './paints.ts';
import { trim } from './paints.ts';
import { glassGradient, paintGradient } from './shading.ts';
import { across, ellipse, makeView, type Point, path, short, stroke, tag, type View } from './svg.ts';
import { defineWheel, placeWheel, wheelMetal } from './wheel.ts';

const archGap = 0.055;

const axles = (body: Body) => [body.frontOverhang, body.frontOverhang + body.wheelbase] as const;

/** The lower edge from rear to front, cut out around the wheels. */
function underside(body: Body, view: View): string {
	const radius = body.wheelRadius + archGap;
	const half = Math.sqrt(radius ** 2 - (body.wheelRadius - body.sill) ** 2);
	const pixels = short(view.length(radius));
	const arch = (axle: number) =>
		`L${short(view.x(axle + half))} ${short(view.y(body.sill))}A${pixels} ${pixels} 0 1 0 ${short(view.x(axle - half))} ${short(view.y(body.sill))}`;
	const [front, rear] = axles(body);
	return `${arch(rear)}${arch(front)}z`;
}

const silhouette = (body: Body, view: View) => view.curve(body.outline) + underside(body, view);

/** Everything dark behind the wheels and under the sills. */
function wells(body: Body, view: View): string {
	const [front, rear] = axles(body);
	const radius = view.length(body.wheelRadius + archGap + 0.02);
	const wheelWell = (axle: number) => ellipse(view.x(axle), view.y(body.wheelRadius), radius, radius);
	const floor: Point[] = [
		[0.25, body.sill + 0.1, 1],
		[body.length - 0.25, body.sill + 0.1, 1],
		[body.length - 0.5, body.sill - 0.05, 1],
		[0.45, body.sill - 0.04, 1],
	];
	return tag('g', { fill: '#0b0d0f' }, path(view.lines(floor, true)) + wheelWell(front) + wheelWell(rear));
}

/** Dark plastic round arches and along the sill, as on off-roaders. */
function cladding(body: Body, view: View): string {
	const radius = view.length(body.wheelRadius + archGap + 0.03);
	const [front, rear] = axles(body);
	const ring = (axle: number) => ellipse(view.x(axle), view.y(body.wheelRadius), radius, radius);
	const sill = view.lines([
		[front, body.sill + 0.05],
		[rear, body.sill + 0.05],
	]);
	const corner = (x: number, y: number) =>
		view.lines([
			[x, y],
			[x < 1 ? front : rear, body.sill + 0.03],
		]);
	const width = view.length(0.1);
	return tag(
		'g',
		{ fill: 'none', stroke: trim.soft, 'stroke-width': width },
		ring(front) +
			ring(rear) +
			path(sill) +
			path(corner(0.05, body.sill + 0.06)) +
			path(corner(body.length - 0.05, body.sill + 0.08)),
	);
}

/** A door's gap: straight down, or round the rear arch when it would cut into it. */
function doorGap(body: Body, view: View, x: number, top: number, index: number): string {
	const rear = body.frontOverhang + body.wheelbase;
	const edge = body.wheelRadius + archGap + 0.09;
	const lower = body.sill + 0.12;
	const bow = index === 0 ? -0.03 : 0.02;
	if (x < rear - edge)
		return view.curve([
			[x, top],
			[x + bow, (top + lower) / 2],
			[x + bow / 3, lower],
		]);
	const angle = Math.PI * 0.78;
	const meet: Point = [rear + edge * Math.cos(angle), body.wheelRadius + edge * Math.sin(angle)];
	return view.curve([
		[x, top],
		[x + 0.01, (top + meet[1]) / 2 + 0.1],
		meet,
		[rear - edge, body.wheelRadius],
		[rear - edge + 0.02, lower],
	]);
}

function doors(body: Body, view: View): string {
	const gaps = body.doors.map(([x, top], index) => doorGap(body, view, x, top, index)).join('');
	const handles = body.handles
		.map(([x, y]) =>
			view.lines([
				[x - 0.1, y],
				[x + 0.1, y + 0.004],
			]),
		)
		.join('');
	const first = body.doors[0]?.[0] ?? 0;
	const last = body.doors.at(-1)?.[0] ?? 0;
	const sill = view.lines([
		[first + 0.02, body.sill + 0.12],
		[Math.min(last, body.frontOverhang + body.wheelbase - 0.45), body.sill + 0.12],
	]);
	return (
		`<path id="y" d="${gaps}${sill}" fill="none"/>` +
		'<use href="#y" stroke="#000" stroke-width="2" opacity=".42"/><use href="#y" x="2" stroke="#fff" opacity=".16"/>' +
		stroke(handles, '#000', 8, { opacity: '.35', 'stroke-linecap': 'round' }) +
		stroke(handles, 'url(#p)', 5, { transform: 'translate(0-2)' })
	);
}

function windows(body: Body, view: View): string {
	const glass = view.curve(body.glass, true);
	const pillars = body.pillars
		.map(([belt, roof, width]) =>
			stroke(
				view.lines([
					[belt, body.belt - 0.05],
					[roof, body.height],
				]),
				trim.black,
				view.length(width),
			),
		)
		.join('');
	const left = body.glass[0]?.[0] ?? 0;
	const streak = (x: number, width: number): Point[] => [
		[x, body.belt - 0.1],
		[x + 0.35, body.height],
		[x + 0.35 + width, body.height],
		[x + width, body.belt - 0.1],
	];
	return (
		`<clipPath id="d"><path id="u" d="${glass}"/></clipPath>` +
		tag('use', { href: '#u', fill: 'url(#g)', stroke: trim.black, 'stroke-width': 7, 'stroke-linejoin': 'round' }) +
		tag(
			'g',
			{ 'clip-path': 'url(#d)' },
			path(
				view.lines(streak(left + 0.35, 0.28), true) +
					view.lines(streak(left + 0.72, 0.07), true) +
					view.lines(streak(left + 1.5, 0.36), true),
				{ fill: '#fff', opacity: '.13' },
			) + pillars,
		)
	);
}

function flank(body: Body, view: View, paint: Paint): string {
	const { shoulder } = body;
	const lowered = (by: number) => shoulder.map(([x, y]): Point => [x, y - by]);
	const [front, rear] = axles(body);
	const reach = body.wheelRadius + 0.16;
	const low = body.sill + 0.16;
	const hollow: Point[] = [
		[front + reach, low + 0.06, 1],
		[(front + rear) / 2, low + 0.08],
		[rear - reach, low + 0.2, 1],
		[(front + rear) / 2, low - 0.01],
	];
	return (
		stroke(view.curve(lowered(0.012)), '#000', 3, { opacity: '.28' }) +
		stroke(view.curve(shoulder), '#fff', 2.4, { opacity: short(paint.gloss) }) +
		path(view.curve(hollow, true), { fill: 'url(#h)', opacity: short(paint.gloss) }) +
		bumpers(body, view)
	);
}

function lamps(body: Body, view: View): string {
	const head = view.curve(body.headlamp, true);
	const tail = view.curve(body.tailLamp, true);
	const drl = view.curve(body.headlamp.slice(0, 3));
	return (
		path(head, { fill: '#2d353c', stroke: '#0d1013', 'stroke-width': 2.5 }) +
		stroke(drl, '#f7fbff', 4.5, { transform: 'translate(3 5)' }) +
		path(tail, { fill: '#a3121b', stroke: '#3c0609', 'stroke-width': 2.5 }) +
		stroke(view.curve(body.tailLamp.slice(0, 3)), '#ff5a55', 4, { transform: 'translate(0 7)' })
	);
}

function mirror(body: Body, view: View): string {
	const [x, y] = body.mirror;
	const shape: Point[] = [
		[x - 0.01, y - 0.03, 1],
		[x, y + 0.03],
		[x + 0.06, y + 0.085],
		[x + 0.19, y + 0.095, 1],
		[x + 0.2, y + 0.01],
		[x + 0.16, y - 0.02],
		[x + 0.08, y - 0.05, 1],
	];
	return path(view.curve(shape, true), { fill: 'url(#p)', stroke: '#0c0e10', 'stroke-width': 2.5 });
}

/** What only some bodies carry: roof rails, a sliding door's rail, a load tub, open seats. */
function extras(body: Body, view: View): string {
	const parts: string[] = [];
	if (body.rails) {
		const roof = body.outline.filter(
			([x, y]) => y > body.height - 0.13 && x > body.length * 0.42 && x < body.length * 0.93,
		);
		parts.push(
			stroke(view.curve(roof.map(([x, y]): Point => [x, y + 0.022])), trim.soft, view.length(0.028), {
				'stroke-linecap': 'round',
			}),
		);
	}
	if (body.slide) {
		const [from, to, y] = body.slide;
		parts.push(
			stroke(
				view.lines([
					[from, y],
					[to, y],
				]),
				'#000',
				5,
				{ opacity: '.55' },
			),
		);
	}
	if (body.tub) {
		const [from, to] = body.tub;
		const top = body.belt + 0.01;
		parts.push(
			stroke(
				view.lines([
					[from, top],
					[to, top],
				]),
				trim.black,
				9,
			),
			stroke(
				view.lines([
					[from - 0.03, top],
					[from - 0.03, body.sill + 0.12],
				]),
				'#000',
				5,
				{ opacity: '.6' },
			),
		);
	}
	return parts.join('');
}

/** The seats of an open car, behind the doors. */
function seats(body: Body, view: View): string {
	const seat = (x: number): Point[] => [
		[x, body.belt - 0.1, 1],
		[x + 0.02, body.belt + 0.08],
		[x + 0.1, body.belt + 0.25],
		[x + 0.24, body.belt + 0.24],
		[x + 0.25, body.belt + 0.05],
		[x + 0.22, body.belt - 0.1, 1],
	];
	return (
		path(view.curve(seat(2.3), true), { fill: '#3a322c', stroke: '#1b1714', 'stroke-width': 3 }) +
		stroke(
			view.curve([
				[2.66, body.belt],
				[2.72, body.belt + 0.17],
				[2.86, body.belt + 0.12],
				[2.92, body.belt],
			]),
			'#2a2e33',
			9,
		)
	);
}

/** Dark lower edges of both bumpers and the gaps that part them from the wings. */
function bumpers(body: Body, view: View): string {
	const [front, rear] = axles(body);
	const edge = body.wheelRadius + archGap;
	const { length, sill } = body;
	const lips =
		view.lines(
			[
				[0, sill + 0.14],
				[0.3, sill + 0.06],
				[front - 0.2, sill + 0.03],
				[front, 0],
				[0, 0],
			],
			true,
		) +
		view.lines(
			[
				[length, sill + 0.2],
				[length - 0.25, sill + 0.1],
				[rear + 0.2, sill + 0.05],
				[rear, 0],
				[length, 0],
			],
			true,
		);
	const [nose, stern] = [body.headlamp[4] ?? [0.2, 0.6], body.tailLamp[3] ?? [length - 0.2, 0.7]];
	const gaps =
		view.curve([
			[nose[0] + 0.3, nose[1] + 0.06],
			[nose[0] + 0.36, nose[1] - 0.08],
			[front - edge + 0.06, body.wheelRadius + 0.2],
		]) +
		view.curve([
			[stern[0] + 0.08, stern[1]],
			[stern[0] - 0.02, stern[1] - 0.1],
			[rear + edge - 0.05, body.wheelRadius + 0.22],
		]);
	return path(lips, { fill: trim.black, opacity: '.85' }) + stroke(gaps, '#000', 2, { opacity: '.4' });
}

/** A car from its left side, nose to the left. */
export function drawSide(body: Body, paint: Paint, title: string): Subject {
	const left = (studio.width - body.length * body.scale) / 2;
	const view = makeView({ scale: body.scale, left, ground: studio.ground });
	const shape = silhouette(body, view);
	const shoulder = body.shoulder[2]?.[1] ?? 0.8;
	const defs =
		paintGradient(paint, view, { roof: body.height, shoulder, sill: body.sill }) +
		glassGradient +
		across('e', [
			[0, '#000', 0.5],
			[0.13, '#000', 0],
			[0.86, '#000', 0],
			[1, '#000', 0.45],
		]) +
		across('h', [
			[0, '#fff', 0],
			[0.55, '#fff', 0.28],
			[1, '#fff', 0],
		]) +
		wheelMetal() +
		defineWheel(body.wheel);
	const content =
		wells(body, view) +
		(body.softTop ? seats(body, view) : '') +
		`<clipPath id="b"><path id="a" d="${shape}"/></clipPath><use href="#a" fill="url(#p)"/>` +
		tag(
			'g',
			{ 'clip-path': 'url(#b)' },
			flank(body, view, paint) + (body.cladding ? cladding(body, view) : '') + '<use href="#a" fill="url(#e)"/>',
		) +
		windows(body, view) +
		doors(body, view) +
		lamps(body, view) +
		extras(body, view) +
		mirror(body, view) +
		axles(body)
			.map((axle) => placeWheel(view, axle, body.wheelRadius))
			.join('');
	return { title, defs, content, centre: studio.width / 2, reach: (body.length * body.scale) / 2 };
}
