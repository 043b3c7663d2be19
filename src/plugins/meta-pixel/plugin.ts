import { z } from 'zod';
import { definePlugin } from '../plugin.ts';

const settings = z
	.strictObject({
		pixel_id: z
			.string({ error: 'the ID of a pixel: 10 to 20 digits, in quotes' })
			.regex(/^\d{10,20}$/)
			.describe('ID of the pixel (dataset), such as 123456789012345.'),
		automatic_events: z
			.boolean()
			.default(false)
			.describe(
				'Meta’s script also counts what it finds by itself: clicks on buttons, and what pages say of themselves.',
			),
	})
	.describe('Meta Pixel, for ads on Facebook and Instagram.');

const script = 'https://connect.facebook.net';

/**
 * Meta's pixel: every page, a car's page with the car's id as in the feed `meta-automotive.csv`, and each lead (SITE-12). What
 * a visitor types is never sent.
 */
export const metaPixel = definePlugin({
	settings,
	consent: 'marketing',
	title: 'Meta Pixel',
	cookies: ['_fbp', '_fbc'],
	head: () => [],
	hosts: () => ({ 'script-src': [script], 'connect-src': [script, 'https://www.facebook.com'] }),
});

export type MetaPixel = z.output<typeof settings>;
