import { expect, test } from 'vitest';
import { pageViews } from '../../../src/site/head/page-about.ts';
import { listPages, modelOf } from '../../../src/site/pages/page-table.ts';
import { makeCar, makeSite } from '../../support/make-site.ts';

function viewsOf(path: string, site = makeSite()): string | null {
	const page = listPages(site).find((one) => one.path === path);
	if (!page) throw new Error(`No page ${path}`);
	return pageViews(page, modelOf(site, page));
}

test.each([
	['/', '1'],
	['/search/new-used-and-demo-cars/', '2'],
	['/search/used-cars/', '2 49'],
	['/used-cars/', '2 49'],
	['/new-cars/', '2'],
	['/special-offers/', '5'],
	['/fleet/', '6'],
	['/service/', '7'],
	['/book-a-service/', '7'],
	['/vehicle-parts-and-accessories/', '8'],
	['/finance/', '9'],
	['/contact/', '12'],
	['/about-us/', '13'],
	['/faqs/', null],
	['/success/', null],
	['/sign-in/', null],
])('USER-7 %s of a plain site is seen as %s', (path, views) => {
	expect(viewsOf(path)).toBe(views);
});

test.each([
	['new', '3'],
	['demo', '3'],
	['used', '4'],
] as const)('USER-7 the page of a %s car is seen as %s', (car_type, views) => {
	const site = makeSite({}, [makeCar({ car_type })]);
	const page = listPages(site).find(({ kind }) => kind === 'car');
	expect(viewsOf(page?.path ?? '', site)).toBe(views);
});

test('USER-7 a page about insurance or ownership counts where a tenant writes one, below /pages too', () => {
	const page = { title: 'Ours', blocks: [{ kind: 'hero' as const, heading: 'Ours' }] };
	const site = makeSite({ pages: { '/insurance': page, '/pages/ownership': page }, use_pages_path: true });
	const views = listPages(site).flatMap((one) => pageViews(one, modelOf(site, one)) ?? []);
	expect(views).toContain('10');
	expect(views).toContain('11');
});
