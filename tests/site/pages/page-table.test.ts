import { expect, test } from 'vitest';
import { listPages, modelOf } from '../../../src/site/pages/page-table.ts';
import { makeCar, makeSite } from '../../support/make-site.ts';

const pathsOf = (site = makeSite()) => listPages(site).map(({ path }) => path);

test('ROUTE-1, ROUTE-3, ROUTE-4, ROUTE-6, ROUTE-13 every address of a plain car site', () => {
	const location = { id: 1, name: 'Northside - Sales', dealership_slug: 'northside' };
	const paths = pathsOf(
		makeSite({ locations: [location, { ...location, id: 2, name: 'Northside - Service', location_type: 'service' }] }),
	);
	for (const path of [
		'/',
		'/search/new-used-and-demo-cars/',
		'/search/used-cars/',
		'/used-cars/',
		'/new-cars/',
		'/demo-cars/',
		'/cars/2021-kia-rio-k1/',
		'/contact/',
		'/contact-us/northside/',
		'/our-locations/',
		'/location/',
		'/locations/northside/',
		'/404/',
		'/sitemap.xml',
		'/robots.txt',
		'/theme.css',
	])
		expect(paths).toContain(path);
});

test('each path is planned once', () => {
	const paths = pathsOf();
	expect(new Set(paths).size).toBe(paths.length);
});

test('ROUTE-6 motorcycles and campers have their own prefix', () => {
	expect(pathsOf(makeSite({ template: 'motorcycle' }))).toContain('/motorcycles/2021-kia-rio-k1/');
	expect(pathsOf(makeSite({ template: 'camper' }))).toContain('/campers/2021-kia-rio-k1/');
});

test('ROUTE-3 search_page_path moves the list of everything, its further pages included', () => {
	const cars = Array.from({ length: 22 }, (_, index) => makeCar({ stocknum: `S${index}` }));
	const paths = pathsOf(makeSite({ search_page_path: '/used-car/list' }, cars));
	expect(paths).toContain('/used-car/list/');
	expect(paths).toContain('/used-car/list/page/2/');
	expect(paths).not.toContain('/search/new-used-and-demo-cars/page/2/');
});

test.each([
	[0, 1],
	[21, 1],
	[22, 2],
	[43, 3],
])('SRCH-4 %i cars make %i pages of a list', (count, pages) => {
	const cars = Array.from({ length: count }, (_, index) => makeCar({ stocknum: `S${index}` }));
	const found = pathsOf(makeSite({}, cars)).filter((path) => path.startsWith('/search/used-cars/'));
	expect(found).toHaveLength(pages);
});

test('ROUTE-16 a page below /pages loses the prefix unless the site keeps it', () => {
	const pages = { '/pages/faqs': { title: 'Questions', blocks: [{ kind: 'hero' as const, heading: 'Questions' }] } };
	expect(pathsOf(makeSite({ pages }))).toContain('/faqs/');
	expect(pathsOf(makeSite({ pages, use_pages_path: true }))).toContain('/pages/faqs/');
});

test('the sitemap lists indexed pages and no file, no 404', () => {
	const site = makeSite();
	const sitemap = listPages(site).find((page) => page.kind === 'sitemap');
	if (sitemap?.kind !== 'sitemap') throw new Error('no sitemap');
	const urls = modelOf(site, sitemap).entries.map(({ url }) => url);
	expect(urls).toContain('https://test-motors.example/cars/2021-kia-rio-k1/');
	expect(urls.filter((url) => /404|robots|theme|llms/.test(url))).toEqual([]);
});
