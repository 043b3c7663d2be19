import { type Subject, studio } from './backdrop.ts';
import type { Paint } from './paints.ts';
import { downwards, ellipse, makeView, type Point, path, rectangle, short, stroke, tag, type View } from './svg.ts';

/** A motorcycle in metres: x from the front axle backwards, y up from the road. */
export interface Motorcycle {
	title: string;
	wheelbase: number;
	front: number;
	rear: number;
	tank: readonly Point[];
	seat: readonly Point[];
	tail: readonly Point[];
	/** Painted panels at the front: a fairing, a beak, or none on a cruiser. */
	fairing: readonly Point[];
	shield: readonly Point[];
	bars: readonly Point[];
	lamp: Point;
	exhaust: readonly Point[];
	knobbly?: true;
}

const view = makeView({ scale: 390, left: 325, ground: studio.ground });

const paintDefs = (paint: Paint) =>
	downwards('p', [
		[0, paint.lit],
		[0.25, paint.base],
		[0.65, paint.shade],
		[1, paint.deep],
	]) +
	downwards('m', [
		[0, '#e9edf0'],
		[0.45, '#9aa3ab'],
		[1, '#454c53'],
	]);

function wheel(at: number, radius: number, knobbly: boolean): string {
	const [x, y, r] = [view.x(at), view.y(radius), view.length(radius)];
	const rim = r * (knobbly ? 0.74 : 0.78);
	const spokes = Array.from({ length: 9 }, (_, index) => {
		const angle = (index / 9) * Math.PI * 2 + 0.2;
		return `M${Math.round(x)} ${Math.round(y)}L${Math.round(x + Math.cos(angle) * rim)} ${Math.round(y + Math.sin(angle) * rim)}`;
	}).join('');
	return (
		ellipse(x, y, r - 16, r - 16, { fill: 'none', stroke: '#141619', 'stroke-width': 33 }) +
		ellipse(x, y, r - 3, r - 3, {
			fill: 'none',
			stroke: '#303439',
			'stroke-width': 5,
			...(knobbly && { 'stroke-dasharray': '9 7' }),
		}) +
		stroke(spokes, '#7d868e', knobbly ? 4 : 8) +
		ellipse(x, y, rim, rim, { fill: 'none', stroke: '#b4bcc3', 'stroke-width': 9 }) +
		ellipse(x, y, r * 0.4, r * 0.4, {
			fill: 'none',
			stroke: '#8b949c',
			'stroke-width': 13,
			'stroke-dasharray': '13 3',
		}) +
		ellipse(x, y, r * 0.13, r * 0.13, { fill: 'url(#m)' })
	);
}

function engine(bike: Motorcycle): string {
	const middle = bike.wheelbase * 0.5;
	const block: Point[] = [
		[middle - 0.26, 0.3],
		[middle - 0.22, 0.5],
		[middle - 0.06, 0.6],
		[middle + 0.16, 0.55],
		[middle + 0.27, 0.4],
		[middle + 0.22, 0.24],
		[middle - 0.1, 0.2],
	];
	const cylinder = (x: number, lean: number): Point[] => [
		[x, 0.42, 1],
		[x + lean, 0.7, 1],
		[x + lean + 0.17, 0.72, 1],
		[x + 0.2, 0.46, 1],
	];
	const fins = (x: number, lean: number) =>
		[0.15, 0.35, 0.55, 0.75]
			.map((share) =>
				view.lines([
					[x + lean * share - 0.01, 0.44 + 0.28 * share],
					[x + lean * share + 0.2, 0.47 + 0.27 * share],
				]),
			)
			.join('');
	return (
		path(view.lines(cylinder(middle - 0.2, -0.1), true) + view.lines(cylinder(middle + 0.02, 0.06), true), {
			fill: '#3b4147',
		}) +
		stroke(fins(middle - 0.2, -0.1) + fins(middle + 0.02, 0.06), '#8f989f', 5) +
		path(view.curve(block, true), { fill: 'url(#m)', stroke: '#1c2024', 'stroke-width': 3 }) +
		ellipse(view.x(middle + 0.1), view.y(0.37), 44, 44, { fill: '#363c42', stroke: '#aeb6bd', 'stroke-width': 5 }) +
		ellipse(view.x(middle - 0.12), view.y(0.38), 27, 27, { fill: '#4a5158', stroke: '#aeb6bd', 'stroke-width': 4 })
	);
}

