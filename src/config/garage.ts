import { z } from 'zod';
import { off, sitePath } from './value.ts';

/** Saved cars (CARD-4, ROUTE-12). */
export const garage = {
	garage_enabled: off('Visitors may sign in and keep a watchlist.'),
	garage_settings: z
		.strictObject({ prefix: sitePath.default('/my-garage').describe('Address of the garage, such as /mymotorama.') })
		.prefault({})
		.describe('The garage.'),
	favourites_enabled: z.boolean().default(true).describe('Visitors may mark cars as favourites on their device.'),
};
