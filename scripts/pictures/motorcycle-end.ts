import { type Subject, studio } from './backdrop.ts';
import { type Motorcycle, paintDefs } from './motorcycle.ts';
import type { Paint } from './paints.ts';
import { ellipse, makeView, type Point, path, rectangle, stroke, tag, type View } from './svg.ts';

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
