import { downwards, ellipse, picture, radial, rectangle } from './svg.ts';

/** Every studio picture is 4:3. */
export const studio = { width: 1200, height: 900, horizon: 530, ground: 655 } as const;

const lamp = radial('l', [
	[0, '#fff', 0.85],
	[1, '#fff', 0],
]);

const contact = radial('k', [
	[0, '#0b0e12', 0.72],
	[0.55, '#0b0e12', 0.42],
	[1, '#0b0e12', 0],
]);

const wall = downwards('w', [
	[0, '#8f99a5'],
	[0.55, '#b3bbc5'],
	[1, '#ccd2d9'],
]);

const floor = downwards('f', [
	[0, '#c9cfd6'],
	[0.1, '#b9c0c9'],
	[0.5, '#a9b1bb'],
	[1, '#8b949f'],
]);

/** Laid over the mirror image of the car, so that it fades into the floor. */
const fade = downwards('v', [
	[0, '#a9b1bb', 0.62],
	[0.6, '#a3abb5'],
	[1, '#8b949f'],
]);

export interface Subject {
	title: string;
	defs: string;
	/** The car itself, drawn with its tyres at `studio.ground`. */
	content: string;
	/** Pixel column of the middle and half the length of its shadow. */
	centre: number;
	reach: number;
}

/** A subject on the studio's floor: wall lit from behind, mirror image, contact shadow, then the subject. */
export function standInStudio({ title, defs, content, centre, reach }: Subject): string {
	const { width, height, horizon, ground } = studio;
	return picture(
		width,
		height,
		title,
		`<defs>${lamp}${contact}${wall}${floor}${fade}${defs}</defs>` +
			rectangle(0, 0, width, horizon + 2, { fill: 'url(#w)' }) +
			rectangle(0, horizon, width, height - horizon, { fill: 'url(#f)' }) +
			ellipse(centre, horizon - 90, 620, 330, { fill: 'url(#l)' }) +
			ellipse(centre, ground + 40, 640, 120, { fill: 'url(#l)', opacity: '.5' }) +
			`<use href="#c" transform="matrix(1 0 0-1 0 ${ground * 2})"/>` +
			rectangle(0, ground, width, height - ground, { fill: 'url(#v)' }) +
			ellipse(centre, ground + 2, reach * 1.12, 40, { fill: 'url(#k)' }) +
			ellipse(centre, ground + 1, reach * 0.98, 17, { fill: 'url(#k)' }) +
			`<g id="c">${content}</g>`,
	);
}
