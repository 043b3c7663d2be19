import { angles, type BodyName, cabinNumbers } from '../pictures/names.ts';
import { type PaintName, paintNames } from '../pictures/paints.ts';

/** The colours of the stock and the paint each is drawn in. */
const colourPaints = {
	White: 'white',
	Silver: 'silver',
	Grey: 'grey',
	Black: 'black',
	Red: 'red',
	Maroon: 'red',
	Blue: 'blue',
	Green: 'green',
	Orange: 'orange',
	Yellow: 'orange',
	Bronze: 'bronze',
	Beige: 'bronze',
	Brown: 'bronze',
} as const satisfies Record<string, PaintName>;

export type Colour = keyof typeof colourPaints;

const paintOf = (colour: Colour | PaintName): PaintName =>
	paintNames.find((name) => name === colour) ?? colourPaints[colour as Colour];

/** Root-relative addresses of up to `photos` pictures of a vehicle: side, front, rear, interior (there are no more). */
export function pictureUrls(body: BodyName, colour: Colour | PaintName, photos: number): string[] {
	const outside = angles.map((angle) => `/assets/${body}-${paintOf(colour)}-${angle}.svg`);
	return [...outside, `/assets/cabin-${cabinNumbers[body]}.svg`].slice(0, Math.max(0, photos));
}
