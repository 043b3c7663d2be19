import { describe, expect, test } from 'vitest';
import { carTypesOf, searchPages, searchPath } from '../../../src/domain/addresses/search-path.ts';
import { type Template, templateNames } from '../../../src/domain/words/template.ts';

const expected: Record<Template, string> = {
	car: '/search/new-used-and-demo-cars/',
	conversion: '/search/new-used-and-demo-cars/',
	truck: '/search/new-used-and-demo-trucks/',
	motorcycle: '/search/new-used-and-demo-motorcycles/',
	camper: '/search/rv-vehicles/',
	rv: '/search/rv-vehicles/',
	rental: '/search/rental-cars/',
	subscription: '/search/subscription-cars/',
};

describe('searchPath', () => {
	test.each(templateNames)('ROUTE-3 default search page of template %s', (template) => {
		expect(searchPath({ template })).toBe(expected[template]);
	});

	test.each([
		['used-cars', '/search/used-cars/'],
		['/used-cars/', '/search/used-cars/'],
		['search/used-cars', '/search/used-cars/'],
		['/search/used-cars', '/search/used-cars/'],
		['/search/used-cars/', '/search/used-cars/'],
	])('ROUTE-3 default_search_path %s gets /search/ in front where missing', (default_search_path, path) => {
		expect(searchPath({ template: 'car', default_search_path })).toBe(path);
	});

	test('ROUTE-3 search_page_path stands as it is and wins', () => {
		const path = searchPath({ template: 'car', default_search_path: 'used-cars', search_page_path: '/used-car/list' });
		expect(path).toBe('/used-car/list/');
	});
});

describe('searchPages', () => {
	test('ROUTE-3, ROUTE-4 pages of a car site, the linked one first', () => {
		expect(searchPages({ template: 'car' })).toEqual([
			{ path: '/search/new-used-and-demo-cars/', carTypes: ['new', 'used', 'demo'] },
			{ path: '/search/new-cars/', carTypes: ['new'] },
			{ path: '/search/used-cars/', carTypes: ['used'] },
			{ path: '/search/demo-cars/', carTypes: ['demo'] },
			{ path: '/new-cars/', carTypes: ['new'] },
			{ path: '/used-cars/', carTypes: ['used'] },
			{ path: '/demo-cars/', carTypes: ['demo'] },
		]);
	});

	test('ROUTE-4 the stock lists are there for every template', () => {
		for (const template of templateNames) {
			const paths = searchPages({ template }).map(({ path }) => path);
			expect(paths).toEqual(expect.arrayContaining(['/new-cars/', '/used-cars/', '/demo-cars/']));
		}
	});

	test('ROUTE-3 a default path that is one of the pages is listed once', () => {
		const paths = searchPages({ template: 'car', default_search_path: 'used-cars' }).map(({ path }) => path);
		expect(paths[0]).toBe('/search/used-cars/');
		expect(new Set(paths).size).toBe(paths.length);
	});

	test('ROUTE-3 offers_subscription adds the subscription page', () => {
		const pages = searchPages({ template: 'car', offers_subscription: true });
		expect(pages.map(({ path }) => path)).toContain('/search/subscription-cars/');
	});
});

test.each([
	['/search/used-cars/', ['used']],
	['new-and-demo-trucks', ['new', 'demo']],
	['/search/new-used-and-demo-cars', ['new', 'used', 'demo']],
	['/search/rental-cars/', ['new', 'used', 'demo']],
	['/used-car/list/', ['new', 'used', 'demo']],
	['/search/newcastle-cars/', ['new', 'used', 'demo']],
])('ROUTE-3 car types of %s', (path, types) => {
	expect(carTypesOf(path)).toEqual(types);
});
