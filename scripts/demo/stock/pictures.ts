import { anglesOf, type BodyName, cabinNumbers, hasBackSeats } from '../pictures/names.ts';
import { type PaintName, paintNames } from '../pictures/paints.ts';
import { type TrimName, trimNames } from '../pictures/trims.ts';

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

const trimOf = (interior: string | undefined): TrimName =>
	trimNames.find((name) => name === interior?.toLowerCase()) ?? 'black';

/** What a picture shows: the body, its colour, and that of the seats. */
type Look = { body: BodyName; colour: Colour | PaintName; interior?: string | undefined };

/** Root-relative addresses of up to `photos` pictures of a vehicle, as a dealer puts them: outside, inside, close. Four are all. */
export function pictureUrls({ body, colour, interior }: Look, photos: number): string[] {
	const outside = anglesOf(body).map((angle) => `${body}-${paintOf(colour)}-${angle}`);
	const cabin = cabinNumbers[body];
	const inside = cabin > 4 ? `cabin-${cabin}` : `cabin-${cabin}-${trimOf(interior)}`;
	const [side = '', front = '', rear = '', ...detail] = outside;
	const bench = hasBackSeats(body) ? [`back-seats-${trimOf(interior)}`] : [];
	const all = detail.length > 0 ? [side, front, inside, rear, ...detail, ...bench] : [side, front, rear, inside];
	return all.slice(0, photos >= 4 ? all.length : Math.max(0, photos)).map((name) => `/assets/${name}.svg`);
}
