import { expect, test } from 'vitest';
import { countsWithout, nearestCars, type Shown } from '../../../src/islands/search/results/nearest-cars.ts';
import { chosenFilters } from '../../../src/islands/search/state/chosen-filters.ts';
import { createPageClient } from '../../../src/search/client/page-client.ts';
import { openIndex } from '../../../src/search/index/open-index.ts';
import type { SearchState } from '../../../src/search/state/search-state.ts';
import { readSearch } from '../../../src/search/state/url-state.ts';
import { indexSource, stockIndex } from '../../../src/site/index/stock-index.ts';
import { makeCar, makeConfig } from '../../support/make-site.ts';

const cars = [
	...[30, 20, 10].map((thousands) => makeCar({ stocknum: `K${thousands}`, price: thousands * 1000, body: 'SUV' })),
	makeCar({ stocknum: 'F1', make: 'Ford', model: 'Ranger', price: 4000, body: 'Ute' }),
	makeCar({ stocknum: 'F2', make: 'Ford', model: 'Puma', price: 50_000, body: 'SUV', sold: true, status: 'sold' }),
];
const index = openIndex(JSON.parse(JSON.stringify(stockIndex(indexSource(makeConfig(), cars)))));
const client = createPageClient(() => Promise.resolve(index));
const labels = { locale: 'en-AU' as const, labels: {}, dealerships: {} };

async function near(address: string, shown: readonly Shown[] = []): Promise<unknown[]> {
	const { state } = readSearch(address);
	const filters = chosenFilters(state, { labels, categories: [] });
	const { hits } = await nearestCars(state, { client, categories: [], filters, shown });
	return hits.map(({ stocknum }) => stocknum);
}

test('SRCH-2 a price that is too low is given up first, by as little as can be; sold cars are not near', async () => {
	expect(await near('make=Kia&price=-5000')).toEqual(['K10', 'K20', 'K30', 'F1']);
	expect((await near('q=lamborghini')).toSorted()).toEqual(['F1', 'K10', 'K20', 'K30']);
});

test('SRCH-2 below few cars that are found stand others than those', async () => {
	const found = cars.filter(({ stocknum }) => stocknum === 'K10').map(({ id }) => ({ objectID: String(id) }));
	expect(found).toHaveLength(1);
	expect(await near('make=Kia&price=-12000', found)).toEqual(['K20', 'K30', 'F1']);
});

test('SRCH-2 beside the one car of a model stand those of its make and its body first', async () => {
	const [ranger] = cars.filter(({ stocknum }) => stocknum === 'F1');
	const found = { objectID: String(ranger?.id), make: 'Kia', simple_body: 'SUV' };
	expect((await near('model=Ranger', [found])).slice(0, 3).toSorted()).toEqual(['K10', 'K20', 'K30']);
	const { state } = readSearch('model=Ranger');
	const filters = chosenFilters(state, { labels, categories: [] });
	expect((await nearestCars(state, { client, categories: [], filters, shown: [found] })).areNear).toBe(true);
});

test('SRCH-2 where nothing of a search is in stock, the cars that came in last are shown, and said to be', async () => {
	const { state } = readSearch('q=lamborghini');
	const none = await nearestCars(state, {
		client,
		categories: [],
		filters: chosenFilters(state, { labels, categories: [] }),
	});
	expect(none.areNear).toBe(false);
	const created = none.hits.map((hit) => Number(hit['created_at_timestamp'] ?? 0));
	expect(created).toEqual(created.toSorted((one, other) => other - one));
	const { state: close } = readSearch('make=Kia&price=-5000');
	const found = await nearestCars(close, {
		client,
		categories: [],
		filters: chosenFilters(close, { labels, categories: [] }),
	});
	expect(found.areNear).toBe(true);
});

test('SRCH-2 each filter has the number of cars there are without it, the make as the last to be given up', async () => {
	const { state } = readSearch('make=Kia&body=Ute&price=-12000');
	const filters = chosenFilters(state, { labels, categories: [] });
	const counts = await countsWithout(state, { client, categories: [], filters });
	expect([...counts]).toEqual([
		['price', 0],
		['simple_body:Ute', 1],
		['make:Kia', 1],
	]);
});

test('SRCH-2 colour and year are given up together before the model is: the near car is the same model', async () => {
	const stock = [
		makeCar({ stocknum: 'R1', make: 'Ford', model: 'Ranger', year: 2024, colour: 'Blue' }),
		makeCar({ stocknum: 'E1', make: 'Ford', model: 'Everest', year: 2022, colour: 'White' }),
	];
	const own = openIndex(JSON.parse(JSON.stringify(stockIndex(indexSource(makeConfig(), stock)))));
	const { state } = readSearch('make=Ford&model=Ranger&year=2022-2022&colour=White');
	const filters = chosenFilters(state, { labels, categories: [] });
	const { hits } = await nearestCars(state, { client: createPageClient(async () => own), categories: [], filters });
	expect(hits.map(({ stocknum }) => stocknum)).toEqual(['R1', 'E1']);
});

test.each([
	['q=lamborghini&type=used', false],
	['q=lamborghini&body=SUV', true],
])('SRCH-2 what keeps nothing of which car is wanted is not near: %s', async (address, areNear) => {
	const { state } = readSearch(address);
	const filters = chosenFilters(state, { labels, categories: [] });
	expect(await nearestCars(state, { client, categories: [], filters })).toMatchObject({ areNear });
});

test('SRCH-2 nearest to a model that the stock lacks are cars of its make, where its name tells that', async () => {
	const { state } = readSearch('q=320i');
	const filters = chosenFilters(state, { labels, categories: [] });
	const meant = (search: SearchState) => ({ ...search, makes: search.query ? ['Ford'] : [] });
	const { hits, areNear } = await nearestCars(state, { client, categories: [], filters, meant });
	expect([hits[0]?.['stocknum'], areNear]).toEqual(['F1', true]);
});
