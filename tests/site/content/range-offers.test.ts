import { expect, test } from 'vitest';
import type { SiteInput } from '../../../src/config/site.ts';
import { carOffers } from '../../../src/site/content/class-offers.ts';
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

test('ROUTE-14, ROUTE-17, CAR-1 an offer for all demonstrators is on the pages of models that have one, and of these cars; one for some of them is on none', () => {
	const demos = { url: '/search/demo-cars/', text: 'See the demos' };
	const offers = [
		{ title: 'Demo week', price: 'Two services, $0', link: demos },
		{ title: 'Small demos', link: { ...demos, url: '/search/demo-cars/?body=Hatch' } },
		{ title: 'Anything', list: '/search/new-used-and-demo-cars/' },
		{ title: 'Used week', list: '/search/used-cars/' },
	];
	const stock = [
		fresh('1', {}),
		fresh('2', { model: 'Ceed', car_type: 'demo' }),
		fresh('3', { car_type: 'used' }),
		fresh('4', { model: 'Ceed', car_type: 'demo', web_status: 'Reserved' }),
	];
	const mixed = makeSite({ models: [{ ...rio, offer: mats }, ceed], build_model_pages: true, offers }, stock);
	const dealsAt = (path: string) => modelAt(mixed, 'model', path).deals.map(({ title }) => title);
	expect([dealsAt('/rio/'), dealsAt('/ceed/')]).toEqual([['Free mats'], ['Demo week']]);
	const onPages = mixed.slugs().map((slug) => {
		const car = mixed.car(slug);
		return [car?.stocknum, car ? carOffers(mixed, car) : null];
	});
	expect(Object.fromEntries(onPages)).toMatchObject({
		1: [],
		2: [{ text: 'Offer: Two services, $0', url: '/special-offers/' }],
		3: [{ text: 'Offer: Used week', url: '/special-offers/' }],
	});
});

test('ROUTE-14, ROUTE-17 the offer of a model ends with its last day, on its page, at its variants and among all', () => {
	const ending = (expires: string) => ({ models: [{ ...rio, offer: { ...mats, expires } }, ceed] });
	const [past, running] = [ending('2020-01-31'), ending('2099-01-31')];
	expect([dealsOf('/rio/', past), stockedOffers(site(past))]).toEqual([[], []]);
	expect(modelAt(site(past), 'model', '/rio/').variants.map(({ offer }) => offer)).toEqual([null, null]);
	expect(stockedOffers(site(running)).map(({ until }) => until)).toEqual(['Until 31 January 2099']);
	expect(modelAt(site(running), 'model', '/rio/').variants.map(({ offer }) => offer)).toEqual([null, 'Free mats']);
});
