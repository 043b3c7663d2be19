import { describe, expect, test } from 'vitest';
import { address } from '../../src/config/location.ts';
import { siteFields } from '../../src/config/site-fields.ts';
import { makeConfig } from '../support/make-site.ts';
import { fixture, makeSite, readSite } from './read.ts';

/** The fields that the specification lists for a site, a location and so on, under the specification's names. */
const sourceFields = {
	site: 'id dealership_id manufacturer_id slug name url logo description company_name template domain_name dealership_group manufacturer override_city dealerships locations phone address navigation special_hours payment_provider offers_subscription enable_store search_categories search_filters default_search_path include_sold_cars_days garage_enabled garage_settings autobot dealercell dealerstudio impel autograb redbook nevdis use_pages_path build_model_pages blogs plugins excluded_models',
	location:
		'id dealership_id name slug dealership_slug position visible primary manufacturers external_identifiers location_type location_subtype dealer_license_number motor_vehicle_repairer website_url image reviews average_rating review_count contact_detail address',
	dealership: 'id name slug review_count average_rating manufacturers',
	contact: 'phone landline_phone mobile social_links opening_hours',
	address: 'street city state postcode lat long place_id place_url full map_url map_key',
	hours: 'weekday status formated_hours open close',
	specialHours: 'status date start_hour end_hour',
	review: 'id image customer_name text rating created_at_time_ago_in_words review_date review_date_in_words',
	model: 'slug name image override_url manufacturer_name short_description',
} as const;

const words = (text: string) => text.split(' ');

describe('the schema', () => {
	test('SITE-3 has every field of a site that the specification lists', () => {
		expect(Object.keys(siteFields.shape)).toEqual(expect.arrayContaining(words(sourceFields.site)));
	});

	test('SITE-3 the fixture with everything on sets every key', () => {
		expect(Object.keys(fixture('everything')).sort()).toEqual(Object.keys(siteFields.shape).sort());
	});

	test('LOC-10 a location has every field that the specification lists', () => {
		const [location] = fixture('everything')['locations'] as object[];
		const second = ['average_rating', 'review_count'];
		expect([...Object.keys(location ?? {}), ...second]).toEqual(expect.arrayContaining(words(sourceFields.location)));
		expect(() => readSite(fixture('everything'))).not.toThrow();
	});

	test('SITE-18 so has a dealership', () => {
		const [dealership] = fixture('everything')['dealerships'] as object[];
		expect(Object.keys(dealership ?? {})).toEqual(words(sourceFields.dealership));
	});

	const { models, reviews, special_hours } = readSite(fixture('everything'));
	const places = fixture('everything')['locations'] as { contact_detail?: { opening_hours?: object[] } }[];
	const contacts = places.flatMap(({ contact_detail }) => contact_detail ?? []);
	test.each([
		['SITE-18 a model', 'model', models],
		['LOC-10 a review', 'review', reviews.items],
		['LOC-10 a contact', 'contact', contacts],
		['LOC-10 opening hours', 'hours', contacts.flatMap(({ opening_hours }) => opening_hours ?? [])],
		['LOC-10 special hours', 'specialHours', special_hours],
	] as const)('%s has every field that the specification lists', (_, entity, found) => {
		expect(Object.keys(Object.assign({}, ...found))).toEqual(expect.arrayContaining(words(sourceFields[entity])));
	});

	test('LOC-10 an address has every field that the specification lists', () => {
		expect(Object.keys(address.shape)).toEqual(words(sourceFields.address));
	});
});

describe('a site that says little', () => {
	const site = readSite(fixture('plain'));

	test('SITE-9 is Australian and sells cars', () => {
		expect([site.locale, site.template]).toEqual(['en-AU', 'car']);
	});

	test('SITE-7 keeps sold cars for 3 days', () => {
		expect(site.include_sold_cars_days).toBe(3);
	});

	test('SITE-8 has its template’s menus and home page', () => {
		expect(site.navigation.header[0]).toMatchObject({ name: 'Cars', url: '/search/new-used-and-demo-cars/' });
		expect(site.pages['/']?.blocks.map(({ kind }) => kind)).toEqual([
			'hero',
			'search',
			'stock-carousel',
			'reviews',
			'call-to-action',
		]);
	});

	test('SITE-8 the defaults speak of what is sold', () => {
		const bikes = readSite(makeSite({ template: 'motorcycle' }));
		expect(bikes.navigation.header[0]?.dropdownItems.map(({ name, url }) => `${name} ${url}`)).toEqual([
			'All motorcycles /search/new-used-and-demo-motorcycles/',
			'New motorcycles /search/new-motorcycles/',
			'Used motorcycles /search/used-motorcycles/',
			'Demo motorcycles /search/demo-motorcycles/',
			'Book a test ride /book-test-drive/',
		]);
		expect(JSON.stringify(bikes.pages['/'])).toContain('Find your next motorcycle at Plain');
	});

	test('SITE-8 the footer leads to a page of jobs where the dealer has written one', () => {
		const about = (pages: Record<string, object>) =>
			readSite(makeSite({ pages }))
				.navigation.footer.at(-1)
				?.dropdownItems.map(({ url }) => url);
		const jobs = { title: 'Careers', blocks: [{ kind: 'search', heading: 'Search' }] };
		expect(about({ '/careers/': jobs })).toContain('/careers/');
		expect(about({})).not.toContain('/careers/');
	});

	test('SITE-8 ROUTE-14 the footer leads to the models, whatever the header does', () => {
		const [browse] = readSite(makeSite({})).navigation.footer;
		expect(browse?.dropdownItems.map(({ url }) => url)).toContain('/models/');
	});

	test('ROUTE-19 a tenant that converts vehicles has menus of its trade', () => {
		const { navigation } = readSite(makeSite({ template: 'conversion' }));
		expect(navigation.header.map(({ name }) => name)).toEqual([
			'MODELS',
			'INVENTORY',
			'DISCOVER',
			'FINANCE',
			'SERVICE',
			'FAQ',
			'OUR CONVERSIONS',
			'ABOUT',
		]);
		expect(navigation.footer.map(({ name }) => name)).toEqual(['Range', 'Buyer Tools', 'Service', 'About Us']);
	});

	test('SITE-1 takes its domain from its address and its legal name from its name', () => {
		expect([site.domain_name, site.company_name]).toEqual(['plain.example', 'Plain Motors']);
	});
});

