import { z } from 'zod';
import { fontNames } from '../config/theme.ts';

/** Width and height of pictures for shares, in pixels (SITE-13). */
export const shareSize = { width: 1200, height: 630 } as const;

/** Where the car stands in a picture for shares, in pixels. */
export const photoFrame = { x: 560, y: 72, width: 600, height: 450, radius: 14 } as const;

const colour = z.string().regex(/^#[0-9a-f]{6}$/i);
const text = z.string().max(1_000);

/**
 * GET → 200 a JPEG, the picture for shares of the car whose {@link shareDrawing} the site has as `/share/{name}.json`; 404
 * without one. `{name}` ends with a hash of all that the picture shows, so that an address never has another picture.
 */
export const drawnSharePath = '/share/:file';

/** Where the site has the drawing of a picture that is drawn on demand. */
export const shareDrawingFile = (name: string): string => `/share/${name}.json`;

/** All that a picture for shares shows. Also the file from which one is drawn on demand. */
export const shareDrawing = z.object({
	/** `2021 Kia Rio`, or the dealer's name on the site's own picture. */
	title: text,
	/** Badge and series, or what the dealer says of itself. */
	text: text.nullable(),
	/** What the car's card shows as its price; null where the picture is the site's. */
	price: text.nullable(),
	tag: text.nullable(),
	/** Dealer and place. */
	foot: text,
	/** Address of the car's photo, on the site (`/assets/…`) or on another host; null where none can be shown. */
	picture: z.string().max(4_000).nullable(),
	colours: z.object({ brand: colour, on_brand: colour, accent: colour, on_accent: colour }),
	fonts: z.object({ heading: z.enum(fontNames), body: z.enum(fontNames) }),
});

export type ShareDrawing = z.output<typeof shareDrawing>;
