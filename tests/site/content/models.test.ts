import { describe, expect, test } from 'vitest';
import type { SiteInput } from '../../../src/config/site.ts';
import { excerptOf } from '../../../src/domain/words/excerpt.ts';
import { modelCards } from '../../../src/site/content/models.ts';
import { modelsWithoutPage } from '../../../src/site/pages/kinds/model.ts';
import { listPages } from '../../../src/site/pages/page-table.ts';
import { makeCar, makeSite } from '../../support/make-site.ts';
import { modelAt } from '../../support/model-at.ts';

const models = [
	{ slug: 'rio', name: 'Rio', manufacturer_name: 'Kia', short_description: 'Small.' },
	{ slug: 'ev9', name: 'EV9', manufacturer_name: 'Kia', override_url: '/electric/ev9' },
	{ slug: 'stonic', name: 'Stonic', override_url: 'https://maker.example/stonic' },
];
const ranged: Partial<SiteInput> = { models, build_model_pages: true };
const modelPaths = (set: Partial<SiteInput>) =>
	listPages(makeSite(set)).flatMap(({ kind, path }) => (kind === 'model' ? [path] : []));

describe('model pages', () => {
	test('ROUTE-17 at /{slug}/ or at the override_url; none for a model with a page on another site', () => {
		expect(modelPaths(ranged)).toEqual(['/rio/', '/electric/ev9/']);
	});

	test('ROUTE-17 none without build_model_pages; cards then lead to the search', () => {
		const set = { models };
		expect(modelPaths(set)).toEqual([]);
		expect(modelCards(makeSite(set))[0]?.link.url).toBe('/search/new-used-and-demo-cars/?make=Kia&model=Rio');
	});

	test('ROUTE-17 excluded models are left out of the range, not of stock', () => {
		const site = makeSite({ ...ranged, excluded_models: ['Rio'] });
		expect(modelCards(site).map(({ link }) => link.text)).toEqual(['EV9', 'Stonic']);
		expect(listPages(site).map(({ path }) => path)).not.toContain('/rio/');
		expect(site.slugs()).toHaveLength(2);
	});

	test('ROUTE-17 a slug equal to a fixed page loses, with its name for a warning, and leads to the search', () => {
		const site = makeSite({ ...ranged, models: [{ slug: 'finance', name: 'Finance' }] });
		expect(listPages(site).find(({ path }) => path === '/finance/')?.kind).toBe('configured');
		expect(modelsWithoutPage(site)).toEqual(['finance']);
		expect(modelCards(site)[0]?.link.url).toBe('/search/new-used-and-demo-cars/?model=Finance');
	});

	test('ROUTE-17 the page shows the cars of the model and leads to the search for it', () => {
		const cars = [makeCar(), makeCar({ stocknum: 'M1', make: 'Mazda', model: 'Rio' })];
		const page = modelAt(makeSite(ranged, cars), 'model', '/rio/');
		expect(page.cards.map(({ stocknum }) => stocknum)).toEqual(['K1']);
		expect(page).toMatchObject({ heading: 'Kia Rio', search: { url: '/search/new-used-and-demo-cars/kia/rio/' } });
	});

	test('ROUTE-17 a name with a backtick cannot change the filter', () => {
		const odd = { slug: 'odd', name: 'Rio` || make:=`Kia' };
		expect(modelAt(makeSite({ models: [odd], build_model_pages: true }), 'model', '/odd/').cards).toEqual([]);
	});
});

describe('the range', () => {
	test.each([
		[200, 'a'.repeat(200)],
		[201, `${'a'.repeat(200)}…`],
	])('ROUTE-17 a description of %i characters', (length, shown) => {
		const site = makeSite({ models: [{ slug: 'rio', name: 'Rio', short_description: 'a'.repeat(length) }] });
		expect(modelCards(site)[0]?.text).toBe(shown);
	});

	test('ROUTE-17 a cut goes to the end of a word', () => {
		expect(excerptOf(`${'word '.repeat(39)}words and more`, 200)).toBe(`${'word '.repeat(39)}words…`);
	});

	test('SITE-4 each model with its number of cars; without a range the models in stock', () => {
		expect(modelCards(makeSite(ranged)).map(({ count }) => count)).toEqual([2, 0, 0]);
		expect(modelCards(makeSite())).toMatchObject([
			{ make: 'Kia', count: 2, link: { text: 'Rio', url: '/search/new-used-and-demo-cars/?make=Kia&model=Rio' } },
		]);
	});
});

describe('figures', () => {
	test('SITE-4 are the config’s where it has some', () => {
		const given = { count: 9, makes: ['Kia', 'Mazda'], models: [{ name: 'Rio', count: 5 }], car_types: { used: 9 } };
		expect(makeSite({ stock_summary: given }).summary()).toEqual({
			count: 9,
			makes: [
				{ name: 'Kia', count: 2 },
				{ name: 'Mazda', count: 0 },
			],
			models: [{ make: 'Kia', name: 'Rio', count: 5 }],
			car_types: { used: 9, new: 0, demo: 0 },
		});
	});

	test('SITE-4 else they are counted, offers and articles too', () => {
		expect(makeSite().summary()).toMatchObject({ count: 2, car_types: { used: 1, new: 1, demo: 0 } });
		expect(makeSite({ offers: [{ title: 'A' }] }).counts()).toEqual({ offers: 1, blogs: 0 });
		expect(makeSite({ offers_count: 7, blogs: { count: 4 } }).counts()).toEqual({ offers: 7, blogs: 4 });
	});
});
