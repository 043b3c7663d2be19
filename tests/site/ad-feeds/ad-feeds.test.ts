import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SiteInput } from '../../../src/config/site.ts';
import { type AdFeedName, adFeed, feedPath, siteFeeds } from '../../../src/site/ad-feeds/ad-feeds.ts';
import { csvText } from '../../../src/site/ad-feeds/csv-text.ts';
import { listPages } from '../../../src/site/pages/page-table.ts';
import { makeCar, makeSite } from '../../support/make-site.ts';

const place = {
	id: 3,
	name: 'Northside - Sales',
	external_identifiers: { google_store_code: 'NS-1' },
	address: { street: '1 Example Street', city: 'Sydney', state: 'NSW', postcode: '2000', lat: -33.8, long: 151.2 },
};
const site: Partial<SiteInput> = {
	price_basis: 'drive_away',
	locations: [place],
	ad_feeds: { google_vehicle_ads: { store_code: 'HQ' }, meta_automotive: {}, csv: {} },
};
const vin = (number: number): string => `6T1BE42K0000000${String(number).padStart(2, '0')}`;
const whole = {
	vin: vin(1),
	location_id: 3,
	badge: 'Sport, long "wheelbase"',
	km: 45_000,
	price: 25_990,
	colour: 'White',
	simple_body: 'Ute',
	simple_fuel: 'Diesel',
	simple_transmission: 'Automatic',
	images: ['https://cdn.example/1.jpg', 'https://cdn.example/2.jpg'].map((url) => ({ image: { url } })),
};

/** The feed of a site with these cars, as its reader reads it. */
function readFeed(name: AdFeedName, cars: Record<string, unknown>[], set: Partial<SiteInput> = {}) {
	const made = cars.map((car, index) => makeCar({ ...whole, stocknum: `S${index}`, vin: vin(index), ...car }));
	const { text, leftOut } = adFeed(makeSite({ ...site, ...set }, made), name);
	return { rows: parse(text, { columns: true }) as Record<string, string>[], leftOut };
}

const reasons = (name: AdFeedName, car: Record<string, unknown>, set: Partial<SiteInput> = {}) =>
	readFeed(name, [car], set).leftOut.flatMap((left) => left.reasons);

