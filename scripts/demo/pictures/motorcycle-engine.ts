import type { Motorcycle } from './motorcycle.ts';
import { view } from './motorcycle-view.ts';
import { ellipse, type Point, path, stroke } from './svg.ts';

export function engine(bike: Motorcycle): string {
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
