import { z } from 'zod';
import { defaultCentre } from '../domain/places/map-centre.ts';
import { link, text } from './value.ts';

const tileUrl = z
	.string({ error: 'an address of tiles with {z}, {x} and {y}, such as https://tile.example.com/{z}/{x}/{y}.png' })
	.trim()
	.regex(/^https?:\/\/\S*\{z\}\S*$/)
	.refine((url) => url.includes('{x}') && url.includes('{y}'));

const script = z
	.string({ error: 'the address of a script, such as https://maps.googleapis.com/maps/api/js' })
	.trim()
	.regex(/^https?:\/\/[^\s?#]+$/);

const texts = z.strictObject({
	idle: text.default('Google Maps is on idle').describe('Before the map is loaded.'),
	loading: text.default('Google Maps is loading').describe('While the map loads.'),
	error: text.default('Google Maps is on error').describe('When the map could not be loaded.'),
});

const tiles = z.strictObject({
	url: tileUrl
		.default('https://tile.openstreetmap.org/{z}/{x}/{y}.png')
		.describe('Address of the tiles, with {z}, {x} and {y}.'),
	attribution: text.default('© OpenStreetMap contributors').describe('Who made the map, as its licence requires.'),
	attribution_url: link
		.default('https://www.openstreetmap.org/copyright')
		.describe('Page to which the attribution links.'),
	max_zoom: z.int().min(1).max(22).default(19).describe('The highest zoom level for which there are tiles.'),
});

const centre = z.strictObject({
	lat: z.number().min(-90).max(90).default(defaultCentre.lat).describe('Latitude.'),
	long: z.number().min(-180).max(180).default(defaultCentre.long).describe('Longitude.'),
});

/** The map of the locations (LOC-2, LOC-3, LOC-4). */
export const map = z.strictObject({
	texts: texts.prefault({}).describe('Texts in place of the map until it is shown.'),
	tiles: tiles.prefault({}).describe('Source of the map. A site with a map_key shows Google Maps instead.'),
	centre: centre
		.prefault({})
		.describe(
			'Centre of the map while it shows no pin. If no location has lat and long, the map of all locations is shown only where this is set.',
		),
	zoom: z.int().min(1).max(22).default(10).describe('Zoom level at the centre, from 1 (the world).'),
	cards: z
		.enum(['top', 'bottom'])
		.default('top')
		.describe(
			'Whether location cards are above or below the map, where they are not beside it. Default: above, so that phones begin with them.',
		),
	hero: z
		.enum(['image', 'map'])
		.default('image')
		.describe(
			'What is shown beside the details of a location. If the location does not have it, the other one is shown.',
		),
	google_url: script
		.default('https://maps.googleapis.com/maps/api/js')
		.describe('Address of Google’s map script, for countries with another host. Loaded only where there is a map_key.'),
});
