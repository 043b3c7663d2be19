import { expect, test } from 'vitest';
import { openPageSearch } from '../../../src/client/search/page-search.ts';
import { carCard } from '../../../src/site/cars/car-card.ts';
import type { CardCar } from '../../../src/site/cars/card-fields.ts';
import { indexSource, stockIndex } from '../../../src/site/index/stock-index.ts';
import { makeCar, makeConfig } from '../../support/make-site.ts';

const config = makeConfig({
	template: 'subscription',
	offers_subscription: true,
	subscription: {
		plans: [
			{ name: 'Street', monthly_km: 600 },
			{ name: 'Suburb', monthly_km: 1200, weekly: 35 },
		],
		terms: [{ weeks: 26 }, { weeks: 4, weekly: 30 }],
	},
	labels: { weekly_only: '6-month price' },
});
const car = (stocknum: string, subscription_price: number, subscription_plan: string, included_km: number) =>
	makeCar({ stocknum, price: undefined, subscription_price, subscription_plan, included_km });
const cars = [
	car('A1', 300, 'Street', 600),
	car('B1', 320, 'Suburb', 1200),
	{ ...car('C1', 200, 'Street', 600), minimum_term_weeks: 26 },
];

function openStock() {
	const stock = JSON.parse(JSON.stringify(stockIndex(indexSource(config, cars))));
	return openPageSearch(stock);
}

async function found(facetFilters: string[], numericFilters: string[] = []) {
	const { client, meta } = openStock();
	const params = { facetFilters, numericFilters };
	const { results } = await client.search([{ indexName: 'vehicles/sort/subscription_price:asc', params }]);
	return results[0]?.hits.map((hit) => {
		const { stocknum, price, facts } = carCard(hit as unknown as CardCar, meta.card, 0);
		return [stocknum, price.text, price.weekly, facts[0]];
	});
}

test('CARD-5 SRCH-2 plan and term decide which cars are found, in which order, and what their cards say', async () => {
	expect(await found([])).toEqual([
		['C1', '6-month price', 'from $200 per week', '600 km a month'],
		['A1', '6-month price', 'from $300 per week', '600 km a month'],
		['B1', '6-month price', 'from $320 per week', '1,200 km a month'],
	]);
	expect(await found(['subscription_plan:Suburb'])).toEqual([
		['C1', '6-month price', 'from $235 per week', '1,200 km a month'],
		['B1', '6-month price', 'from $320 per week', '1,200 km a month'],
		['A1', '6-month price', 'from $335 per week', '1,200 km a month'],
	]);
	expect(await found(['subscription_plan:Street', 'minimum_term_weeks:4'])).toEqual([
		['A1', '4-week price', 'from $330 per week', '600 km a month'],
	]);
});

test('CARD-5 SRCH-2 a price by the week is that of the plan and the term', async () => {
	const numbers = async (filters: string[]) =>
		(await found(filters, ['subscription_price<=320']))?.map(([stocknum]) => stocknum);
	expect(await numbers([])).toEqual(['C1', 'A1', 'B1']);
	expect(await numbers(['subscription_plan:Suburb'])).toEqual(['C1', 'B1']);
	expect(await numbers(['minimum_term_weeks:4'])).toEqual([]);
});

test('CARD-5 SRCH-5 words and addresses may name every plan and term', () => {
	const { valuesOf } = openStock();
	expect(valuesOf('subscription_plan')).toEqual(['Street', 'Suburb']);
	expect(valuesOf('minimum_term_weeks')).toEqual(['26', '4']);
});