function frame(bike: Motorcycle): string {
	const { wheelbase, front, rear, bars } = bike;
	const head = bars[0] ?? [0.4, 0.9];
	const fork = view.lines([
		[0, front],
		[head[0] + 0.01, head[1]],
	]);
	const arm = view.lines([
		[wheelbase, rear],
		[wheelbase * 0.6, 0.4],
	]);
	const spine = view.lines(
		[
			[head[0], head[1] - 0.08],
			[wheelbase * 0.38, 0.34],
			[wheelbase * 0.62, 0.3],
			[wheelbase * 0.66, 0.72],
			[head[0] + 0.05, head[1] - 0.06],
		],
		true,
	);
	return (
		stroke(arm, '#22262a', 24) +
		stroke(spine, '#1c1f23', 17, { 'stroke-linejoin': 'round' }) +
		stroke(fork, '#1d2125', 25) +
		stroke(fork, '#c9a24e', 12, { 'stroke-dasharray': '0 110 400' }) +
		stroke(fork, '#c8ced3', 10, { 'stroke-dasharray': '110 400' })
	);
}

function panels(bike: Motorcycle, paint: Paint): string {
	const gloss = short(paint.gloss);
	const panel = (points: readonly Point[]) =>
		points.length ? path(view.curve(points, true), { fill: 'url(#p)', stroke: '#0b0d0f', 'stroke-width': 1.5 }) : '';
	const guard: Point[] = [
		[-bike.front * 0.8, bike.front * 1.75],
		[0, bike.front * 2.14],
		[bike.front * 0.9, bike.front * 1.7],
		[bike.front * 0.72, bike.front * 1.7],
		[0, bike.front * 2.05],
		[-bike.front * 0.66, bike.front * 1.72],
	];
	const line = bike.tank.slice(1, 5).map(([x, y]): Point => [x, y - 0.035]);
	return (
		panel(bike.tail) +
		path(view.curve(bike.seat, true), { fill: '#1c1e21', stroke: '#000', 'stroke-width': 2 }) +
		panel(bike.tank) +
		stroke(view.curve(line), '#fff', 7, { opacity: gloss, 'stroke-linecap': 'round' }) +
		panel(guard) +
		panel(bike.fairing) +
		(bike.shield.length
			? path(view.curve(bike.shield, true), { fill: '#26323c', opacity: '.6', stroke: '#10151a', 'stroke-width': 2 })
			: '')
	);
}

function controls(bike: Motorcycle): string {
	const { bars, lamp, exhaust } = bike;
	const end = bars.at(-1) as Point;
	const grip: Point[] = [
		[end[0] - 0.06, end[1] - 0.005],
		[end[0] + 0.07, end[1] + 0.01],
	];
	const stalk: Point[] = [
		[end[0] - 0.03, end[1]],
		[end[0] - 0.08, end[1] + 0.16],
	];
	return (
		stroke(view.curve(exhaust), '#23272b', 36, { 'stroke-linecap': 'round' }) +
		stroke(view.curve(exhaust), 'url(#m)', 24, { 'stroke-linecap': 'round' }) +
		stroke(view.curve(bars), '#2a2e33', 11) +
		stroke(view.lines(stalk), '#2a2e33', 5) +
		stroke(view.lines(grip), '#101214', 21, { 'stroke-linecap': 'round' }) +
		ellipse(view.x(end[0] - 0.09), view.y(end[1] + 0.19), 31, 18, { fill: '#16191c' }) +
		ellipse(view.x(lamp[0]), view.y(lamp[1]), 27, 36, { fill: '#1b1f23' }) +
		ellipse(view.x(lamp[0] - 0.025), view.y(lamp[1]), 18, 30, {
			fill: '#eaf2f8',
			stroke: '#88939c',
			'stroke-width': 3,
		}) +
		rectangle(view.x((bike.tail.at(2) ?? [1.6])[0]) - 8, view.y((bike.tail.at(2) ?? [0, 0.8])[1]) + 2, 18, 26, {
			rx: 5,
			fill: '#b3161f',
		})
	);
}

