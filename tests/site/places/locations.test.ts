import { describe, expect, test } from 'vitest';
import type { SiteInput } from '../../../src/config/site.ts';
import { locationCard } from '../../../src/site/places/location-card.ts';
import type { LocationGroupsModel } from '../../../src/site/places/location-groups.ts';
import { places } from '../../../src/site/places/places.ts';
import { makeConfig, makeSite } from '../../support/make-site.ts';
import { modelAt } from '../../support/model-at.ts';

type Location = NonNullable<SiteInput['locations']>[number];

const sales: Location = {
	id: 1,
	name: 'Northside - Sales',
	location_type: 'sales',
	dealership_slug: 'northside',
	dealer_license_number: '0000001',
	reviews: { average_rating: 4.6, count: 12 },
	contact_detail: {
		phone: '(02) 5550 1000',
		mobile: '0491 570 006',
		opening_hours: [
			{ weekday: 1, status: 'Open', open: '08:30', close: '17:30' },
			{ weekday: 2, status: null },
		],
	},
	address: { street: '1 North Street', city: 'Orange', state: 'NSW', postcode: '2800' },
};
const service: Location = { ...sales, id: 2, name: 'Northside - Service', location_type: 'service' };
const parts: Location = { id: 3, name: 'Southside', location_type: 'parts', dealership_slug: 'southside' };

function card(location: Location, set: Partial<SiteInput> = {}) {
	const config = makeConfig({ ...set, locations: [location] });
	const [complete] = config.locations;
	if (!complete) throw new Error('no location');
	return locationCard(complete, config);
}

describe('location card', () => {
	test('LOC-1 address, phones, directions and its contact page', () => {
		expect(card(sales)).toMatchObject({
			name: 'Northside - Sales',
			department: 'Sales',
			path: '/contact-us/northside/',
			address: '1 North Street, Orange NSW 2800',
			directionsUrl: expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/dir\/\?/),
			phones: [
				{ label: 'Phone', number: '(02) 5550 1000', href: 'tel:0255501000' },
				{ label: 'Mobile', number: '0491 570 006', href: 'tel:0491570006' },
			],
		});
	});

	test('LOC-1 a city that is its own state is named once', () => {
		const address = { street: '1 Quay', city: 'Auckland', state: 'Auckland', postcode: '1010' };
		expect(card({ ...sales, address }).address).toBe('1 Quay, Auckland 1010');
	});

	test('LOC-1 leads to its dealership’s page where that shows other places than this one, and not all', () => {
		const other = { ...sales, id: 5, name: 'Northside Used' };
		const pathOf = (...locations: Location[]) => {
			const config = makeConfig({ locations, dealerships: [{ id: 1, name: 'Northside Motors', slug: 'northside' }] });
			const [first] = config.locations.map((location) => locationCard(location, config));
			return first?.buttonPath && [first.buttonText, first.buttonPath];
		};
		expect(pathOf(sales, other, parts)).toEqual(['All of Northside Motors', '/locations/northside/']);
		expect(pathOf(sales, service, parts)).toBeNull();
		expect(pathOf(sales, other)).toBeNull();
	});

	test('LOC-1 who writes to a buying centre sells', () => {
		const centre: Location = { id: 6, name: 'Centre', location_type: '', location_subtype: 'buying' };
		expect(card(centre).formAbout.values).toEqual({ location: '6', category: 'Sell My Car Enquiry' });
		expect(card({ ...sales, location_subtype: 'buying' }).formAbout.values).toEqual({ location: '1' });
	});

	test('LOC-1 directions lead to Google’s place where its id is known, and to the address without', () => {
		const directions = (place_id?: string) =>
			new URL(card({ ...sales, address: { ...sales.address, ...(place_id && { place_id }) } }).directionsUrl ?? '');
		const reviews = (address: object) => card({ ...sales, address: { ...sales.address, ...address } }).reviewsUrl;
		expect(reviews({})).toBeNull();
		expect(reviews({ place_url: 'https://maps.example/1' })).toBe('https://maps.example/1');
		expect(new URL(reviews({ place_id: 'ChIJ-1' }) ?? '').searchParams.get('query_place_id')).toBe('ChIJ-1');
		expect(directions('ChIJ-1').searchParams.get('destination_place_id')).toBe('ChIJ-1');
		expect(directions('ChIJ-1').searchParams.get('destination')).toBe(
			'Northside - Sales, 1 North Street, Orange NSW 2800',
		);
		expect(directions().searchParams.has('destination_place_id')).toBe(false);
	});

	test('LOC-1 nothing known is nothing shown', () => {
		expect(card(parts)).toMatchObject({
			address: null,
			directionsUrl: null,
			phones: [],
			hours: [],
			rating: null,
			image: null,
		});
	});

	test('LOC-1 licence numbers only where the site shows them', () => {
		expect(card(sales).licences).toEqual([]);
		expect(card(sales, { licence_numbers_visible: true }).licences).toEqual([
			{ label: 'Dealer licence', number: '0000001' },
		]);
	});

	test('LOC-6 a day without hours has no line', () => {
		expect(card(sales).hours).toEqual([{ days: 'Mon', hours: '8:30am-5:30pm' }]);
	});

	test.each([
		[
			{ average_rating: 4.6, count: 12 },
			{ text: '4.6', count: 12, share: 92 },
		],
		[
			{ average_rating: 5, count: 1 },
			{ text: '5.0', count: 1, share: 100 },
		],
		[{ average_rating: 0, count: 12 }, null],
		[{ average_rating: 4.6, count: 0 }, null],
	])('LOC-7 stars of %o', (reviews, rating) => {
		expect(card({ ...sales, reviews }).rating).toEqual(rating);
	});

	test.each([
		[{}, {}, 'Australia/Sydney'],
		[{}, { time_zone: 'Australia/Perth' }, 'Australia/Perth'],
		[{ time_zone: 'Australia/Darwin' }, { time_zone: 'Australia/Perth' }, 'Australia/Darwin'],
	])('LOC-6 its own time zone, else the site’s, else its state’s', (own, set, zone) => {
		const special_hours = [{ date: '2026-12-25', status: 'Closed' as const }];
		expect(card({ ...sales, ...own }, { ...set, special_hours }).liveHours).toMatchObject({
			zone,
			special: { '2026-12-25': 'closed' },
		});
	});

	test('LOC-6 hours of sales and service apart on the card of sales, where configured; a workshop’s card has its own', () => {
		const later = { weekday: 1, open: '09:30', close: '15:00' };
		const locations = [
			sales,
			{ ...service, contact_detail: { opening_hours: [later] } },
			{ ...parts, contact_detail: { opening_hours: [later] } },
		];
		const hoursOf = (set: Partial<SiteInput>) => {
			const config = makeConfig({ ...set, locations });
			return config.locations.map((location) => locationCard(location, config).departmentHours);
		};
		expect(hoursOf({})).toEqual([[], [], []]);
		const both = [
			{ label: 'Sales', lines: [{ days: 'Mon', hours: '8:30am-5:30pm' }], live: expect.anything() },
			{ label: 'Service', lines: [{ days: 'Mon', hours: '9:30am-3pm' }], live: expect.anything() },
		];
		expect(hoursOf({ department_hours: true })).toEqual([both, [], []]);
		const counter = { ...parts, name: sales.name.replace('Sales', 'Parts') };
		const withParts = makeConfig({ department_hours: true, locations: [sales, service, counter] });
		expect(withParts.locations.map((location) => locationCard(location, withParts).departmentHours.length)).toEqual([
			2, 0, 0,
		]);
		const [place] = places(makeConfig({ department_hours: true, locations }));
		expect(place?.departments.map(({ departmentHours }) => departmentHours)).toEqual([[], []]);
	});

	test('LOC-8 no stars where reviews are hidden', () => {
		expect(card(sales, { reviews_hidden: true }).rating).toBeNull();
	});
});

