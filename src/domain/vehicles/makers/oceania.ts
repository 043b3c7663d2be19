import type { MakerCodes } from './maker-code.ts';

/** Built in Australia (USER-10). Badge twins of 1989 to 1997 have the code of whoever built them. */
export const oceania: MakerCodes = {
	Ford: '6FP',
	Holden: '6G1 6H8',
	Iveco: '6F2',
	Kenworth: '6F5',
	Mack: '6FM',
	Mitsubishi: '6MM',
	Pontiac: '6G2',
	Toyota: '6T1',
};
