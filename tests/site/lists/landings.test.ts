import { describe, expect, test } from 'vitest';
import { readSearch } from '../../../src/search/state/url-state.ts';
import { landingKey } from '../../../src/site/lists/landings.ts';
import { listPages, modelOf } from '../../../src/site/pages/page-table.ts';
import { redirects } from '../../../src/site/pages/redirects.ts';
import { recordReads, repeatRead } from '../../../src/site/recording.ts';
import type { Site } from '../../../src/site/site.ts';
import { makeCar, makeSite } from '../../support/make-site.ts';

const list = '/search/new-used-and-demo-cars/';

const cars = [
	makeCar({ stocknum: 'A1', make: 'Toyota', model: 'Hilux', body: 'Ute', price: 30_000, city: 'Bathurst', seats: 5 }),
	makeCar({ stocknum: 'A2', make: 'Toyota', model: 'Hilux', body: 'Ute', price: 54_990, city: 'Orange', seats: 5 }),
	makeCar({ stocknum: 'A3', make: 'Toyota', model: 'Kluger', body: 'SUV', price: 12_990, city: 'Orange', seats: 7 }),
	makeCar({ stocknum: 'A4', make: 'ŠKODA', model: 'Kodiaq', body: 'SUV', city: 'Bathurst', seats: 7 }),
	makeCar({ stocknum: 'A5', make: 'Kia', model: 'Rio', body: 'Hatch', price: 20_000, city: 'Bathurst', seats: 5 }),
];
const site = makeSite({}, cars);

const pathsOf = (of: Site) => listPages(of).flatMap(({ kind, path }) => (kind === 'stock-landing' ? [path] : []));

function landingAt(of: Site, path: string) {
	const page = listPages(of).find((candidate) => candidate.path === path);
	if (page?.kind !== 'stock-landing') throw new Error(`${path} is ${page?.kind ?? 'no page'}`);
	return { page, model: modelOf(of, page) };
}
const modelAt = (path: string, of = site) => landingAt(of, path).model;

