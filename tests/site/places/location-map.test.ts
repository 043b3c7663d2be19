import { describe, expect, test } from 'vitest';
import type { SiteInput } from '../../../src/config/site.ts';
import { locationGroups } from '../../../src/site/places/location-groups.ts';
import { makeConfig, makeSite } from '../../support/make-site.ts';
import { modelAt } from '../../support/model-at.ts';

type Location = NonNullable<SiteInput['locations']>[number];

const sales: Location = {
	id: 1,
	name: 'Northside - Sales',
	location_type: 'sales',
	image: { url: '/pictures/location-1.svg' },
	address: { street: '1 North Street', city: 'Orange', state: 'NSW', lat: -33.28, long: 149.1 },
};
const service: Location = {
	id: 2,
	name: 'Northside - Service',
	location_type: 'service',
	address: { city: 'Orange', lat: -33.29, long: 149.2 },
};
const nowhere: Location = { id: 3, name: 'Southside', address: { city: 'Cowra' } };

function map(set: Partial<SiteInput>) {
	const config = makeConfig(set);
	return locationGroups(config.locations, config).map;
}

describe('the map of the locations', () => {
	test('LOC-2 a marker for each location that says where it lies, in the toggle’s choice that shows it', () => {
		expect(map({ locations: [sales, service, nowhere] })?.markers).toMatchObject([
			{ id: 1, kind: 'dealership', at: [-33.28, 149.1], path: '/contact-us/northside/' },
			{ id: 2, kind: 'service', at: [-33.29, 149.2] },
		]);
	});

	test('LOC-2, ROUTE-13 departments of one place share a pin', () => {
		const parts: Location = { ...service, id: 4, name: 'Northside - Parts', location_type: 'parts' };
		expect(map({ locations: [sales, service, parts] })?.markers.map(({ id, name }) => [id, name])).toEqual([
			[1, 'Northside - Sales'],
			[2, 'Northside - Service'],
		]);
	});

	test('LOC-2, ROUTE-13 so do all of them where there is no toggle', () => {
		const page = modelAt(makeSite({ locations: [sales, service] }), 'location-contact', '/contact-us/northside/');
		expect(page.map?.markers.map(({ name }) => name)).toEqual(['Northside']);
	});

	test('LOC-2 places next door to each other share a pin, as far as the toggle shows them together', () => {
		const workshop: Location = { ...service, name: 'Workshop', address: { lat: -33.2803, long: 149.1005 } };
		expect(map({ locations: [sales, workshop] })?.markers.map(({ name }) => name)).toEqual([sales.name, 'Workshop']);
		const annexe: Location = { ...workshop, name: 'Annexe', location_type: 'parts' };
		expect(map({ locations: [sales, annexe] })?.markers).toMatchObject([
			{ name: 'Northside - Sales, Annexe', path: '/contact-us/northside/' },
		]);
	});

	test('LOC-2 pins of one choice of the toggle are numbered, as are the cards that they stand for; a place has one card', () => {
		const parts: Location = { ...sales, id: 4, name: 'Northside - Parts', location_type: 'parts' };
		const far: Location = { ...sales, id: 5, name: 'Eastside', address: { lat: -33.4, long: 149.5 } };
		const config = makeConfig({ locations: [sales, service, parts, far, nowhere] });
		const { groups, map: drawn } = locationGroups(config.locations, config);
		expect(drawn?.markers.map(({ number, cards }) => [number, cards])).toEqual([
			[1, [1]],
			[2, [5]],
			[null, [2]],
		]);
		expect(groups.map(({ cards }) => cards.map(({ pin }) => pin))).toEqual([[1, 2, null], [null]]);
	});

	test('LOC-2, LOC-5 a place is one card of its sales, with its other departments by number, and by address where that differs', () => {
		const parts: Location = {
			...sales,
			id: 4,
			position: -1,
			name: 'Northside - Parts',
			location_type: 'parts',
			contact_detail: { phone: '(02) 5550 1003' },
			address: { ...sales.address, street: '3 North Street', city: 'Orange' },
		};
		const config = makeConfig({ locations: [parts, sales, service] });
		const [dealerships, workshops] = locationGroups(config.locations, config).groups;
		expect(dealerships?.cards.map(({ name }) => name)).toEqual(['Northside - Sales']);
		expect(dealerships?.cards[0]?.departments).toEqual([
			{
				id: expect.any(Number),
				name: 'Parts',
				hours: '',
				type: 'parts',
				phone: expect.objectContaining({ number: '(02) 5550 1003' }),
				address: expect.stringContaining('3 North Street'),
			},
		]);
		expect(workshops?.cards[0]?.departments).toEqual([]);
	});

	test('ROUTE-13 the contact page says whose number it gives, where there are several', () => {
		const far: Location = { ...sales, id: 5, name: 'Eastside', contact_detail: { phone: '(02) 5550 2000' } };
		const near: Location = { ...sales, contact_detail: { phone: '(02) 5550 1000' } };
		const whose = (set: object) => modelAt(makeSite({ name: 'Group', ...set }), 'contact', '/contact/').whosePhone;
		expect(whose({ locations: [near, far] })).toBe('Northside');
		expect(whose({ phone: '(02) 5550 9999', locations: [near, far] })).toBe('Group');
		expect(whose({ locations: [near] })).toBeNull();
	});

	test('LOC-2 none where no location says so', () => {
		expect(map({ locations: [nowhere] })).toBeNull();
	});

	test('LOC-2 or the centre and zoom that the tenant has set, without a pin', () => {
		const centre = { lat: -33.28, long: 149.1 };
		const drawn = map({ locations: [nowhere], map: { centre, zoom: 12 } });
		expect(drawn).toMatchObject({ centre: [-33.28, 149.1], zoom: 12, markers: [] });
		expect(map({ locations: [], map: { centre } })).toBeNull();
		const site = makeSite({ locations: [nowhere], map: { centre } });
		expect(modelAt(site, 'location-contact', '/contact-us/southside/').map).toBeNull();
	});

	test('LOC-2, LOC-3 what it shows and says unless the tenant sets it', () => {
		expect(map({ locations: [sales] })).toMatchObject({
			centre: [-27.58, 153.06],
			zoom: 10,
			texts: {
				idle: 'Google Maps is on idle',
				loading: 'Google Maps is loading',
				error: 'Google Maps is on error',
			},
			layer: { kind: 'tiles', url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png', maxZoom: 19 },
		});
	});

	test('LOC-3 a map_key of a location, else of the site, makes it Google’s', () => {
		const keyed = { ...sales, address: { ...sales.address, map_key: 'own' } };
		const scriptUrl = 'https://maps.googleapis.com/maps/api/js';
		expect(map({ locations: [keyed], address: { map_key: 'site' } })?.layer).toEqual({
			kind: 'google',
			scriptUrl,
			key: 'own',
		});
		expect(map({ locations: [sales], address: { map_key: 'site' } })?.layer).toMatchObject({ key: 'site' });
		expect(map({ locations: [sales, { ...keyed, id: 9, visible: false }] })?.layer.kind).toBe('tiles');
	});
});

describe('the hero of a location', () => {
	const { image: _, ...plain } = sales;
	const hero = (location: Location, choice: 'image' | 'map') => {
		const site = makeSite({ locations: [location], map: { hero: choice } });
		return modelAt(site, 'location-contact', '/contact-us/northside/').hero;
	};
	const unplaced: Location = { id: 1, name: 'Northside', image: { url: '/pictures/location-1.svg' } };

	test.each([
		['image', sales, 'image'],
		['map', sales, 'map'],
		['image', plain, 'map'],
		['map', unplaced, 'image'],
		['image', { id: 1, name: 'Northside' }, null],
	] as const)('LOC-4 %s wanted', (choice, location, expected) => {
		expect(hero(location, choice)).toBe(expected);
	});
});
