import { backdropOf, studio as studioWall } from './backdrops.ts';
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

export interface Subject {
	title: string;
	defs: string;
	/** The car itself, drawn with its tyres at `studio.ground`. */
	content: string;
	/** Pixel column of the middle and half the length of its shadow. */
	centre: number;
	reach: number;
}

/** How much of the picture is shown: the part's left edge where the nose is on the left, its upper edge and its width. */
type Frame = readonly [left: number, top: number, width: number];

export const whole: Frame = [0, 0, studio.width];
/** The nose of a vehicle. */
export const near: Frame = [70, 300, 600];

const mirrored = (): string =>
	`<use href="#c" transform="matrix(1 0 0-1 0 ${studio.ground * 2})"/>` +
	rectangle(0, studio.ground, studio.width, studio.height - studio.ground, { fill: 'url(#v)' });

/**
 * A subject at its place: what is behind it, mirror image, contact shadow, then the subject, which faces the other way where it is
 * flipped.
 */
export const standAtPlace = (subject: Subject, frame: Frame): string =>
	stand(subject, frame, backdropOf(subject.title));

/** A subject in the studio, facing left, so that one in another paint stands just there. */
export const standInStudio = (subject: Subject, frame: Frame = whole): string =>
	stand(subject, frame, { backdrop: studioWall, flipped: false });

function stand(
	{ title, defs, content, ...subject }: Subject,
	[left, top, shown]: Frame,
	{ backdrop, flipped }: ReturnType<typeof backdropOf>,
): string {
	const { width, height, horizon, ground } = studio;
	const { reach } = subject;
	const centre = flipped ? width - subject.centre : subject.centre;
	const { wall, floor, fade, behind } = backdrop;
	return picture(
		width,
		height,
		title,
		`<defs>${lamp}${contact}${downwards('w', wall)}${downwards('f', floor)}${fade ? downwards('v', fade) : ''}${defs}</defs>` +
			rectangle(0, 0, width, horizon + 2, { fill: 'url(#w)' }) +
			behind +
			rectangle(0, horizon, width, height - horizon, { fill: 'url(#f)' }) +
			(behind ? '' : ellipse(centre, horizon - 90, 620, 330, { fill: 'url(#l)' })) +
			ellipse(centre, ground + 40, 640, 120, { fill: 'url(#l)', opacity: behind ? '.2' : '.5' }) +
			(fade ? mirrored() : '') +
			ellipse(centre, ground + 2, reach * 1.12, 40, { fill: 'url(#k)' }) +
			ellipse(centre, ground + 1, reach * 0.98, 17, { fill: 'url(#k)' }) +
			`<g id="c"${flipped ? ` transform="matrix(-1 0 0 1 ${width} 0)"` : ''}>${content}</g>`,
		`${flipped ? width - left - shown : left} ${top} ${shown} ${(shown * height) / width}`,
	);
}
