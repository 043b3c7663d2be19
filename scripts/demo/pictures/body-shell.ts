import type { Body } from './bodies/body.ts';
import { trim } from './paints.ts';
import { ellipse, type Point, path, short, tag, type View } from './svg.ts';

export const archGap = 0.055;

export const axles = (body: Body) => [body.frontOverhang, body.frontOverhang + body.wheelbase] as const;

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

export const silhouette = (body: Body, view: View) => view.curve(body.outline) + underside(body, view);

/** Everything dark behind the wheels and under the sills. */
export function wells(body: Body, view: View): string {
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
export function cladding(body: Body, view: View): string {
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
