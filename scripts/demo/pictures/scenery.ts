import type { Subject } from './backdrop.ts';
import { studio } from './backdrop.ts';
import { ellipse, radial, tag } from './svg.ts';

/** The same markup with every id marked, so that several subjects fit in one picture. */
const isolate = (markup: string, mark: string) =>
	markup
		.replace(/ id="(\w+)"/g, ` id="${mark}$1"`)
		.replace(/url\(#(\w+)\)/g, `url(#${mark}$1)`)
		.replace(/href="#(\w+)"/g, `href="#${mark}$1"`);

interface Placement {
	/** A letter that is unique in the picture. */
	mark: string;
	/** Pixel column of the subject's middle and row of the ground under it. */
	x: number;
	y: number;
	scale: number;
	/** Faces right instead of left. */
	flip?: true;
}

/** The gradient that `placeSubject` lays under a subject. */
export const contactShadow = radial('k', [
	[0, '#05070a', 0.75],
	[0.6, '#05070a', 0.4],
	[1, '#05070a', 0],
]);

/** A drawn vehicle put into a scene, with the shadow under it. */
export function placeSubject(subject: Subject, { mark, x, y, scale, flip }: Placement): string {
	const across = flip ? -scale : scale;
	const transform = `translate(${x} ${y}) scale(${across} ${scale}) translate(${-subject.centre} ${-studio.ground})`;
	return (
		ellipse(x, y + 2, subject.reach * scale * 1.12, 30 * scale, { fill: 'url(#k)' }) +
		tag('g', { transform }, `<defs>${isolate(subject.defs, mark)}</defs>${isolate(subject.content, mark)}`)
	);
}

/** A soft ridge line across the picture: heights at even steps, closed at the picture's bottom. */
export function ridge(width: number, bottom: number, heights: readonly number[]): string {
	const step = width / (heights.length - 1);
	const start = `M0 ${bottom}V${heights[0]}`;
	const curves = heights
		.slice(1)
		.map((height, index) => {
			const before = heights[index] ?? height;
			const x = index * step;
			return `C${Math.round(x + step / 2)} ${before} ${Math.round(x + step / 2)} ${height} ${Math.round(x + step)} ${height}`;
		})
		.join('');
	return `${start}${curves}V${bottom}z`;
}

/** A eucalypt: pale trunk, loose crowns. */
export function gumTree(x: number, y: number, size: number, leaf: string): string {
	const crown = (dx: number, dy: number, rx: number, ry: number) =>
		ellipse(x + dx * size, y - dy * size, rx * size, ry * size);
	return (
		`<path d="M${x} ${y}c${6 * size} ${-60 * size} ${-14 * size} ${-90 * size} ${8 * size} ${-170 * size}M${Math.round(x - 1 * size)} ${Math.round(y - 90 * size)}c${-10 * size} ${-30 * size} ${-30 * size} ${-40 * size} ${-36 * size} ${-70 * size}" fill="none" stroke="#7c6f63" stroke-width="${9 * size}"/>` +
		`<g fill="${leaf}">${crown(6, 190, 70, 42)}${crown(-42, 162, 48, 28)}${crown(52, 160, 44, 26)}${crown(20, 222, 40, 26)}</g>`
	);
}