test('LOC-2 a workshop speaks for a place only where there is nothing else', () => {
	const first = (...locations: Location[]) => places(makeConfig({ locations }))[0]?.main.name;
	expect(first(service, sales)).toBe('Northside - Sales');
	expect(first(service)).toBe('Northside - Service');
});

test('ROUTE-13 sales and service of one name are one place', () => {
	const all = places(
		makeConfig({ locations: [sales, parts, service, { ...parts, id: 4, name: 'Hidden', visible: false }] }),
	);
	expect(
		all.map(({ name, path, departments }) => [name, path, departments.map(({ department }) => department)]),
	).toEqual([
		['Northside', '/contact-us/northside/', ['Sales', 'Service']],
		['Southside', '/contact-us/southside/', ['Parts']],
	]);
});

describe('pages of locations', () => {
	const site = makeSite({ locations: [sales, service, parts] });

	const shown = ({ list }: { list: LocationGroupsModel }) =>
		list.groups.map(({ label, cards }) => [label, ...cards.map(({ name }) => name)]);

	test('LOC-2 our locations are dealership and service ones; service ones lead to /location/ and have no stars', () => {
		const page = modelAt(site, 'our-locations', '/our-locations/');
		expect(shown(page)).toEqual([
			['Dealership Locations', 'Northside - Sales', 'Southside'],
			['Service Locations', 'Northside - Service'],
		]);
		expect(page.list.groups[1]?.cards).toMatchObject([{ rating: null, buttonPath: '/location/#location-2' }]);
		expect(page.list.groups[0]?.cards).toMatchObject([{ rating: { text: '4.6' } }, { rating: null }]);
	});

	test('LOC-2 the departments of one place in one city are one card without a choice, and the page says so', () => {
		const workshop = { ...service, contact_detail: { phone: '(02) 5550 2000' } };
		const page = modelAt(makeSite({ locations: [sales, workshop] }), 'our-locations', '/our-locations/');
		expect([page.heading, ...shown(page).flat()]).toEqual(['Our location', 'Dealership Locations', 'Northside']);
		expect(page.list.groups[0]?.cards[0]?.departments).toMatchObject([{ bookPath: '/book-a-service/?location=2' }]);
		const far = { ...workshop, address: { ...sales.address, city: 'Cowra' } };
		const apart = modelAt(makeSite({ locations: [sales, far] }), 'our-locations', '/our-locations/');
		expect(apart.list.groups).toHaveLength(2);
	});

	test('LOC-5 places that repeat each other count within the toggle’s choice', () => {
		const twice = { ...sales, id: 5, name: 'Northside Used - Sales', primary: true };
		const page = modelAt(makeSite({ locations: [sales, service, twice] }), 'our-locations', '/our-locations/');
		expect(shown(page)).toEqual([
			['Dealership Locations', 'Northside Used - Sales'],
			['Service Locations', 'Northside - Service'],
		]);
	});

	test.each([[sales], [service]])('LOC-2 a site with one kind of location has no choice', (location) => {
		const page = modelAt(makeSite({ locations: [location] }), 'our-locations', '/our-locations/');
		expect(page.list.groups.map(({ cards }) => cards.length)).toEqual([1]);
	});

	test('LOC-2 the page of service locations: without stars, each with its contact page', () => {
		const page = modelAt(site, 'service-locations', '/location/');
		expect(page.list.groups.flatMap(({ cards }) => cards)).toMatchObject([
			{ name: 'Northside - Service', rating: null, path: '/contact-us/northside/', buttonPath: null },
		]);
	});

	test.each([
		['top', true],
		['bottom', false],
	] as const)('LOC-2 cards at the %s', (cards, first) => {
		const page = modelAt(makeSite({ locations: [sales], map: { cards } }), 'our-locations', '/our-locations/');
		expect(page.list.cardsFirst).toBe(first);
	});

	test('LOC-2 unless the site says otherwise the cards are above the map, of several places too', () => {
		const first = (locations: Location[]) =>
			modelAt(makeSite({ locations }), 'our-locations', '/our-locations/').list.cardsFirst;
		expect(first([sales, service])).toBe(true);
		expect(first([sales, { ...sales, id: 9, name: 'Eastside', address: { street: '9 East Street' } }])).toBe(true);
	});

	test('ROUTE-13, LOC-5 a dealership’s page shows a repeated place once, and no link to itself', () => {
		const other = { ...sales, id: 5, name: 'Northside Used', address: { street: '9 East Street' } };
		const page = modelAt(
			makeSite({ locations: [sales, service, other, parts] }),
			'dealership-locations',
			'/locations/northside/',
		);
		expect(page.list.groups.flatMap(({ cards }) => cards)).toMatchObject([
			{ name: 'Northside - Sales', path: '/contact-us/northside/', buttonPath: null },
			{ name: 'Northside Used', path: '/contact-us/northside-used/', buttonPath: null },
		]);
	});

	test('ROUTE-13, LOC-6 a dealership’s page has one card for a place, with the numbers and hours of its departments', () => {
		const workshop: Location = {
			...service,
			contact_detail: { phone: '(02) 5550 2000', opening_hours: [{ weekday: 6, open: '08:00', close: '12:00' }] },
		};
		const page = modelAt(
			makeSite({ department_hours: true, locations: [sales, workshop] }),
			'dealership-locations',
			'/locations/northside/',
		);
		expect(page.list.groups.flatMap(({ cards }) => cards)).toMatchObject([
			{
				name: 'Northside',
				departmentHours: [],
				departments: [{ name: 'Service', phone: { number: '(02) 5550 2000' }, hours: 'Sat 8am-12pm' }],
			},
		]);
	});

	test('ROUTE-13 a contact page shows every department, repeated or not', () => {
		const page = modelAt(site, 'location-contact', '/contact-us/northside/');
		expect(page.heading).toBe('Northside');
		expect(page.place.departments).toHaveLength(2);
	});

	test('ROUTE-13 /contact/ names the phone number of the main location where the site has none', () => {
		const page = modelAt(site, 'contact', '/contact/');
		expect(page.phone).toEqual({ number: '(02) 5550 1000', href: 'tel:0255501000' });
		expect(page.places).toHaveLength(2);
	});

	test('ROUTE-13 a site without locations still has a contact page', () => {
		const page = modelAt(makeSite({ address: { city: 'Orange', state: 'NSW' } }), 'contact', '/contact/');
		expect(page).toMatchObject({ phone: null, places: [], address: 'Orange NSW' });
	});
});

describe('the page that is not there', () => {
	test('a missing page leads on to the stock, in the template’s words', () => {
		const page = modelAt(makeSite({ template: 'camper' }), 'not-found', '/404/');
		expect(page.text).toContain('the camper');
		expect(page.links.map(({ path }) => path)).toEqual([
			...['/search/rv-vehicles/', '/service/', '/finance/'],
			...['/our-locations/', '/contact/', '/'],
		]);
	});
});
