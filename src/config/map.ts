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
	idle: text.default('Google Maps is on idle').describe('While the map has not been asked for.'),
	loading: text.default('Google Maps is loading').describe('While it loads.'),
	error: text.default('Google Maps is on error').describe('When it could not be loaded.'),
});

const tiles = z.strictObject({
	url: tileUrl
		.default('https://tile.openstreetmap.org/{z}/{x}/{y}.png')
		.describe('Address of the tiles, with {z}, {x} and {y}.'),
	attribution: text.default('© OpenStreetMap contributors').describe('Whom the map is from, as its licence asks.'),
	attribution_url: link.default('https://www.openstreetmap.org/copyright').describe('Where the attribution leads.'),
	max_zoom: z.int().min(1).max(22).default(19).describe('The closest zoom that there are tiles for.'),
});

const centre = z.strictObject({
	lat: z.number().min(-90).max(90).default(defaultCentre.lat).describe('Latitude.'),
	long: z.number().min(-180).max(180).default(defaultCentre.long).describe('Longitude.'),
});

/** The map of the locations (LOC-2, LOC-3, LOC-4). */
export const map = z.strictObject({
	texts: texts.prefault({}).describe('What stands in the place of the map until it is there.'),
	tiles: tiles.prefault({}).describe('Where the map is from. A site with a map_key shows Google’s instead.'),
	centre: centre
		.prefault({})
		.describe(
			'What the map shows while it has no pin. Where no location has lat and long at all, the map of all locations is drawn only if this is set.',
		),
	zoom: z.int().min(1).max(22).default(10).describe('How close it shows the centre, from 1 (the world).'),
	cards: z.enum(['top', 'bottom']).default('bottom').describe('Location cards above or below the map.'),
	hero: z
		.enum(['image', 'map'])
		.default('image')
		.describe('What stands beside the details of a location. Where there is no such thing, the other.'),
	google_url: script
		.default('https://maps.googleapis.com/maps/api/js')
		.describe('Script of the Google map layer, for countries where another host answers. Loaded only with a map_key.'),
});
