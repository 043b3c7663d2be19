/** How much of each pixel a shape covers, in steps from 0 to {@link fullLevel}, and where its upper left pixel stands. */
export type Mask = { left: number; top: number; width: number; height: number; levels: Uint8Array };

/** A pixel that is covered whole. */
export const fullLevel = 15;

type Point = readonly [x: number, y: number];

/** A step of an outline, as font readers name them. */
export type OutlineStep = {
	command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
	args: readonly number[];
};

/** Longest line, in pixels, that stands for a part of a curve. */
const finest = 3;

/**
 * A glyph's outline (y upwards) as a mask of pixels: `scale` pixels a unit, moved `shift` pixels to the right. Each line
 * notes in every pixel that it passes how much of it, and of all pixels to the right, lies on its one side; the sum from
 * left to right is what the shape covers. Contours that overlap, as in variable fonts, count once.
 */
export function outlineMask(outline: readonly OutlineStep[], { scale, shift }: { scale: number; shift: number }): Mask {
	const lines = linesOf(outline, ([x, y]) => [x * scale + shift, -y * scale]);
	const points = lines.flat();
	if (points.length === 0) return { left: 0, top: 0, width: 0, height: 0, levels: new Uint8Array(0) };
	const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
	const [left, top] = [Math.floor(Math.min(...xs)), Math.floor(Math.min(...ys))];
	const width = Math.floor(Math.max(...xs)) - left + 1;
	const height = Math.floor(Math.max(...ys)) - top + 1;
	const sums = new Float64Array(width * height + 1);
	for (const [[x0, y0], [x1, y1]] of lines) addLine(sums, width, [x0 - left, y0 - top, x1 - left, y1 - top]);
	return { left, top, width, height, levels: levelsOf(sums, width) };
}

function levelsOf(sums: Float64Array, width: number): Uint8Array {
	const levels = new Uint8Array(sums.length - 1);
	let covered = 0;
	for (let at = 0; at < levels.length; at++) {
		covered = (at % width === 0 ? 0 : covered) + (sums[at] ?? 0);
		levels[at] = Math.round(Math.min(1, Math.abs(covered)) * fullLevel);
	}
	return levels;
}

function addLine(sums: Float64Array, width: number, [x0, y0, x1, y1]: [number, number, number, number]): void {
	if (y0 === y1) return;
	const cuts = [0, ...crossings(x0, x1), ...crossings(y0, y1), 1].sort((one, other) => one - other);
	for (let piece = 1; piece < cuts.length; piece++) {
		const [from, to] = [cuts[piece - 1] ?? 0, cuts[piece] ?? 1];
		const middle = (from + to) / 2;
		const x = x0 + (x1 - x0) * middle;
		const column = Math.floor(x);
		const at = Math.floor(y0 + (y1 - y0) * middle) * width + column;
		const rise = (y1 - y0) * (to - from);
		sums[at] = (sums[at] ?? 0) + rise * (1 - (x - column));
		if (column + 1 < width) sums[at + 1] = (sums[at + 1] ?? 0) + rise * (x - column);
	}
}

/** Where between two numbers whole ones are passed, from 0 (at the first) to 1. */
function crossings(from: number, to: number): number[] {
	const first = Math.floor(Math.min(from, to)) + 1;
	const count = Math.max(0, Math.ceil(Math.max(from, to)) - first);
	return Array.from({ length: count }, (_, index) => (first + index - from) / (to - from));
}

function linesOf(outline: readonly OutlineStep[], place: (point: Point) => Point): [Point, Point][] {
	const lines: [Point, Point][] = [];
	let start: Point = [0, 0];
	let pen: Point = start;
	const to = (next: Point): void => {
		lines.push([pen, next]);
		pen = next;
	};
	for (const { command, args } of outline) {
		const points = pairs(args).map(place);
		const [end = start] = points.slice(-1);
		if (command === 'moveTo') [start, pen] = [end, end];
		else if (command === 'closePath') to(start);
		else for (const point of curve([pen, ...points])) to(point);
	}
	return lines;
}

const pairs = (args: readonly number[]): Point[] =>
	Array.from({ length: args.length >> 1 }, (_, index) => [args[index * 2] ?? 0, args[index * 2 + 1] ?? 0]);

/** A line, or a curve with one or two points that pull it, as lines of a few pixels: all but its start. */
function curve(points: readonly Point[]): Point[] {
	if (points.length === 2) return points.slice(1);
	const length = points.slice(1).reduce((sum, [x, y], index) => {
		const [fromX = 0, fromY = 0] = points[index] ?? [];
		return sum + Math.hypot(x - fromX, y - fromY);
	}, 0);
	const count = Math.max(2, Math.ceil(length / finest));
	return Array.from({ length: count }, (_, index) => pointAt(points, (index + 1) / count));
}

/** De Casteljau's construction: the point at a share of the curve. */
function pointAt(points: readonly Point[], share: number): Point {
	const [first = [0, 0], ...rest] = points;
	if (rest.length === 0) return first;
	const nearer = rest.map(([x, y], index): Point => {
		const [fromX = 0, fromY = 0] = points[index] ?? [];
		return [fromX + (x - fromX) * share, fromY + (y - fromY) * share];
	});
	return pointAt(nearer, share);
}
