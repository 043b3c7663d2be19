import type { Point } from '../svg.ts';
import type { WheelStyle } from '../wheel.ts';

/** How a body looks from ahead. Heights come from the side's shape. */
interface Face {
	grille: 'slim' | 'wide' | 'tall' | 'closed';
	/** Height of the lamps' middle, metres. */
	lampHeight: number;
	/** How tall the lamps are, metres. */
	lampDepth: number;
}

/** How a body looks from behind. */
interface Tail {
	lamps: 'bar' | 'wedge' | 'tower';
	lampHeight: number;
	/** Height of the lower edge of the rear glass, metres. */
	glassFrom: number;
	/** Height of the lower edge of the lid, tailgate or doors, metres. */
	lidFrom: number;
	split?: true;
}

/** A body in metres: x from the foremost point backwards, y up from the road. One shape feeds every angle. */
export interface Body {
	title: string;
	length: number;
	width: number;
	height: number;
	wheelbase: number;
	/** From the foremost point to the front axle. */
	frontOverhang: number;
	wheelRadius: number;
	wheel: WheelStyle;
	/** Height of the sill's lower edge. */
	sill: number;
	/** From the lower front corner over the roof to the lower rear corner. */
	outline: readonly Point[];
	/** The side glass, all windows as one shape. */
	glass: readonly Point[];
	/** Pillars over the glass: x at the belt, x at the roof, width. */
	pillars: readonly (readonly [belt: number, roof: number, width: number])[];
	/** Door gaps: x and the height they start from; the last follows the rear arch where it meets it. */
	doors: readonly (readonly [x: number, top: number])[];
	handles: readonly Point[];
	mirror: Point;
	/** The line where the flank turns from the light, front to rear. */
	shoulder: readonly Point[];
	headlamp: readonly Point[];
	tailLamp: readonly Point[];
	/** Height of the glass's lower edge and of its upper edge, for the front and the rear view. */
	belt: number;
	glassTop: number;
	/** Height of the bonnet's leading edge. */
	bonnet: number;
	/** Half the roof's width over half the body's width. */
	tumblehome: number;
	cladding?: true;
	rails?: true;
	/** A slide rail for a sliding door, from x to x, at a height. */
	slide?: readonly [from: number, to: number, y: number];
	/** The load tub of a ute: from x to x. */
	tub?: readonly [from: number, to: number];
	/** A folding roof: drawn dark, with seats showing. */
	softTop?: true;
	face: Face;
	tail: Tail;
	/** Pixels per metre from the side, and from ahead and behind. */
	scale: number;
	faceScale: number;
}