describe('the lists of one make, model, body, city or category', () => {
	test('SRCH-2 each that has cars has a page below the list of everything', () => {
		expect(pathsOf(site).map((path) => path.slice(list.length, -1))).toEqual([
			...['toyota', 'skoda', 'kia', 'toyota/hilux', 'toyota/kluger', 'skoda/kodiaq', 'kia/rio'],
			...['utes', 'suvs', 'hatches', 'in-bathurst', 'in-orange', '7-seater-cars'],
		]);
	});

	test('SRCH-2 what all cars have in common is not a list; its models are', () => {
		const one = makeSite({}, cars.slice(0, 3));
		expect(pathsOf(one)).not.toContain(`${list}toyota/`);
		expect(pathsOf(one)).toContain(`${list}toyota/hilux/`);
		expect(modelAt(`${list}toyota/hilux/`, one).heading).toBe('Toyota Hilux for sale');
		expect(modelAt(`${list}toyota/hilux/`, one).breadcrumbs.map(({ name }) => name)).toEqual(['Home', 'Cars', 'Hilux']);
	});

	test('ROUTE-3 they lie below search_page_path', () => {
		expect(pathsOf(makeSite({ search_page_path: '/used-car/list' }, cars))).toContain('/used-car/list/toyota/hilux/');
	});

	test.each([
		['toyota', 'Toyota cars for sale', '3 cars in stock at Test Motors, from $12,990 to $54,990.'],
		['toyota/hilux', 'Toyota Hilux for sale', '2 cars in stock at Test Motors, from $30,000 to $54,990.'],
		['skoda', 'Škoda cars for sale in Bathurst', 'One car in stock at Test Motors.'],
		['kia', 'Kia cars for sale in Bathurst', 'One car in stock at Test Motors, for $20,000.'],
		['utes', 'Utes for sale', '2 cars in stock at Test Motors, from $30,000 to $54,990.'],
		['in-orange', 'Cars for sale in Orange', '2 cars in stock at Test Motors, from $12,990 to $54,990.'],
		['7-seater-cars', '7 seater cars for sale', '2 cars in stock at Test Motors, for $12,990.'],
	])('SRCH-5 %s is headed %j', (key, heading, intro) => {
		expect(modelAt(`${list}${key}/`)).toMatchObject({ heading, intro, canonicalPath: `${list}${key}/` });
	});

	test('a model that has its make in its name says it once; cars without a city are where the dealer is', () => {
		const more = makeCar({ stocknum: 'M3', make: 'Mazda', model: 'Mazda3' });
		const mazda = makeSite({ address: { city: 'Cowra' } }, [...cars, more]);
		expect(modelAt(`${list}mazda/mazda3/`, mazda).heading).toBe('Mazda3 for sale in Cowra');
	});

	test('no two lists have the same title', () => {
		const titles = listPages(site).flatMap((page) =>
			page.kind === 'stock-list' || page.kind === 'stock-landing' ? [modelOf(site, page)] : [],
		);
		const known = titles.flatMap(({ canonicalPath, title }) => (canonicalPath ? [`${canonicalPath} ${title}`] : []));
		const unlike = new Set([...new Set(known)].map((text) => text.slice(text.indexOf(' '))));
		expect(unlike.size).toBe(new Set(known).size);
		expect(modelAt(`${list}in-orange/`).counted).toBe('2 cars for sale in Orange');
		expect(modelAt(`${list}skoda/`).counted).toBe('1 Škoda car for sale in Bathurst');
		expect(modelAt(`${list}7-seater-cars/`).counted).toBe('7 seater cars for sale (2)');
	});

	test('SRCH-3 quick filters fit the cars, and lead to where they are alone', () => {
		const { presets } = modelAt(`${list}in-bathurst/`);
		expect(presets.find(({ value }) => !value.startsWith('type='))).toMatchObject({
			label: '7 seater cars',
			value: 'category=7-seater-cars',
		});
		const suv = presets.find(({ label }) => label === 'SUV');
		expect(suv).toMatchObject({ value: 'body=SUV', path: `${list}?body=SUV&city=Bathurst`, chosen: false });
		expect(presets.find(({ label }) => label === 'Diesel')).toBeUndefined();
		for (const { value } of presets) expect(readSearch(value).problems).toEqual([]);
	});

	test('SRCH-3 a category whose name says nothing of cars is told so', () => {
		const set = { search_categories: [{ name: 'Under $25,000', filter: 'price:<25000' }] };
		expect(modelAt(`${list}under-25-000/`, makeSite(set, cars)).heading).toBe('Under $25,000: cars for sale');
	});

	test('a make leads to its models and to other makes, a model to other models of its make', () => {
		expect(modelAt(`${list}toyota/`).links).toEqual([
			{
				heading: 'Toyota models',
				items: [
					{ name: 'Hilux', path: `${list}toyota/hilux/`, total: 2 },
					{ name: 'Kluger', path: `${list}toyota/kluger/`, total: 1 },
				],
			},
			{
				heading: 'Other makes',
				items: [
					{ name: 'Kia', path: `${list}kia/` },
					{ name: 'Škoda', path: `${list}skoda/` },
				],
			},
		]);
		expect(modelAt(`${list}toyota/hilux/`).links).toEqual([
			{ heading: 'Other Toyota models', items: [{ name: 'Kluger', path: `${list}toyota/kluger/` }] },
		]);
	});

	test('the list of everything leads to all of them, by its filters, ready-made choices and links', () => {
		const page = listPages(site).find(({ path }) => path === list);
		if (page?.kind !== 'stock-list') throw new Error('no list');
		const { panel, presets, links } = modelOf(site, page);
		const choices = panel.flatMap((facet) => (facet.kind === 'list' ? facet.choices : []));
		const paths = [...choices, ...presets, ...links.flatMap(({ items }) => items)].map(({ path }) => path);
		const deep = pathsOf(site).filter((path) => path.split('/').length < list.split('/').length + 2);
		expect(deep.filter((path) => !paths.includes(path))).toEqual([]);
	});

	test('every link leads to a page, or to the list of everything with a search that it understands', () => {
		for (const path of pathsOf(site)) {
			const { panel, presets, links, breadcrumbs } = modelAt(path);
			const choices = panel.flatMap((facet) => (facet.kind === 'list' ? facet.choices : []));
			for (const link of [...choices, ...presets, ...links.flatMap(({ items }) => items), ...breadcrumbs]) {
				const [page = '', query = ''] = link.path.split('?');
				expect(site.hasPage(page), `${path} → ${link.path}`).toBe(true);
				expect(readSearch(query).problems, link.path).toEqual([]);
			}
		}
	});

	test('SRCH-4 further pages are there without script, but not in the sitemap', () => {
		const many = Array.from({ length: 30 }, (_, index) =>
			makeCar({ stocknum: `M${index}`, make: 'Mazda', model: '3' }),
		);
		const big = makeSite({}, [...cars, ...many]);
		expect(pathsOf(big)).toContain(`${list}mazda/page/2/`);
		expect(modelAt(`${list}mazda/page/2/`, big)).toMatchObject({
			cards: { length: 9 },
			canonicalPath: `${list}mazda/page/2/`,
			links: [],
		});
		const urls = big.sitemap().map(({ url }) => new URL(url).pathname);
		expect(urls).toContain(`${list}mazda/`);
		expect(urls).not.toContain(`${list}mazda/page/2/`);
	});

	test('a name without a Latin letter, or one that is taken, has no page', () => {
		const odd = makeSite({}, [...cars, makeCar({ stocknum: 'O1', make: '比亚迪', model: '元' })]);
		expect(odd.searchUrl({ make: ['比亚迪'] })).toBe(`${list}?make=%E6%AF%94%E4%BA%9A%E8%BF%AA`);
		const taken = makeSite({ search_categories: [{ name: 'Kia', slug: 'kia', filter: 'seats:=7' }] }, cars);
		expect(landingAt(taken, `${list}kia/`).model.heading).toBe('Kia cars for sale in Bathurst');
		expect(pathsOf(taken)).toHaveLength(pathsOf(site).length - 1);
	});
});

