/** Colours of a logo: the letters, the symbol's main, second and third colour, and what is behind it. */
export type Tints = { ink: string; main: string; second: string; third: string; back: string };

export const fill = (d: string, colour: string): string => `<path fill="${colour}" d="${d}"/>`;

/** A line with round ends. */
export const line = (d: string, colour: string, width: number): string =>
	`<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

export const disc = (x: number, y: number, radius: number, colour: string): string =>
	`<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;
