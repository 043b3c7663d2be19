import type { Angle, BodyName } from '../pictures/names.ts';
import type { PaintName } from '../pictures/paints.ts';
import type { PlaceName } from './places.ts';

/** A part of the studio's picture: left, top and width in its units; the height follows from the photo's shape. */
type Frame = readonly [left: number, top: number, width: number];

export type Outside = { body: BodyName; paint: PaintName; angle: Angle; place: PlaceName };

/** One photograph: of what, from where, and how it is stored. */
export interface Shot {
	/** File name without `.jpg`. */
	name: string;
	subject: Outside | { interior: 'cockpit' | 'living-space' };
	frame: Frame;
	/** Pixels as it is shown, upright. */
	size: Size;
	/** EXIF Orientation: 6 and 8 are stored turned a quarter, as phones do. */
	orientation: Orientation;
}

export type Orientation = 1 | 6 | 8;
export type Size = readonly [width: number, height: number];

/** The sizes that cameras and photo services give. */
export const sizes = {
	small: [1600, 1200],
	medium: [2048, 1536],
	wide: [1800, 1200],
	large: [4000, 3000],
	portrait: [1200, 1600],
	tall: [1536, 2048],
} as const satisfies Record<string, Size>;

/** A close-up of something that looks the same in every paint. */
export type CloseUp = readonly [name: string, frame: Frame];

/** Close-ups of one subject, in the usual size. */
export const closeUps = (subject: Shot['subject'], shots: readonly CloseUp[]): Shot[] =>
	shots.map(([name, frame]) => ({ name, subject, frame, size: sizes.small, orientation: 1 }));

/** The whole vehicle again from a few steps further away. */
export const far = (subject: Outside): Shot => ({
	name: `${subject.body}-${subject.paint}-far`,
	subject,
	frame: [-20, -30, 1240],
	size: sizes.wide,
	orientation: 1,
});
