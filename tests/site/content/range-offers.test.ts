import { expect, test } from 'vitest';
import type { SiteInput } from '../../../src/config/site.ts';
import { stockedOffers } from '../../../src/site/content/stocked-offers.ts';
import { makeCar, makeSite } from '../../support/make-site.ts';
import { modelAt } from '../../support/model-at.ts';

const rio = { slug: 'rio', name: 'Rio', manufacturer_name: 'Kia', variants: [{ name: 'S' }, { name: 'GT' }] };
const ceed = { slug: 'ceed', name: 'Ceed', manufacturer_name: 'Kia' };
const mats = { title: 'Free mats', small_print: 'Private buyers.', variants: ['GT'] };
const fresh = (stocknum: string, car: object) =>
	makeCar({ stocknum, make: 'Kia', model: 'Rio', car_type: 'new', ...car });
const site = (set: Partial<SiteInput>) =>
	makeSite({ models: [{ ...rio, offer: mats }, ceed], build_model_pages: true, ...set }, [
		fresh('1', { badge: 'S' }),
		fresh('2', { badge: 'GT' }),
		fresh('3', { badge: 'GT', car_type: 'used' }),
	]);
const dealsOf = (path: string, set: Partial<SiteInput> = {}) =>
	modelAt(site(set), 'model', path).deals.map(({ title }) => title);

test('ROUTE-14, ROUTE-17 an offer that is written at a model is among all offers, with its terms, its page and the new ones that it covers', () => {
	const [offer, ...none] = stockedOffers(site({}));
	expect(none).toEqual([]);
	expect(offer).toMatchObject({
		title: 'Free mats',
		smallPrint: 'Private buyers.',
		models: [{ name: 'Rio', url: '/rio/' }],
		variants: ['GT'],
		link: { text: 'See the Rio', url: '/rio/' },
		asks: false,
	});
	expect(offer?.stock?.cards.map(({ stocknum }) => stocknum)).toEqual(['2']);
	expect(stockedOffers(site({ excluded_models: ['Rio'] }))).toEqual([]);
});

test('ROUTE-14, ROUTE-17 an offer for models is on their pages, after the model’s own; one for all is on none', () => {
	const offers = [{ title: 'Three services', models: ['Rio', 'Ceed'] }, { title: 'Winter check' }];
	expect(dealsOf('/rio/', { offers })).toEqual(['Free mats', 'Three services']);
	expect(dealsOf('/ceed/', { offers })).toEqual(['Three services']);
	expect(modelAt(site({ offers }), 'model', '/ceed/').allDeals).toBe('/special-offers/');
});

test('ROUTE-14, ROUTE-17 the offer of a model ends with its last day, on its page, at its variants and among all', () => {
	const ending = (expires: string) => ({ models: [{ ...rio, offer: { ...mats, expires } }, ceed] });
	const [past, running] = [ending('2020-01-31'), ending('2099-01-31')];
	expect([dealsOf('/rio/', past), stockedOffers(site(past))]).toEqual([[], []]);
	expect(modelAt(site(past), 'model', '/rio/').variants.map(({ offer }) => offer)).toEqual([null, null]);
	expect(stockedOffers(site(running)).map(({ until }) => until)).toEqual(['Until 31 January 2099']);
	expect(modelAt(site(running), 'model', '/rio/').variants.map(({ offer }) => offer)).toEqual([null, 'Free mats']);
});