/** A motorcycle from its left side. */
export function drawMotorcycleSide(bike: Motorcycle, paint: Paint, title: string): Subject {
	const knobbly = bike.knobbly ?? false;
	const content =
		wheel(bike.wheelbase, bike.rear, knobbly) +
		wheel(0, bike.front, knobbly) +
		frame(bike) +
		engine(bike) +
		panels(bike, paint) +
		controls(bike);
	const centre = view.x(bike.wheelbase / 2);
	return { title, defs: paintDefs(paint), content, centre, reach: 430 };
}

const endView: View = makeView({ scale: 430, left: 600, ground: studio.ground });

/** A motorcycle from ahead or behind: one tyre, fork or tail, bars and mirrors. */
export function drawMotorcycleEnd(
	bike: Motorcycle,
	paint: Paint,
	{ title, rear }: { title: string; rear: boolean },
): Subject {
	const v = endView;
	const radius = rear ? bike.rear : bike.front;
	const width = rear ? 0.18 : 0.12;
	const grip = (bike.bars.at(-1) as Point)[1];
	const lampY = rear ? (bike.tail.at(2) ?? [0, 0.8])[1] - 0.03 : bike.lamp[1];
	const mirrored = (content: string) => `<g id="o">${content}</g><use href="#o" transform="matrix(-1 0 0 1 1200 0)"/>`;
	const bar: Point[] = [
		[0, grip - 0.04],
		[0.16, grip - 0.03],
		[0.27, grip + 0.02],
		[0.4, grip],
	];
	const half =
		stroke(v.curve(bar), '#262a2f', 13) +
		stroke(
			v.lines([
				[0.3, grip],
				[0.43, grip - 0.005],
			]),
			'#101214',
			24,
			{ 'stroke-linecap': 'round' },
		) +
		stroke(
			v.lines([
				[0.27, grip],
				[0.35, grip + 0.16],
			]),
			'#262a2f',
			6,
		) +
		ellipse(v.x(0.38), v.y(grip + 0.19), 40, 24, { fill: '#16191c' }) +
		(rear
			? ''
			: stroke(
					v.lines([
						[0.1, radius],
						[0.1, grip - 0.06],
					]),
					'#c3c9cf',
					17,
				)) +
		stroke(
			v.lines([
				[0.06, 0.36],
				[0.21, 0.33],
			]),
			'#3a4046',
			34,
			{ 'stroke-linecap': 'round' },
		) +
		ellipse(v.x(rear ? 0.17 : 0.21), v.y(lampY - 0.08), 17, 12, { fill: '#f0922b' });
	const body: Point[] = rear
		? [
				[-0.15, lampY + 0.05],
				[0, lampY + 0.13],
				[0.15, lampY + 0.05],
				[0.11, lampY - 0.08],
				[0, lampY - 0.11],
				[-0.11, lampY - 0.08],
			]
		: [
				[-0.2, lampY + 0.03],
				[-0.12, lampY + 0.16],
				[0.12, lampY + 0.16],
				[0.2, lampY + 0.03],
				[0.1, lampY - 0.14],
				[0, lampY - 0.19],
				[-0.1, lampY - 0.14],
			];
	const core: Point[] = [
		[-0.13, radius * 1.5, 1],
		[-0.17, lampY - 0.2],
		[-0.15, grip - 0.08, 1],
		[0.15, grip - 0.08, 1],
		[0.17, lampY - 0.2],
		[0.13, radius * 1.5, 1],
	];
	const tank =
		path(v.curve(core, true), { fill: '#1b1e22' }) +
		ellipse(v.x(0), v.y(grip - 0.14), v.length(0.19), v.length(0.1), {
			fill: 'url(#p)',
			stroke: '#0b0d0f',
			'stroke-width': 1.5,
		});
	const shield =
		bike.shield.length && !rear
			? path(
					v.curve(
						[
							[-0.17, lampY + 0.08],
							[-0.13, grip + 0.2],
							[0, grip + 0.27],
							[0.13, grip + 0.2],
							[0.17, lampY + 0.08],
						],
						true,
					),
					{ fill: '#2d3a45', opacity: '.55', stroke: '#12171c', 'stroke-width': 3 },
				)
			: '';
	const lamp = rear
		? rectangle(v.x(-0.08), v.y(lampY + 0.03), v.length(0.16), v.length(0.06), {
				rx: 9,
				fill: '#b9141f',
				stroke: '#3a060a',
				'stroke-width': 3,
			}) +
			rectangle(v.x(-0.1), v.y(lampY - 0.14), v.length(0.2), v.length(0.13), {
				rx: 4,
				fill: '#eef0ee',
				stroke: '#23272b',
				'stroke-width': 3,
			})
		: ellipse(v.x(0), v.y(lampY), v.length(0.085), v.length(0.085), {
				fill: '#dbe7f0',
				stroke: '#2a3036',
				'stroke-width': 7,
			}) + ellipse(v.x(0), v.y(lampY), v.length(0.05), v.length(0.05), { fill: '#fff' });
	const seat = rear
		? path(
				v.curve(
					[
						[-0.15, lampY + 0.08],
						[0, lampY + 0.21],
						[0.15, lampY + 0.08],
						[0, lampY + 0.1],
					],
					true,
				),
				{ fill: '#1a1c1f' },
			)
		: '';
	const pipe = rear
		? ellipse(v.x(0.22), v.y(0.42), 36, 40, { fill: '#15181b', stroke: '#b6bec5', 'stroke-width': 9 })
		: '';
	const guard = path(
		v.curve(
			[
				[-width * 0.62, radius * 1.5],
				[-width * 0.55, radius * 2.05],
				[0, radius * 2.14],
				[width * 0.55, radius * 2.05],
				[width * 0.62, radius * 1.5],
				[0, radius * 1.62],
			],
			true,
		),
		{ fill: rear ? '#17191c' : 'url(#p)', stroke: '#0b0d0f', 'stroke-width': 1.5 },
	);
	const content =
		path(
			v.curve(
				[
					[-0.2, 0.24],
					[-0.22, 0.55],
					[0, 0.68],
					[0.22, 0.55],
					[0.2, 0.24],
					[0, 0.19],
				],
				true,
			),
			{ fill: 'url(#m)', stroke: '#1c2024', 'stroke-width': 3 },
		) +
		tank +
		rectangle(v.x(-width / 2), v.y(radius * 2), v.length(width), v.length(radius * 2), {
			rx: v.length(width) * 0.46,
			fill: '#15171a',
		}) +
		stroke(
			`M${v.x(-width * 0.2)} ${Math.round(v.y(radius * 1.9))}v${Math.round(v.length(radius * 1.8))}M${v.x(width * 0.2)} ${Math.round(v.y(radius * 1.9))}v${Math.round(v.length(radius * 1.8))}`,
			'#2e3237',
			4,
			bike.knobbly ? { 'stroke-dasharray': '14 9', 'stroke-width': 10 } : {},
		) +
		mirrored(half) +
		guard +
		shield +
		seat +
		pipe +
		path(v.curve(body, true), { fill: 'url(#p)', stroke: '#0b0d0f', 'stroke-width': 1.5 }) +
		lamp;
	return { title, defs: paintDefs(paint), content: tag('g', {}, content), centre: 600, reach: 150 };
}
