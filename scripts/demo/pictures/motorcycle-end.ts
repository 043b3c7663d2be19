import { type Subject, studio } from './backdrop.ts';
import { bothSides } from './body-ends.ts';
import { type Motorcycle, paintDefs } from './motorcycle.ts';
import type { Paint } from './paints.ts';
import { ellipse, makeView, type Point, path, points, rectangle, stroke, tag } from './svg.ts';

const v = makeView({ scale: 430, left: 600, ground: studio.ground });

const painted = { fill: 'url(#p)', stroke: '#0b0d0f', 'stroke-width': 1.5 } as const;

const round = { 'stroke-linecap': 'round' } as const;

/** The measures, in metres, that both ends are drawn from. */
interface Measures {
	rear: boolean;
	radius: number;
	/** Width of the tyre. */
	width: number;
	/** Height of the grips and of the lamp. */
	grip: number;
	lamp: number;
}

function measure(bike: Motorcycle, rear: boolean): Measures {
	const grip = bike.bars.at(-1)?.[1] ?? 1.1;
	if (rear) return { rear, radius: bike.rear, width: 0.18, grip, lamp: (bike.tail[2]?.[1] ?? 0.8) - 0.03 };
	return { rear, radius: bike.front, width: 0.12, grip, lamp: bike.lamp[1] };
}

/** Points whose heights are counted from `height`. */
const from = (height: number, text: string) =>
	points(text).map(([x, y, corner]): Point => (corner ? [x, y + height, corner] : [x, y + height]));

/** The right half of what comes in pairs: bar, grip, mirror, fork, peg, indicator. */
function pair({ rear, radius, grip, lamp }: Measures): string {
	const fork: Point[] = [
		[0.1, radius],
		[0.1, grip - 0.06],
	];
	return (
		stroke(v.curve(from(grip, '0 -.04, .16 -.03, .27 .02, .4 0')), '#262a2f', 13) +
		stroke(v.lines(from(grip, '.3 0, .43 -.005')), '#101214', 24, round) +
		stroke(v.lines(from(grip, '.27 0, .35 .16')), '#262a2f', 6) +
		ellipse(v.x(0.38), v.y(grip + 0.19), 40, 24, { fill: '#16191c' }) +
		(rear ? '' : stroke(v.lines(fork), '#c3c9cf', 17)) +
		stroke(v.lines(points('.06 .36, .21 .33')), '#3a4046', 34, round) +
		ellipse(v.x(rear ? 0.17 : 0.21), v.y(lamp - 0.08), 17, 12, { fill: '#f0922b' })
	);
}

function tyre({ radius, width }: Measures, knobbly: boolean): string {
	const groove = (x: number) => `M${v.x(x)} ${Math.round(v.y(radius * 1.9))}v${Math.round(v.length(radius * 1.8))}`;
	const tread = knobbly ? { 'stroke-dasharray': '14 9', 'stroke-width': 10 } : {};
	const shape = { rx: v.length(width) * 0.46, fill: '#15171a' };
	return (
		rectangle(v.x(-width / 2), v.y(radius * 2), v.length(width), v.length(radius * 2), shape) +
		stroke(groove(-width * 0.2) + groove(width * 0.2), '#2e3237', 4, tread)
	);
}

/** Engine, frame and tank, behind everything else. */
function core({ radius, grip, lamp }: Measures): string {
	const frame: Point[] = [
		[-0.13, radius * 1.5, 1],
		[-0.17, lamp - 0.2],
		[-0.15, grip - 0.08, 1],
		[0.15, grip - 0.08, 1],
		[0.17, lamp - 0.2],
		[0.13, radius * 1.5, 1],
	];
	const engine = points('-.2 .24, -.22 .55, 0 .68, .22 .55, .2 .24, 0 .19');
	return (
		path(v.curve(engine, true), { fill: 'url(#m)', stroke: '#1c2024', 'stroke-width': 3 }) +
		path(v.curve(frame, true), { fill: '#1b1e22' }) +
		ellipse(v.x(0), v.y(grip - 0.14), v.length(0.19), v.length(0.1), painted)
	);
}

function guard({ rear, radius, width }: Measures): string {
	const shape: Point[] = [
		[-width * 0.62, radius * 1.5],
		[-width * 0.55, radius * 2.05],
		[0, radius * 2.14],
		[width * 0.55, radius * 2.05],
		[width * 0.62, radius * 1.5],
		[0, radius * 1.62],
	];
	return path(v.curve(shape, true), rear ? { ...painted, fill: '#17191c' } : painted);
}

function nose({ grip, lamp }: Measures, shielded: boolean): string {
	const shield: Point[] = [
		[-0.17, lamp + 0.08],
		[-0.13, grip + 0.2],
		[0, grip + 0.27],
		[0.13, grip + 0.2],
		[0.17, lamp + 0.08],
	];
	const fairing = from(lamp, '-.2 .03, -.12 .16, .12 .16, .2 .03, .1 -.14, 0 -.19, -.1 -.14');
	const bulb = { fill: '#dbe7f0', stroke: '#2a3036', 'stroke-width': 7 };
	return (
		(shielded
			? path(v.curve(shield, true), { fill: '#2d3a45', opacity: '.55', stroke: '#12171c', 'stroke-width': 3 })
			: '') +
		path(v.curve(fairing, true), painted) +
		ellipse(v.x(0), v.y(lamp), v.length(0.085), v.length(0.085), bulb) +
		ellipse(v.x(0), v.y(lamp), v.length(0.05), v.length(0.05), { fill: '#fff' })
	);
}

function stern({ lamp }: Measures): string {
	const seat = from(lamp, '-.15 .08, 0 .21, .15 .08, 0 .1');
	const cowl = from(lamp, '-.15 .05, 0 .13, .15 .05, .11 -.08, 0 -.11, -.11 -.08');
	const light = { rx: 9, fill: '#b9141f', stroke: '#3a060a', 'stroke-width': 3 };
	const plate = { rx: 4, fill: '#eef0ee', stroke: '#23272b', 'stroke-width': 3 };
	return (
		path(v.curve(seat, true), { fill: '#1a1c1f' }) +
		ellipse(v.x(0.22), v.y(0.42), 36, 40, { fill: '#15181b', stroke: '#b6bec5', 'stroke-width': 9 }) +
		path(v.curve(cowl, true), painted) +
		rectangle(v.x(-0.08), v.y(lamp + 0.03), v.length(0.16), v.length(0.06), light) +
		rectangle(v.x(-0.1), v.y(lamp - 0.14), v.length(0.2), v.length(0.13), plate)
	);
}

/** A motorcycle from ahead or behind: one tyre, fork or tail, bars and mirrors. */
export function drawMotorcycleEnd(
	bike: Motorcycle,
	paint: Paint,
	{ title, rear }: { title: string; rear: boolean },
): Subject {
	const measures = measure(bike, rear);
	const end = rear ? stern(measures) : nose(measures, bike.shield.length > 0);
	const content =
		core(measures) + tyre(measures, bike.knobbly ?? false) + bothSides(pair(measures)) + guard(measures) + end;
	return { title, defs: paintDefs(paint), content: tag('g', {}, content), centre: 600, reach: 150 };
}
