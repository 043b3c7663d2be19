import { describe, expect, test } from 'vitest';
import type { SiteInput } from '../../../src/config/site.ts';
import { listPages, modelOf } from '../../../src/site/pages/page-table.ts';
import type { Site } from '../../../src/site/site.ts';
import { makeCar, makeSite, testNow } from '../../support/make-site.ts';

const cars = (count: number, set: Record<string, unknown> = {}) =>
	Array.from({ length: count }, (_, index) => makeCar({ stocknum: `${JSON.stringify(set).length}-${index}`, ...set }));

function listAt(site: Site, path: string) {
	const page = listPages(site).find((candidate) => candidate.path === path);
	if (page?.kind !== 'stock-list') throw new Error(`${path} is ${page?.kind ?? 'no page'}`);
	return modelOf(site, page);
}

describe('the model of a stock list', () => {
	const site = makeSite({ labels: { used: 'pre-owned' } }, [...cars(50), ...cars(3, { car_type: 'new' })]);

	test('ROUTE-4 its lists have their counts, and the current one is marked', () => {
		expect(listAt(site, '/search/used-cars/').lists).toEqual([
			{ name: 'All', path: '/search/new-used-and-demo-cars/', total: 53, types: [], current: false },
			{ name: 'New', path: '/search/new-cars/', total: 3, types: ['new'], current: false },
			{ name: 'Pre-owned', path: '/search/used-cars/', total: 50, types: ['used'], current: true },
		]);
	});

	test('SRCH-2 the filter of a list of a condition shows the other conditions, as the search that wakes does', () => {
		const type = listAt(site, '/search/used-cars/').panel.find(({ name }) => name === 'type');
		expect(type).toMatchObject({
			choices: [
				{ value: 'used', count: 50, chosen: true },
				{ value: 'new', count: 3, chosen: false },
			],
		});
	});

	test('ROUTE-4 a list of everything under another name is not a list', () => {
		const used = makeSite({}, cars(2));
		expect(listAt(used, '/search/used-cars/').lists.map(({ name }) => name)).toEqual(['All']);
	});

	test('ROUTE-4 a list without cars shows those of the nearest list', () => {
		const empty = listAt(site, '/search/demo-cars/');
		expect(empty.cards).toEqual([]);
		expect(empty.nearest).toMatchObject({ path: '/search/new-cars/', heading: 'New cars in stock', total: 3 });
		expect(empty.nearest?.cards).toHaveLength(3);
		expect(listAt(site, '/search/used-cars/').nearest).toBeNull();
		expect(listAt(makeSite({}, cars(2)), '/search/demo-cars/').nearest).toMatchObject({ heading: 'Cars in stock' });
		expect(listAt(makeSite({}, []), '/search/demo-cars/').nearest).toBeNull();
	});

	test('SRCH-4 21 cars a page, with links to the pages around', () => {
		const second = listAt(site, '/search/used-cars/page/2/');
		expect(second.cards).toHaveLength(21);
		expect(second.pagination).toMatchObject({
			text: 'Page 2 of 3',
			first: '/search/used-cars/',
			previous: '/search/used-cars/',
			next: '/search/used-cars/page/3/',
			last: '/search/used-cars/page/3/',
		});
		expect(second.canonicalPath).toBe('/search/used-cars/page/2/');
		expect(second.counted).toBe('50 pre-owned cars for sale');
		const third = listAt(site, '/search/used-cars/page/3/');
		expect(third.cards).toHaveLength(8);
		expect(third.pagination).toMatchObject({ next: null, last: null });
	});

	test('SRCH-4 20 cars a page in a plain list', () => {
		const plain = makeSite({ search: { layout: 'list' } }, cars(41));
		const list = (page: string) => listAt(plain, `/search/new-used-and-demo-cars/${page}`);
		expect(list('page/2/').cards).toHaveLength(20);
		expect(list('page/3/').cards).toHaveLength(1);
		expect(list('').search).toMatchObject({ layout: 'list', perPage: 20 });
	});

	test('SRCH-2 where cars stand in several cities, the nearest can be asked for; not where a list has one, or the site shows one', () => {
		const place = (name: string, lat: number, location_type: 'sales' | 'service' = 'sales') => ({
			...{ id: Math.round(lat * -10), name, location_type },
			address: { city: name, lat, long: 149 },
		});
		const locations = [place('Bathurst', -33.4), place('Cowra', -33.8), place('Orange', -33.3, 'service')];
		const stock = [...cars(2, { city: 'Bathurst' }), ...cars(2, { city: 'Cowra', car_type: 'new' })];
		const at = (set: Partial<SiteInput>, path = '/search/new-used-and-demo-cars/') =>
			listAt(makeSite(set, stock), path);
		const near = { value: 'near', label: 'Near me', icon: 'pin', path: '/our-locations/', chosen: false };
		expect(at({ locations }).presets[0]).toEqual(near);
		expect(at({ locations }).search.places).toEqual([
			{ city: 'Bathurst', lat: -33.4, long: 149 },
			{ city: 'Cowra', lat: -33.8, long: 149 },
		]);
		expect(at({ locations }, '/search/new-cars/').presets).not.toContainEqual(near);
		expect(at({ locations, override_city: 'Bathurst' }).search.places).toBeUndefined();
		expect(at({ locations: locations.slice(1) }).presets).not.toContainEqual(near);
	});

	test('a list over several towns names none; only what stands there is in stock', () => {
		const towns = makeSite({ address: { city: 'Cowra' } }, [
			...cars(2, { city: 'Cowra' }),
			...cars(1, { city: 'Orange', car_type: 'new' }),
			...cars(1, { city: 'Orange', status: 'coming_soon', model: 'Soul' }),
			...cars(1, { city: 'Orange', status: 'sold', sold_date_timestamp: testNow - 60, model: 'Stinger' }),
		]);
		const all = listAt(towns, '/search/new-used-and-demo-cars/');
		expect(all).toMatchObject({ heading: 'Cars for sale', counted: '4 cars for sale', total: 4 });
		expect(all.cards).toHaveLength(5);
		expect(all.intro).toBe('3 in stock at Test Motors, 1 more on the way.');
		const makes = all.panel.find(({ name }) => name === 'model');
		expect(makes).toMatchObject({ choices: [{ count: 3 }, { label: 'Soul', count: 1 }] });
		expect(towns.summary().count).toBe(4);
		expect(towns.landing('kia/stinger')?.total).toBe(0);
		expect(listAt(towns, '/search/new-cars/')).toMatchObject({ counted: '1 new car for sale', city: 'Orange' });
	});

	test('ROUTE-4 every link of the pages leads to a page', () => {
		const second = listAt(site, '/search/used-cars/page/2/');
		const paths = second.pagination?.pages.flatMap((page) => (page ? [page.path] : [])) ?? [];
		expect(paths).toHaveLength(3);
		expect(paths.filter((path) => !site.hasPage(path))).toEqual([]);
	});

	test('ROUTE-4 an alias of a list names the list as the canonical one and goes on there', () => {
		const alias = listAt(site, '/used-cars/');
		expect(alias.canonicalPath).toBe('/search/used-cars/');
		expect(alias.pagination?.next).toBe('/search/used-cars/page/2/');
	});

	test('ROUTE-4 an empty list says so and is kept from search engines', () => {
		const empty = listAt(site, '/search/demo-cars/');
		expect(empty).toMatchObject({ total: 0, cards: [], pagination: null, canonicalPath: null, intro: null });
		expect(empty.empty).toMatch(/no demo cars in stock/);
	});

	test('CARD-6 the heading speaks the tenant’s words', () => {
		expect(listAt(site, '/search/used-cars/').heading).toBe('Pre-owned cars for sale');
		expect(listAt(site, '/search/used-cars/').intro).toBe('50 pre-owned cars in stock at Test Motors.');
		const one = makeSite({ override_city: 'Cowra' }, cars(1));
		const list = listAt(one, '/search/new-used-and-demo-cars/');
		expect(list.heading).toBe('Cars for sale in Cowra');
		expect(list.intro).toBe('One car in stock at Test Motors.');
	});

	test('SITE-8 what is hired out is not for sale', () => {
		const hired = makeSite({ template: 'subscription', override_city: 'Cowra' }, cars(1));
		expect(listAt(hired, '/search/subscription-cars/').heading).toBe('Subscription cars in Cowra');
	});
});