describe('feeds for advertisers', () => {
	test('are files of the site where its config asks for them', () => {
		const paths = (set: Partial<SiteInput>) =>
			listPages(makeSite(set)).flatMap(({ kind, path }) => (kind === 'ad-feed-file' ? [path] : []));
		expect(paths({})).toEqual([]);
		expect(paths(site)).toEqual(['/feeds/google-vehicle-ads.csv', '/feeds/meta-automotive.csv', '/feeds/stock.csv']);
		expect(siteFeeds({ ad_feeds: { csv: {} } }).map(feedPath)).toEqual(['/feeds/stock.csv']);
	});

	test('Google: a used ute with what its page shows', () => {
		const { rows, leftOut } = readFeed('google_vehicle_ads', [{}]);
		expect(leftOut).toEqual([]);
		expect(rows[0]).toMatchObject({
			vin: vin(0),
			store_code: 'NS-1',
			'vehicle_fulfillment(option:store_code)': 'in_store:NS-1',
			link_template: expect.stringMatching(/^https:\/\/test-motors\.example\/cars\/[^?]+\/\?store=\{store_code\}$/),
			brand: 'Kia',
			trim: 'Sport, long "wheelbase"',
			condition: 'Used',
			mileage: '45000 km',
			price: '25990 AUD',
			vehicle_price_type: 'drive_away_price',
			body_style: 'ute',
			engine: 'diesel',
			image_link: 'https://cdn.example/1.jpg',
			additional_image_link: 'https://cdn.example/2.jpg',
			google_product_category: '916',
		});
	});

	test('Google: what a price covers is Australia’s rule, and a new car is sold at its drive-away price', () => {
		const excluding = { price_basis: 'excluding_government_charges' } as const;
		const google = 'google_vehicle_ads';
		expect(readFeed(google, [{}], excluding).rows[0]?.['vehicle_price_type']).toBe(
			'excluding_government_charges_price',
		);
		expect(reasons(google, { car_type: 'new' }, excluding)).toEqual([expect.stringContaining('drive-away price only')]);
		expect(reasons(google, {}, { price_basis: undefined })).toEqual([expect.stringContaining('no price_basis')]);
		const abroad = readFeed(google, [{}], { price_basis: undefined, locale: 'en-NZ' });
		expect(abroad.rows[0]).toMatchObject({ vehicle_price_type: '', price: '25990 NZD' });
	});

	test.each([
		[{ vin: undefined }, 'no VIN of 17 characters'],
		[{ vin: '6T1BE42K0000OI001' }, 'no VIN of 17 characters'],
		[{ price: undefined }, 'no price on its page'],
		[{ price: 10 }, 'no price on its page'],
		[{ images: [] }, 'no photo'],
		[{ km: undefined }, 'no odometer reading'],
		[{ colour: undefined }, 'no colour'],
		[{ status: 'coming_soon' }, 'not here yet'],
		[{ reserved: true }, 'reserved'],
		[{ sold: true, sold_date: '2026-06-14' }, 'sold'],
	])('Google and Meta leave out a car with %j: %s', (car, reason) => {
		for (const name of ['google_vehicle_ads', 'meta_automotive'] as const) expect(reasons(name, car)).toEqual([reason]);
	});

	test('a new car without an odometer reading has gone nowhere; all that a car lacks is said at once', () => {
		expect(readFeed('google_vehicle_ads', [{ car_type: 'new', km: undefined }]).rows[0]?.['mileage']).toBe('0 km');
		expect(reasons('google_vehicle_ads', { vin: '1', colour: undefined })).toEqual([
			'no VIN of 17 characters',
			'no colour',
		]);
	});

	test('a vehicle is offered once, in whatever case its VIN is written', () => {
		const cars = [{ vin: vin(7) }, { vin: vin(7).toLowerCase() }];
		const { rows, leftOut } = readFeed('meta_automotive', cars);
		expect(rows).toHaveLength(1);
		expect(leftOut.map((left) => left.reasons)).toEqual([['another car with the same VIN is in the feed']]);
		expect(readFeed('csv', cars).rows).toHaveLength(2);
	});

	test('Google needs a store code, the location’s or the site’s, and takes no motorcycles', () => {
		const locations = [{ ...place, external_identifiers: {} }];
		expect(readFeed('google_vehicle_ads', [{}], { locations }).rows[0]?.['store_code']).toBe('HQ');
		const none = { locations, ad_feeds: { google_vehicle_ads: {} } };
		expect(reasons('google_vehicle_ads', {}, none)).toEqual([expect.stringContaining('no google_store_code')]);
		expect(reasons('google_vehicle_ads', {}, { template: 'motorcycle' })[0]).toContain('cars and utes only');
	});

	test('Meta: words of its lists, miles in the US, and where the car is', () => {
		const { rows } = readFeed('meta_automotive', [{ drive_type: '4WD' }], { locale: 'en-US' });
		expect(rows[0]).toMatchObject({
			body_style: 'TRUCK',
			state_of_vehicle: 'USED',
			'mileage.value': '27962',
			'mileage.unit': 'MI',
			drivetrain: 'FOUR_WD',
			price: '25990 USD',
			availability: 'AVAILABLE',
			latitude: '-33.8',
			'image[1].url': 'https://cdn.example/2.jpg',
			'image[2].url': '',
		});
		expect(JSON.parse(rows[0]?.['address'] ?? '')).toEqual({
			addr1: '1 Example Street',
			city: 'Sydney',
			region: 'NSW',
			postal_code: '2000',
			country: 'US',
		});
		expect(reasons('meta_automotive', {}, { locations: [] })).toEqual([
			'its location has no street or city',
			'its location has no lat and long',
		]);
	});

	test('the plain CSV has every listed car, sold ones too', () => {
		const { rows, leftOut } = readFeed('csv', [{}, { sold: true, sold_date: '2026-06-14' }, { images: [] }]);
		expect(rows.map(({ status }) => status)).toEqual(expect.arrayContaining(['in_stock', 'sold', 'in_stock']));
		expect(leftOut).toEqual([]);
	});

	test('SITE-18 the plain CSV has what only some trades have', () => {
		const { rows } = readFeed('csv', [{ sleeps: 4, gvm: '4.495 t', inclusions: ['Insurance', 'Servicing'] }]);
		expect(rows[0]).toMatchObject({
			sleeps: '4',
			gvm: '4495',
			licence_class: 'Car',
			inclusions: 'Insurance|Servicing',
			atm: '',
		});
	});

	test('any text comes back from the CSV as it was', () => {
		const table = fc.array(fc.tuple(fc.string({ minLength: 1 }), fc.string({ unit: 'binary' })), { minLength: 1 });
		fc.assert(
			fc.property(table, (rows) => {
				expect(parse(csvText(rows), { relax_column_count: true, record_delimiter: '\n' })).toEqual(rows);
			}),
			{ seed: 20261122 },
		);
	});
});
