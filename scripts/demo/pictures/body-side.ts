import { type Subject, studio } from './backdrop.ts';
import type { Body } from './bodies/body.ts';
import { bumpers, extras, lamps, mirror, seats } from './body-fittings.ts';
import { archGap, axles, cladding, silhouette, wells } from './body-shell.ts';
import { type Paint, trim } from './paints.ts';
import { glassGradient, paintGradient } from './shading.ts';
import { across, makeView, type Point, path, short, stroke, tag, type View } from './svg.ts';
import { defineWheel, placeWheel, wheelMetal } from './wheel.ts';

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
			`${flank(body, view, paint) + (body.cladding ? cladding(body, view) : '')}<use href="#a" fill="url(#e)"/>`,
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