describe('SRCH-6 where a search leads', () => {
	test.each([
		['?make=Toyota', 'toyota'],
		['?make=skoda', 'skoda'],
		['?make=Toyota&model=Hilux', 'toyota/hilux'],
		['?simple_body=Ute', 'utes'],
		['?city=Orange', 'in-orange'],
		['?category=7-seater-cars', '7-seater-cars'],
		['?make=Toyota~Kia', null],
		['?make=Toyota&body=Ute', null],
		['?make=Toyota&price=-20000', null],
		['?make=Toyota&q=red', null],
		['?model=Hilux', null],
		['?seats=7', null],
		['', null],
	])('%j is the list %s', (address, key) => {
		expect(landingKey(readSearch(address).state)).toBe(key);
	});

	test.each([
		[{ make: ['Toyota'] }, 'toyota/'],
		[{ make: ['Lada'] }, '?make=Lada'],
		[{ make: ['Toyota'], model: ['Hilux'] }, 'toyota/hilux/'],
		[{ make: ['Toyota'], simple_fuel: ['Diesel'] }, '?make=Toyota&fuel=Diesel'],
		[{}, ''],
	])('%j leads to %s', (lists, path) => {
		expect(site.searchUrl(lists)).toBe(`${list}${path}`);
	});

	test('a list of one type has its own page', () => {
		expect(site.searchUrl({ car_type: ['used'] })).toBe('/search/used-cars/');
		expect(site.searchUrl({ car_type: ['used'], make: ['Kia'] })).toBe(`${list}?type=used&make=Kia`);
	});

	test.each([
		[`${list}?simple_body=Ute`, `${list}utes/`],
		[`${list}?price=0-15000`, `${list}?price=0-15000`],
		[`${list}?utm_source=x&make=Kia`, `${list}?utm_source=x&make=Kia`],
		['/contact/?make=Kia', '/contact/?make=Kia'],
		['https://other.example/?make=Kia', 'https://other.example/?make=Kia'],
		[list, list],
	])('the link %s of a config leads to %s', (link, url) => {
		expect(site.linkUrl(link)).toBe(url);
	});
});

describe('what makes a landing be rendered again', () => {
	/** The landings of which an answer that they read differs on the other site. */
	function changed(before: Site, after: Site): string[] {
		return listPages(before).flatMap((page) => {
			if (page.kind !== 'stock-landing') return [];
			const { view, reads } = recordReads(before);
			modelOf(view, page);
			const value = (of: Site, read: string) => JSON.stringify(repeatRead(of, read));
			return [...reads].some((read) => value(before, read) !== value(after, read))
				? [page.path.slice(list.length)]
				: [];
		});
	}

	test('a changed price changes the lists that the car is on, and no other', () => {
		const [first, ...others] = cars;
		const after = makeSite({}, [{ ...(first ?? makeCar()), price: 31_500 }, ...others]);
		expect(changed(site, after)).toEqual(['toyota/', 'toyota/hilux/', 'utes/', 'in-bathurst/']);
	});

	test('a further car of a known make, model, body and city likewise', () => {
		const more = makeCar({ stocknum: 'A6', make: 'Kia', model: 'Rio', body: 'Hatch', city: 'Orange', seats: 5 });
		expect(changed(site, makeSite({}, [...cars, more]))).toEqual(['kia/', 'kia/rio/', 'hatches/', 'in-orange/']);
	});
});

test('SRCH-2 the rules for pages of lists say nothing of the stock, and a list that was never there has none', () => {
	const rulesOf = (of: Site) => redirects(of).filter(({ from }) => from.includes('/page/'));
	expect(rulesOf(site)).toContainEqual({ from: `${list}:name/page/:number/`, to: `${list}:name/`, status: 302 });
	expect(rulesOf(site)).toEqual(rulesOf(makeSite({}, [])));
});