describe('what is read', () => {
	test('SITE-1 url without a slash at the end, domain in lower case without a dot', () => {
		const site = readSite(fixture('everything'));
		expect([site.url, site.domain_name]).toEqual(['https://www.everything.example', 'www.everything.example']);
	});

	test('SITE-8 a page of the tenant’s own stands beside the template’s', () => {
		const site = readSite(
			makeSite({ pages: { 'about-us': { title: 'About', blocks: [{ kind: 'search', heading: 'Search' }] } } }),
		);
		expect(Object.keys(site.pages)).toContain('/fleet/');
		expect(site.pages['/about-us/']?.title).toBe('About');
	});

	test('ROUTE-16 a page replaces the template’s at its address, with the /pages prefix or without', () => {
		const own = { title: 'Own', blocks: [{ kind: 'search', heading: 'Search' }] };
		const site = readSite(makeSite({ pages: { '/faqs': own, '/pages/fleet': own } }));
		const titles = Object.entries(site.pages).filter(([path]) => /faqs|fleet/.test(path));
		expect(titles.map(([path, { title }]) => [path, title])).toEqual([
			['/faqs/', 'Own'],
			['/pages/fleet/', 'Own'],
		]);
	});

	test('LOC-1 both shapes of image', () => {
		const shape = (image: unknown) =>
			readSite(makeSite({ locations: [{ id: 1, name: 'A', image }] })).locations[0]?.image;
		expect(shape({ thumb: { url: '/t.svg' } })).toEqual({ url: '/t.svg', thumb: '/t.svg' });
		expect(shape({ image: { url: '/i.svg', thumb: { url: '/t.svg' } } })).toEqual({ url: '/i.svg', thumb: '/t.svg' });
		expect(shape({ url: '/i.svg' })).toEqual({ url: '/i.svg', thumb: '/i.svg' });
		expect(shape({})).toBeUndefined();
	});

	test('LOC-1 a location without position, slug and dealership gets them', () => {
		const site = readSite(
			makeSite({
				dealerships: [{ id: 7, name: 'North', slug: 'north' }],
				locations: [
					{ id: 1, name: 'Ōrewa - Sales', dealership_id: 7 },
					{ id: 2, name: 'B', position: 1, dealership_slug: 'own' },
					{ id: 3, name: 'C' },
				],
			}),
		);
		expect(site.locations.map(({ slug, position, dealership_slug }) => [slug, position, dealership_slug])).toEqual([
			['orewa-sales', 1, 'north'],
			['b', 1, 'own'],
			['c', 3, 'plain'],
		]);
	});

	test('LOC-7 stars come from reviews, else from the fields beside it', () => {
		const [one, two, three] = readSite(
			makeSite({
				locations: [
					{ id: 1, name: 'A', reviews: { average_rating: 4.5, count: 9 }, average_rating: 1 },
					{ id: 2, name: 'B', average_rating: 3.5, review_count: 4 },
					{ id: 3, name: 'C' },
				],
			}),
		).locations;
		expect([one, two, three].map((location) => [location?.average_rating, location?.review_count])).toEqual([
			[4.5, 9],
			[3.5, 4],
			[0, 0],
		]);
	});

	test.each([
		['8:30am', '08:30'],
		['8.30 AM', '08:30'],
		['12am', '00:00'],
		['12:15pm', '12:15'],
		['5pm', '17:00'],
		['7:05', '07:05'],
	])('LOC-6 the time %s is read as %s', (written, time) => {
		const site = readSite(makeSite({ special_hours: [{ date: '25/12/2026', start_hour: written }] }));
		expect(site.special_hours).toEqual([{ status: null, date: '2026-12-25', start_hour: time }]);
	});
});

test('SITE-9 phone numbers written as bare digits are grouped as the locale does', () => {
	const { phone, locations } = makeConfig({
		phone: '1800160401',
		locations: [{ id: 1, name: 'Sales', contact_detail: { phone: '0255500100', mobile: '(0491) 570 006' } }],
	});
	expect(phone).toBe('1800 160 401');
	expect(locations[0]?.contact_detail).toMatchObject({ phone: '(02) 5550 0100', mobile: '(0491) 570 006' });
});
