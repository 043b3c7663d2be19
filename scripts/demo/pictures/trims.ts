/** What seats are covered in, by the colour of the interior in the feed. */
export interface Trim {
	name: string;
	seat: string;
	seatShade: string;
	face: string;
}

export const trims = {
	black: { name: 'black', seat: '#3b4046', seatShade: '#272b30', face: '#33383e' },
	grey: { name: 'grey', seat: '#7d868e', seatShade: '#565e66', face: '#5f676f' },
	beige: { name: 'beige', seat: '#cdb999', seatShade: '#a08b69', face: '#b7a381' },
	brown: { name: 'brown', seat: '#8a5633', seatShade: '#5f3a22', face: '#5a3d2b' },
} as const satisfies Record<string, Trim>;

export type TrimName = keyof typeof trims;

export const trimNames = Object.keys(trims) as TrimName[];
