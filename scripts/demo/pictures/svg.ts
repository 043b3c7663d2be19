/** A point in metres (x to the right, y up). The third value marks a corner: the curve does not run smoothly through it. */
export type Point = readonly [x: number, y: number, corner?: 1];

/** Points from `x y, x y!`; an exclamation mark makes a corner. */
export const points = (text: string): Point[] =>
	text.split(', ').map((point) => {
		const [x, y] = point.replace('!', '').split(' ').map(Number) as [number, number];
		return point.endsWith('!') ? [x, y, 1] : [x, y];
	});

/** A number as short as a path allows: one decimal, no trailing zero. */
export const short = (value: number) => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');

const join = (...values: number[]) => values.map(short).join(' ').replaceAll(' -', '-');

type Vector = [number, number];

const unit = (from: Point, to: Point): Vector => {
	const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
	return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
};

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The direction of the curve at a point: nearer to that of the shorter neighbour, so long panels stay flat. */
function tangent(before: Point | undefined, here: Point, after: Point | undefined): Vector | undefined {
	if (here[2] || !before || !after) return undefined;
	const [back, forth] = [unit(before, here), unit(here, after)];
	const [a, b] = [distance(before, here), distance(here, after)];
	const sum: Vector = [back[0] * b + forth[0] * a, back[1] * b + forth[1] * a];
	const length = Math.hypot(...sum) || 1;
	return [sum[0] / length, sum[1] / length];
}

/** A camera: turns metres into pixels of the picture and writes paths. `ground` is the pixel row of y = 0. */
export interface View {
	x(metres: number): number;
	y(metres: number): number;
	length(metres: number): number;
	/** Path data of a smooth curve through the points; `closed` joins the last to the first. */
	curve(points: readonly Point[], closed?: boolean): string;
	/** Path data of straight lines. */
	lines(points: readonly Point[], closed?: boolean): string;
}

interface Camera {
	scale: number;
	left: number;
	ground: number;
}

export function makeView({ scale, left, ground }: Camera): View {
	const x = (metres: number) => left + metres * scale;
	const y = (metres: number) => ground - metres * scale;
	const pixels = (point: Point): Vector => [Math.round(x(point[0])), Math.round(y(point[1]))];
	const at = (point: Point) => join(...pixels(point));
	/** Whole pixels relative to the segment's start: half the bytes of absolute decimals. */
	const from = (origin: Point, ...targets: Point[]) => {
		const [left0, top0] = pixels(origin);
		return join(...targets.flatMap((target) => pixels(target).map((value, axis) => value - (axis ? top0 : left0))));
	};
	const segment = (points: readonly Point[], index: number, closed: boolean) => {
		const pick = (offset: number) => {
			const place = index + offset;
			return closed ? points[(place + points.length) % points.length] : points[place];
		};
		const [start, end] = [pick(0) as Point, pick(1) as Point];
		const reach = distance(start, end) / 3;
		const leave = tangent(pick(-1), start, end) ?? unit(start, end);
		const arrive = tangent(start, end, pick(2)) ?? unit(start, end);
		const first: Point = [start[0] + leave[0] * reach, start[1] + leave[1] * reach];
		const second: Point = [end[0] - arrive[0] * reach, end[1] - arrive[1] * reach];
		return start[2] && end[2] ? `l${from(start, end)}` : `c${from(start, first, second, end)}`;
	};
	return {
		x,
		y,
		length: (metres) => metres * scale,
		curve: (points, closed = false) => {
			const count = closed ? points.length : points.length - 1;
			const segments = Array.from({ length: count }, (_, index) => segment(points, index, closed));
			return `M${at(points[0] as Point)}${segments.join('')}${closed ? 'z' : ''}`;
		},
		lines: (points, closed = false) => {
			const steps = points.slice(1).map((point, index) => `l${from(points[index] as Point, point)}`);
			return `M${at(points[0] as Point)}${steps.join('')}${closed ? 'z' : ''}`;
		},
	};
}

type Attributes = Record<string, string | number | undefined>;

/** One element. Numbers are shortened; undefined attributes are left out. */
export function tag(name: string, attributes: Attributes, content = ''): string {
	const written = Object.entries(attributes)
		.filter(([, value]) => value !== undefined)
		.map(([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : value}"`)
		.join('');
	return content ? `<${name}${written}>${content}</${name}>` : `<${name}${written}/>`;
}

export const path = (d: string, attributes: Attributes = {}) => tag('path', { d, ...attributes });

/** A line of the given width in pixels. */
export const stroke = (d: string, colour: string, width: number, attributes: Attributes = {}) =>
	tag('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, ...attributes });

export const ellipse = (cx: number, cy: number, rx: number, ry: number, attributes: Attributes = {}) =>
	rx === ry
		? tag('circle', { cx: cx || undefined, cy: cy || undefined, r: rx, ...attributes })
		: tag('ellipse', { cx: cx || undefined, cy: cy || undefined, rx, ry, ...attributes });

export const rectangle = (x: number, y: number, width: number, height: number, attributes: Attributes = {}) =>
	tag('rect', { x: x || undefined, y: y || undefined, width, height, ...attributes });

/** A colour stop: offset 0 to 1, colour, opacity (1 when left out). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stopTags = (stops: readonly Stop[]) =>
	stops
		.map(([offset, colour, opacity]) =>
			tag('stop', {
				offset: offset ? String(Math.round(offset * 100) / 100).slice(offset < 1 ? 1 : 0) : undefined,
				'stop-color': colour,
				'stop-opacity': opacity === undefined ? undefined : String(opacity).replace(/^0\./, '.'),
			}),
		)
		.join('');

/** A gradient from the top of the shape it fills to its bottom. */
export const downwards = (id: string, stops: readonly Stop[]) =>
	tag('linearGradient', { id, x2: 0, y2: 1 }, stopTags(stops));

/** A vertical gradient between two pixel rows, for shapes that must shade alike wherever they lie. */
export const vertical = (id: string, from: number, to: number, stops: readonly Stop[]) =>
	tag('linearGradient', { id, gradientUnits: 'userSpaceOnUse', x2: 0, y1: from, y2: to }, stopTags(stops));

/** A gradient from the left of the shape it fills to its right. */
export const across = (id: string, stops: readonly Stop[]) => tag('linearGradient', { id }, stopTags(stops));

/** A round gradient that fills the shape it is used on. */
export const radial = (id: string, stops: readonly Stop[]) => tag('radialGradient', { id }, stopTags(stops));

/** A whole picture with its accessible title. */
export const picture = (
	width: number,
	height: number,
	title: string,
	content: string,
	box = `0 0 ${width} ${height}`,
) =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}"><title>${title}</title>${content}</svg>\n`;
