import { describe, expect, test } from 'vitest';
import { templateNames } from '../../../src/domain/words/template.ts';
import { openSite } from '../../../src/site/open-site.ts';
import { redirects } from '../../../src/site/pages/redirects.ts';
import { makeCar, makeConfig, makeSite, testNow } from '../../support/make-site.ts';

const ruleFor = (site: Parameters<typeof redirects>[0], from: string) => {
	const rule = redirects(site).find((candidate) => candidate.from === from);
	return rule && [rule.to, rule.status];
};

describe('addresses above those of a site', () => {
	test.each(templateNames)('ROUTE-3, ROUTE-6 %s: those above a vehicle and a list lead to the list', (template) => {
		const site = makeSite({ template });
		const [first] = site.searchPages();
		for (const short of ['/cars/', '/motorcycles/', '/campers/', '/search/'])
			expect(ruleFor(site, short), short).toEqual([first?.path, 301]);
	});

	test('ROUTE-3 that above a list with its own address, too', () => {
		const site = makeSite({ search_page_path: '/used-car/list' });
		for (const short of ['/cars/', '/used-car/', '/search/'])
			expect(ruleFor(site, short)).toEqual(['/used-car/list/', 301]);
	});

	test('ROUTE-13 that above locations leads to all of them, that above their contact pages to the contact page; /about leads to what is about the dealer', () => {
		for (const guess of ['/locations/', '/location/', '/our-location/'])
			expect(ruleFor(makeSite(), guess)).toEqual(['/our-locations/', 301]);
		expect(ruleFor(makeSite(), '/about/')).toEqual(['/about-us/', 301]);
		expect(ruleFor(makeSite(), '/contact-us/')).toEqual(['/contact/', 301]);
	});

	test('ROUTE-3 an address that is a page stays one', () => {
		const pages = {
			stock: { title: 'Stock', blocks: [{ kind: 'rich-text' as const, heading: 'Stock', paragraphs: ['Ours.'] }] },
		};
		expect(ruleFor(makeSite({ pages, search_page_path: '/stock/list/' }), '/stock/')).toBeUndefined();
	});
});

describe('SRCH-2 addresses below a list', () => {
	const all = '/search/new-used-and-demo-cars/';
	const cars = [makeCar(), makeCar({ stocknum: 'F1', make: 'Ford', model: 'Ranger' })];
	const base = { slug: 'a', config: makeConfig(), cars, css: '', now: testNow };
	const lists = { present: ['kia', 'kia/rio', 'kia/cerato', 'audi', 'audi/a3'], lost: ['utes'] };
	const site = openSite({ ...base, lists });

	test('a list that has lost its last car leads for now to the one above it', () => {
		expect(ruleFor(site, `${all}kia/cerato/`)).toEqual([`${all}kia/`, 302]);
		expect(ruleFor(site, `${all}audi/a3/`)).toEqual([all, 302]);
		expect(ruleFor(site, `${all}audi/`)).toEqual([all, 302]);
		expect(ruleFor(site, `${all}utes/`)).toEqual([all, 302]);
	});

	test('SRCH-6 a list’s name below the list of one car type leads for now to these cars by that name; nothing else is there', () => {
		const used = `${all}?type=used&q=`;
		expect(ruleFor(site, '/search/used-cars/kia/')).toEqual([`${used}kia`, 302]);
		expect(ruleFor(site, '/search/used-cars/kia/rio/')).toEqual([`${used}kia+rio`, 302]);
		expect(ruleFor(site, '/search/used-cars/utes/')).toEqual([`${used}utes`, 302]);
		expect(ruleFor(site, '/search/used-cars/page/:number/')).toEqual(['/search/used-cars/', 302]);
		const below = redirects(site).filter(
			({ from }) => from.startsWith('/search/used-cars/') && !from.includes('/page/'),
		);
		expect(below.filter(({ from }) => from.includes(':'))).toEqual([]);
		const bodies = [makeCar({ body: 'Hatch' }), makeCar({ stocknum: 'S1', make: 'Ford', body: 'SUV' })];
		const ofBodies = openSite({ ...base, cars: bodies });
		for (const name of ['hatches', 'hatch', 'suvs', 'suv'])
			expect(ruleFor(ofBodies, `/search/used-cars/${name}/`)).toEqual([used + name, 302]);
		const former = makeSite({ redirects: [{ from: '/used-cars/*', url: '/contact/' }] }, bodies);
		const froms = redirects(former).map(({ from }) => from);
		expect(froms.indexOf('/used-cars/*')).toBeLessThan(froms.indexOf('/used-cars/suvs/'));
	});

	test('a list that is there has no rule, and one that never was is not found', () => {
		expect(ruleFor(site, `${all}kia/`)).toBeUndefined();
		const below = redirects(site).filter(({ from }) => from.startsWith(all) && !from.includes('/page/'));
		expect(below.filter(({ from }) => from.includes(':'))).toEqual([]);
		expect(below.map(({ from }) => from.slice(all.length)).sort()).toEqual([
			'audi/',
			'audi/a3/',
			'kia/cerato/',
			'utes/',
		]);
	});
});
