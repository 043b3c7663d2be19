import { expect, test } from 'vitest';
import { articleThing, faqThing } from '../../../../src/site/head/json-ld/content.ts';
import { structuredData } from '../../../../src/site/head/json-ld/structured-data.ts';
import { listPages, modelOf } from '../../../../src/site/pages/page-table.ts';
import type { Site } from '../../../../src/site/site.ts';
import { makeCar, makeSite } from '../../../support/make-site.ts';

function thingsAt(site: Site, path: string) {
	const page = listPages(site).find((candidate) => candidate.path === path);
	if (!page) throw new Error(`no page ${path}`);
	return structuredData(site, page, modelOf(site, page));
}

const origin = 'https://test-motors.example';

test('SRCH-4 a list of stock numbers its cars on from page to page', () => {
	const cars = Array.from({ length: 25 }, (_, index) => makeCar({ stocknum: `S${index}`, custom_rank: 100 - index }));
	const things = thingsAt(makeSite({}, cars), '/search/used-cars/page/2/');
	const list = things.find((thing) => thing['@type'] === 'ItemList');
	expect(list?.['numberOfItems']).toBe(25);
	const [item] = (list?.['itemListElement'] as object[] | undefined) ?? [];
	expect(item).toEqual({
		'@type': 'ListItem',
		position: 22,
		name: '2021 Kia Rio',
		url: `${origin}/cars/2021-kia-rio-s21/`,
	});
});

test('SRCH-2 a landing lists its own cars, below the list of everything', () => {
	const cars = [makeCar(), makeCar({ stocknum: 'M1', make: 'Mazda', model: 'CX-5' })];
	const things = thingsAt(makeSite({}, cars), '/search/new-used-and-demo-cars/mazda/');
	expect(things.map((thing) => [thing['@type'], thing['numberOfItems']])).toEqual([
		['BreadcrumbList', undefined],
		['ItemList', 1],
	]);
});

test('breadcrumbs lead from the home page to the page itself', () => {
	const [trail] = thingsAt(makeSite(), '/contact/');
	expect(trail).toEqual({
		'@type': 'BreadcrumbList',
		itemListElement: [
			{ '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
			{ '@type': 'ListItem', position: 2, name: 'Contact us', item: `${origin}/contact/` },
		],
	});
});

test.each([
	['/', 'AutoDealer'],
	['/contact/', 'AutoDealer'],
	['/cars/2021-kia-rio-k1/', ['Product', 'Car']],
])('%s is about %j', (path, type) => {
	expect(thingsAt(makeSite(), path).map((thing) => thing['@type'])).toContainEqual(type);
});

test('questions with their answers', () => {
	expect(faqThing([{ question: 'Why?', answer: 'Because.' }])).toEqual({
		'@type': 'FAQPage',
		mainEntity: [{ '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because.' } }],
	});
});

test('an article, by the dealer where nobody has signed it', () => {
	const publisher = `${origin}/#dealer`;
	const article = { heading: 'New stock', path: '/blog/new-stock/', image: '/assets/a.jpg', published: '2026-06-01' };
	expect(articleThing(article, { origin, publisher })).toEqual({
		'@type': 'Article',
		headline: 'New stock',
		image: `${origin}/assets/a.jpg`,
		author: { '@id': publisher },
		datePublished: '2026-06-01',
		mainEntityOfPage: `${origin}/blog/new-stock/`,
		publisher: { '@id': publisher },
	});
	expect(articleThing({ ...article, author: 'Alex' }, { origin, publisher })['author']).toEqual({
		'@type': 'Person',
		name: 'Alex',
	});
});
