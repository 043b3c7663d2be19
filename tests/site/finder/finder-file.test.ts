import { describe, expect, test } from 'vitest';
import { entriesOf, typedWords } from '../../../src/client/finder/entries.ts';
import { matching } from '../../../src/client/finder/match.ts';
import type { SiteInput } from '../../../src/config/site.ts';
import { listPages } from '../../../src/site/pages/page-table.ts';
import { makeCar, makeSite } from '../../support/make-site.ts';

const car = (stocknum: string, make: string, model: string, set = {}) => makeCar({ stocknum, make, model, ...set });
const cars = [
	car('1', 'Kia', 'Sportage', { body: 'SUV', price: 18_990, city: 'Orange' }),
	car('2', 'Kia', 'Sportage', { body: 'SUV', price: 22_000, city: 'Orange' }),
	car('3', 'Kia', 'Rio', { body: 'Hatch', price: 9_500, city: 'Bathurst' }),
	car('4', 'ŠKODA', 'Octavia', { body: 'Wagon', price: 31_000, car_type: 'new', city: 'Orange' }),
	car('5', 'Mazda', 'CX-5', { body: 'SUV', price: 41_000, sold: true, city: 'Orange' }),
];
const file = (set: Partial<SiteInput> = {}, stock = cars) => makeSite(set, stock).finder();

