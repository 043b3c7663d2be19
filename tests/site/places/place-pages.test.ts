import { describe, expect, test } from 'vitest';
import type { SiteInput } from '../../../src/config/site.ts';
import { makeCar, makeSite } from '../../support/make-site.ts';
import { modelAt } from '../../support/model-at.ts';

type Location = NonNullable<SiteInput['locations']>[number];

const place = (id: number, name: string, city: string, long: number): Location => ({
	id,
	name,
	location_type: name.endsWith('Service') ? 'service' : 'sales',
	address: { street: `${id} North Street`, city, state: 'NSW', postcode: '2800', lat: -33, long },
});

const locations = [
	place(1, 'Westside - Sales', 'Orange', 149),
	place(2, 'Westside - Service', 'Orange', 149),
	place(3, 'Eastside - Sales', 'Bathurst', 149.6),
	place(4, 'Farside - Service', 'Cowra', 140),
];

const cars = (city: string, count: number) =>
	Array.from({ length: count }, (_, index) => makeCar({ stocknum: `${city}${index}`, city }));

const pageOf = (site: ReturnType<typeof makeSite>, name: string) =>
	modelAt(site, 'location-contact', `/contact-us/${name}/`);

describe('the page of a dealership', () => {
	const both = { dealerships: [{ id: 7, slug: 'west', name: 'West Group' }] };
	const ofGroup = locations.map((one) => ({ ...one, dealership_slug: one.id === 4 ? 'far' : 'west' }));
	const reviews = { count: 3, average_rating: '4.6', items: [{ customer_name: 'Ann', text: 'Good.', rating: 5 }] };
	const arrival = [{ title: 'Parking', text: 'Behind the workshop.' }];
	const arrived = ofGroup.map((one) => (one.id === 3 ? { ...one, arrival } : one));
	const site = makeSite({ ...both, locations: arrived, reviews }, [...cars('Orange', 8), ...cars('Bathurst', 2)]);

	test('ROUTE-13, LOC-4 of several places has the desk of its first, the cars of all, the ways in and reviews', () => {
		const { one, desk, heading, breadcrumbs } = modelAt(site, 'dealership-locations', '/locations/west/');
		expect([one, heading, breadcrumbs.map(({ path }) => path)]).toEqual([
			null,
			'West Group',
			['/', '/our-locations/', '/locations/west/'],
		]);
		expect(desk).toMatchObject({
			place: 'Westside',
			form: { about: { values: { location: '1' } } },
			arrivals: [{ name: 'Eastside', arrival }],
			cars: {
				heading: 'Cars at West Group',
				link: { text: 'All 10 cars here', url: '/search/new-used-and-demo-cars/?city=Orange~Bathurst' },
			},
		});
		expect(desk?.cars?.cards).toHaveLength(6);
		expect(desk?.reviews?.groups.flat()).toHaveLength(1);
	});

	test('ROUTE-13, LOC-4 of one place has all that the page of the place has, under its own name', () => {
		const { one, desk } = modelAt(site, 'dealership-locations', '/locations/far/');
		expect(desk).toBeNull();
		expect(one).toMatchObject({ path: '/locations/far/', place: { name: 'Farside' }, cars: null });
		expect(one?.form?.about).toEqual(pageOf(site, 'farside').form?.about);
	});
});

describe('the page of a place', () => {
	test('LOC-4 shows the first six cars that stand there and leads to all of them', () => {
		const site = makeSite({ locations }, [...cars('Orange', 8), ...cars('Bathurst', 2)]);
		const west = pageOf(site, 'westside').cars;
		expect(west?.cards).toHaveLength(6);
		expect([west?.heading, west?.link.text]).toEqual(['Cars at Westside', 'All 8 cars here']);
		const east = pageOf(site, 'eastside').cars;
		expect([east?.cards.length, east?.link]).toEqual([
			2,
			{ text: '2 cars here', url: '/search/new-used-and-demo-cars/in-bathurst/', newTab: false },
		]);
		expect(pageOf(site, 'farside').cars).toBeNull();
	});

	test('LOC-4 leads to the other places of the group, the nearest first, and says what customers say', () => {
		const reviews = { count: 3, average_rating: '4.6', items: [{ customer_name: 'Ann', text: 'Good.', rating: 5 }] };
		const page = pageOf(makeSite({ locations, reviews }), 'westside');
		expect(page.nearby.map(({ name, path, far }) => [name, path, far])).toEqual([
			['Eastside', '/contact-us/eastside/', 'about 56 km away'],
			['Farside', '/contact-us/farside/', 'about 839 km away'],
		]);
		expect([page.reviewsHeading, page.reviews?.groups.flat().length]).toEqual([
			'What customers say about Test Motors',
			1,
		]);
		expect(pageOf(makeSite({ locations: locations.slice(0, 2) }), 'westside')).toMatchObject({
			nearby: [],
			reviews: null,
		});
	});

	test('LOC-4, LOC-10 leads to the forms for what is done there, each with its department chosen', () => {
		const tasksOf = (site: ReturnType<typeof makeSite>, name: string) =>
			pageOf(site, name).tasks.map((task) => [task.name, task.path]);
		expect(tasksOf(makeSite({ locations }), 'westside')).toEqual([
			['Book a test drive here', '/book-test-drive/?location=1'],
			['Value my trade-in', '/trade-in/?location=1'],
			['Sell my car', '/sell-your-car/?location=1'],
			['Book a service', '/book-a-service/?location=2'],
		]);
		expect(tasksOf(makeSite({ locations }), 'farside')).toEqual([['Book a service', '/book-a-service/?location=4']]);
		const counter: Location = { ...place(5, 'Westside - Parts', 'Orange', 149), location_type: 'parts' };
		const centre: Location = { ...place(6, 'Centre', 'Orange', 149), location_type: '', location_subtype: 'buying' };
		const bought = makeSite({ locations: [...locations, counter, centre] });
		expect(tasksOf(bought, 'westside').map(([name]) => name)).toEqual([
			...['Book a test drive here', 'Value my trade-in', 'Book a service', 'Order parts'],
		]);
		expect(pageOf(bought, 'centre').sellPath).toBe('/sell-your-car/?location=6');
		expect(tasksOf(bought, 'centre')).toEqual([]);
		expect(pageOf(bought, 'westside').sellPath).toBeNull();
	});

	test('LOC-4 says how to come in, as the first of its departments does that says something', () => {
		const arrival = [{ title: 'Parking', text: 'At the back.' }];
		const told = locations.map((location) => (location.id === 2 ? { ...location, arrival } : location));
		expect(pageOf(makeSite({ locations: told }), 'westside').arrival).toEqual(arrival);
		expect(pageOf(makeSite({ locations: told }), 'eastside').arrival).toEqual([]);
	});

	test('LOC-4 books a service at its own workshop', () => {
		expect(pageOf(makeSite({ locations }), 'westside').service).toMatchObject({
			workshop: { id: 2 },
			elsewhere: null,
			bookPath: '/book-a-service/',
		});
	});

	test('LOC-4 names the nearest workshop where it has none, and nothing where the group has none', () => {
		expect(pageOf(makeSite({ locations }), 'eastside').service).toMatchObject({
			workshop: { id: 2 },
			elsewhere: { name: 'Westside', path: '/contact-us/westside/', far: 'about 56 km away' },
		});
		const [sales] = locations;
		expect(pageOf(makeSite({ locations: sales ? [sales] : [] }), 'westside').service).toBeNull();
	});
});
