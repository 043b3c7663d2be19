import { z } from 'zod';
import { openingHours, timeZone } from './hours.ts';
import { locationTestDrives } from './test-drives.ts';
import { asset, count, id, link, pathSlug, phone, rating, text, texts } from './value.ts';

const locationTypes = ['sales', 'service', 'parts', ''] as const;

/** Either of the two shapes in use, `{thumb: {url}}` and `{image: {url, thumb: {url}}}`; read as `{url, thumb}` (LOC-1). */
const thumb = z.strictObject({ url: asset.describe('Address of the small picture.') });
const picture = {
	url: asset.optional().describe('Address of the picture.'),
	thumb: thumb.optional().describe('A smaller version.'),
};
export const image = z
	.strictObject({ ...picture, image: z.strictObject(picture).optional().describe('The same keys, one level deeper.') })
	.transform(({ image: inner, url, thumb: small }) => {
		const full = inner?.url ?? url ?? inner?.thumb?.url ?? small?.url;
		return full ? { url: full, thumb: inner?.thumb?.url ?? small?.url ?? full } : undefined;
	});

export const address = z.strictObject({
	street: text.optional().describe('Number and street.'),
	city: text.optional().describe('City or suburb.'),
	state: text.optional().describe('State or region, such as NSW.'),
	postcode: z
		.union([z.string().regex(/^\d{4,5}$/), z.int().min(200).max(99999)], {
			error: 'a postcode of 4 digits (5 in the US)',
		})
		.transform((value) => String(value).padStart(4, '0'))
		.optional()
		.describe('Postcode.'),
	lat: z.number().min(-90).max(90).optional().describe('Latitude, for the map.'),
	long: z.number().min(-180).max(180).optional().describe('Longitude, for the map.'),
	place_id: text.optional().describe('Google’s ID of the place, for Get Directions.'),
	place_url: link.optional().describe('The map service’s page about the place, for Get Directions.'),
	full: text.optional().describe('The whole address in one line. Default: put together from its parts.'),
	map_url: link.optional().describe('Link to a map of the place.'),
	map_key: text.optional().describe('Key for Google Maps. Default: OpenStreetMap is shown.'),
});

const socialLinks = z.strictObject({
	facebook: link.optional().describe('Address of the Facebook page.'),
	instagram: link.optional().describe('Address of the Instagram page.'),
	youtube: link.optional().describe('Address of the YouTube channel.'),
	linkedin: link.optional().describe('Address of the LinkedIn page.'),
	tiktok: link.optional().describe('Address of the TikTok page.'),
	x: link.optional().describe('Address of the X page.'),
});

const contactDetail = z.strictObject({
	phone: phone.optional().describe('Phone number.'),
	landline_phone: phone.optional().describe('Landline, shown beside the phone number.'),
	mobile: phone.optional().describe('Mobile number.'),
	social_links: socialLinks.prefault({}).describe('Pages on social networks.'),
	opening_hours: openingHours.default([]).describe('Hours of the week; weekday 0 is Sunday.'),
});

const reviewSummary = z.strictObject({
	average_rating: rating.default(0).describe('Average stars, 0 to 5.'),
	count: count.default(0).describe('Number of reviews.'),
});

const wayThere = z.strictObject({
	title: text.describe("What it is about, such as 'Parking', 'Entrance', 'By train', 'Truck access' or 'After hours'."),
	text: text.describe('One or two sentences.'),
});

/** A place of business (LOC-1, LOC-10). `complete.ts` fills in what it leaves out. */
export const location = z.strictObject({
	id: id.describe('Number of the location. Cars refer to it.'),
	dealership_id: id.optional().describe('Number of the dealership to which the location belongs.'),
	name: text.describe(
		"Name, such as 'Northside - Sales'. ' - Sales', ' - Service' and ' - Parts' share one contact page.",
	),
	slug: pathSlug.optional().describe('Name in web addresses. Default: made from the name.'),
	dealership_slug: pathSlug
		.optional()
		.describe(
			'Dealership in web addresses. Default: the slug of the dealership with dealership_id, or else of the site.',
		),
	position: z.int().optional().describe('Position in lists, lowest first. Default: the position in this list.'),
	visible: z.boolean().default(true).describe('Whether visitors see the location.'),
	primary: z.boolean().default(false).describe('The main location.'),
	manufacturers: z.array(text).default([]).describe('Makes that the location sells or services. Empty: all makes.'),
	external_identifiers: z
		.record(z.string(), z.union([z.string(), z.number()], { error: 'a text or a number' }))
		.default({})
		.describe('The location’s numbers in other systems, by system.'),
	location_type: z.enum(locationTypes).default('').describe('sales, service, parts, or empty.'),
	location_subtype: texts.default([]).describe("May include 'buying': the location is listed on sell-your-car."),
	dealer_license_number: text.optional().describe('Licence number, shown only with licence_numbers_visible.'),
	motor_vehicle_repairer: text.optional().describe('Repairer licence number, shown only with licence_numbers_visible.'),
	website_url: link.optional().describe('The location’s own website.'),
	image: image.optional().describe('Picture of the place.'),
	time_zone: timeZone
		.optional()
		.describe('Time zone, such as Australia/Perth. Default: the site’s, or else the state’s.'),
	badge: text.optional().describe("A few words next to the name, such as 'Coming Late 2025'."),
	reviews: reviewSummary.optional().describe('Stars and number of reviews.'),
	average_rating: rating.optional().describe('Average stars, where reviews is not given.'),
	review_count: count.optional().describe('Number of reviews, where reviews is not given.'),
	contact_detail: contactDetail.prefault({}).describe('Phone numbers, social links and hours.'),
	address: address.prefault({}).describe('Address of the location.'),
	arrival: z
		.array(wayThere)
		.max(8)
		.default([])
		.describe('What helps visitors find their way in, on the page of the location: parking, entrance, trains and buses.'),
	test_drives: locationTestDrives
		.prefault({})
		.describe('How test drives are booked at this location, where that differs from the site’s test_drives.'),
});

/** One dealership of a group. */
export const dealership = z.strictObject({
	id: id.describe('Number of the dealership.'),
	name: text.describe('Name of the dealership.'),
	slug: pathSlug.describe('Name in web addresses: /locations/{slug}/.'),
	review_count: count.default(0).describe('Number of reviews. Not available yet.'),
	average_rating: rating.default(0).describe('Average stars, 0 to 5. Not available yet.'),
	manufacturers: z.array(text).default([]).describe('Makes that the dealership sells. Not available yet.'),
});