describe('/finder.json', () => {
	test('SRCH-3 counts what is for sale: makes with their models, body types, places', () => {
		const { makes, lists } = file();
		expect(makes).toEqual([
			[
				'Kia',
				3,
				'kia/',
				[
					['Sportage', 2],
					['Rio', 1],
				],
			],
			['Škoda', 1, 'skoda/', [['Octavia', 1]]],
		]);
		expect(lists.bodies).toEqual([
			['SUVs', 2],
			['Hatches', 1],
			['Wagons', 1],
		]);
		expect(lists.cities).toEqual([
			['Orange', 3, 'in-orange/'],
			['Bathurst', 1, 'in-bathurst/'],
		]);
		expect(lists.conditions).toEqual([
			['New cars', 1, '/search/new-cars/'],
			['Used cars', 3, '/search/used-cars/'],
		]);
	});

	test('SRCH-3 a small photo of the first vehicle for sale of each make, model and body', () => {
		const photo = (primary_image_url: string, set = {}) =>
			car(primary_image_url, 'Kia', 'Rio', { primary_image_url, ...set });
		const stock = [
			photo('https://a.example/sold.jpg', { sold: true }),
			photo('https://a.example/rio.jpg', { body: 'Hatch' }),
			car('4', 'ŠKODA', 'Octavia', { body: 'Wagon' }),
		];
		const { pictures } = file({}, stock);
		expect(Object.keys(pictures).sort()).toEqual(['hatches/', 'kia/', 'kia/rio/']);
		expect(new Set(Object.values(pictures)).size).toBe(1);
		expect(pictures['kia/']).toContain(encodeURIComponent('https://a.example/rio.jpg'));
		expect(pictures['kia/']).toContain('w=112');
	});

	test('the only make of a site has no list, but its models do', () => {
		expect(file({}, cars.slice(0, 3)).makes).toEqual([
			[
				'Kia',
				0,
				'kia/',
				[
					['Sportage', 2],
					['Rio', 1],
				],
			],
		]);
	});

	test('SRCH-3 budgets grow by cars, and none has all or fewer than three of them', () => {
		const stock = [8, 9, 9, 12, 18, 19, 24, 31].map((thousands, index) =>
			car(`P${index}`, 'Kia', 'Rio', { price: thousands * 1000 }),
		);
		expect(file({}, stock).lists.prices).toEqual([
			['Under $10,000', 3, '?price=-10000'],
			['Under $15,000', 4, '?price=-15000'],
			['Under $20,000', 6, '?price=-20000'],
			['Under $25,000', 7, '?price=-25000'],
		]);
	});

	test.each([
		['opening hours', '/our-locations/'],
		['wof', '/service/'],
		['rego', '/book-a-service/'],
		['loan', '/finance/'],
		['trade in', '/trade-in/'],
		['test drive', '/book-test-drive/'],
		['phone number', '/contact/'],
		['jobs', '/careers/'],
	])('SRCH-3 who types “%s” finds %s, where the site has that page', (query, path) => {
		const entries = entriesOf(file()).filter(({ kind }) => kind === 'pages');
		const found = matching(entries, typedWords(query)).map(({ url }) => url);
		const isThere = entries.some(({ url }) => url === path);
		expect(found.includes(path)).toBe(isThere);
		expect(isThere || path === '/careers/').toBe(true);
	});

	test('pages that exist, by the names that menus give them', () => {
		const pages = file({ navigation: { header: [{ name: 'Ways to pay', url: '/finance/' }] } }).lists.pages;
		const named = pages.map(([name, count, path]) => [name, count, path]);
		expect(named).toContainEqual(['Ways to pay', 0, '/finance/']);
		expect(named).toContainEqual(['Trade-in', 0, '/trade-in/']);
		expect(pages.map(([, , path]) => path)).not.toContain('/search/used-cars/');
	});

	test('every list that is suggested has a page', () => {
		const site = makeSite({}, cars);
		const paths = new Set(listPages(site).map(({ path }) => path));
		const urls = entriesOf(site.finder()).map(({ url }) => url.replace(/\?.*/, ''));
		expect(urls.length).toBeGreaterThan(20);
		expect(urls.filter((url) => !paths.has(url))).toEqual([]);
	});

	test('ROUTE-19 tiles of menus: body types with photo, price and count; the range as the dealer has it', () => {
		const images = [{ image: { url: '/assets/suv.svg' } }];
		const stock = [car('9', 'Kia', 'Sorento', { body: 'SUV', price: 15_000, images }), ...cars];
		const models = [{ slug: 'rio', name: 'Rio', image: { url: '/assets/rio.svg' } }];
		const { tiles } = file({ models, build_model_pages: true }, stock);
		expect(tiles.bodies[0]).toEqual(['SUVs', 'suvs/', 3, 'From $15,000', '/assets/suv.svg']);
		expect(tiles.models).toEqual([['Rio', '/rio/', 1, 'Used from $9,500', '/assets/rio.svg', '1 in stock']]);
		expect(file().tiles.models).toEqual([]);
		const priced = models.map((model) => ({ ...model, price_from: 21_990 }));
		expect(file({ models: priced }, stock).tiles.models[0]?.[3]).toBe('New from $21,990');
	});

	test('ROUTE-19 where there are new and used ones, a tile of the range says which the price is for, and how many of each', () => {
		const models = [{ slug: 'rio', name: 'Rio' }];
		const stock = [...cars, car('9', 'Kia', 'Rio', { price: 28_990, car_type: 'new' })];
		const [tile] = file({ models, build_model_pages: true }, stock).tiles.models;
		expect(tile?.slice(2)).toEqual([2, 'New from $28,990', '', '1 new, 1 used']);
		const coming = [...stock, car('10', 'Kia', 'Rio', { price: 29_990, car_type: 'new', status: 'in_transit' })];
		expect(file({ models }, coming).tiles.models[0]?.[5]).toBe('1 new, 1 used, 1 coming');
	});

	test('ROUTE-19 what a menu shows of used cars is counted among these, and leads to them', () => {
		const all = '/search/new-used-and-demo-cars/';
		const used = { name: 'Used', url: '/search/used-cars/', dropdownItems: [{ name: 'All', url: all }] };
		const stock = [
			...cars,
			car('6', 'Kia', 'EV9', { body: 'SUV', price: 90_000, car_type: 'new' }),
			car('7', 'Mazda', 'CX-9', { body: 'SUV', price: 12_000 }),
		];
		const { parts, tiles } = file({ navigation: { header: [used] } }, stock);
		expect(tiles.bodies[0]?.slice(0, 3)).toEqual(['SUVs', 'suvs/', 4]);
		expect(Object.keys(parts)).toEqual(['/search/used-cars/']);
		const part = parts['/search/used-cars/'];
		expect(part?.bodies).toEqual([
			['SUVs', `${all}?type=used&body=SUV`, 3, 'From $12,000', ''],
			['Hatches', `${all}?type=used&body=Hatch`, 1, 'From $9,500', ''],
		]);
		expect(part?.makes).toEqual([
			['Kia', 3, `${all}?type=used&make=Kia`],
			['Mazda', 1, `${all}?type=used&make=Mazda`],
		]);
		expect(part?.prices).toEqual([['Under $20,000', 3, `${all}?type=used&price=-20000`]]);
		expect(file({}, stock).parts).toEqual({});
	});
});
