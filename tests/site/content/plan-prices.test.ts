import { expect, test } from 'vitest';
import { makeCar, makeSite } from '../../support/make-site.ts';

const plans = [
	{ name: 'Street', monthly_km: 600 },
	{ name: 'Suburb', monthly_km: 1200, weekly: 35 },
];
const terms = [{ weeks: 26 }, { weeks: 4, weekly: 30 }];
const car = (stocknum: string, set: object) => makeCar({ stocknum, subscription_plan: 'Street', ...set });

const cars = [
	car('S1', { body: 'SUV', subscription_price: 300 }),
	car('S2', { body: 'SUV', subscription_price: 280, minimum_term_weeks: 26 }),
	car('S4', { body: 'SUV', price: undefined, subscription_price: undefined }),
	car('V1', { body: 'Van', subscription_price: 400, minimum_term_weeks: 26 }),
	car('S3', { body: 'SUV', subscription_price: 90, status: 'sold' }),
	car('U1', { body: 'Ute', subscription_price: 340, subscription_plan: 'Suburb' }),
];

test('CARD-5 what plans cost from, by kind of car and term, follows from the stock', () => {
	const set = { template: 'subscription', offers_subscription: true, subscription: { plans, terms } } as const;
	const prices = makeSite(set, cars).planPrices();
	expect(prices?.plans).toEqual([
		{ name: 'Street', km: '600 km' },
		{ name: 'Suburb', km: '1,200 km' },
	]);
	expect(prices?.terms[0]?.kinds[0]?.count, 'as many as its list has').toBe('3 cars');
	const shown = prices?.terms.map(({ name, kinds }) => [
		name,
		...kinds.map((kind) => [kind.name, ...kind.prices.map((price) => ('from' in price ? price.from : price.none))]),
	]);
	expect(shown).toEqual([
		['6 months', ['SUVs', '$280', '$315'], ['Vans', '$400', '$435'], ['Utes', 'Not on this plan', '$340']],
		[
			'4 weeks',
			['SUVs', '$330', '$365'],
			['Vans', 'Not for this term', 'Not for this term'],
			['Utes', 'Not on this plan', '$370'],
		],
	]);
	const urls = prices?.terms.map(({ kinds: [first] }) => [
		first?.url,
		...(first?.prices ?? []).map((price) => 'url' in price && new URL(price.url, 'https://a.example').search),
	]);
	expect(urls).toEqual([
		['/search/subscription-cars/suvs/', '?plan=Street', '?plan=Suburb'],
		['/search/subscription-cars/suvs/?term=4', '?plan=Street&term=4', '?plan=Suburb&term=4'],
	]);
	expect(makeSite({ ...set, subscription: { plans: plans.slice(0, 1) } }, cars).planPrices()).toBeNull();
});
