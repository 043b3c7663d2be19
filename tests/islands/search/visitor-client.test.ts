import { expect, test, vi } from 'vitest';
import { visitorClient } from '../../../src/client/search/visitor-client.ts';
import { vinKey } from '../../../src/domain/cars/vin-key.ts';
import { createPageClient } from '../../../src/search/client/page-client.ts';
import { openIndex } from '../../../src/search/index/open-index.ts';
import { packIndex } from '../../../src/search/index/pack.ts';
import { makeConfig } from '../../support/make-site.ts';

const cars = Array.from({ length: 50 }, (_, index) => ({
	id: String(index),
	make: index % 2 === 0 ? 'Kia' : 'Mazda',
	simple_body: index % 10 === 0 ? 'Ute' : 'SUV',
	seats: index % 5 === 0 ? 7 : 5,
}));
const types = { id: 'string', make: 'string', simple_body: 'string', seats: 'int32' } as const;
const schema = Object.fromEntries(Object.entries(types).map(([field, type]) => [field, { type }]));
const index = openIndex(JSON.parse(JSON.stringify(packIndex(cars, schema, { queryBy: ['make', 'simple_body'] }))));
const { client, asked } = visitorClient(
	createPageClient(() => Promise.resolve(index)),
	{ locale: 'en-AU', valuesOf: (field) => ({ simple_body: ['Ute', 'SUV'], seats: ['5', '7'] })[field] ?? [] },
);

async function search(params: { query?: string; page?: number; numericFilters?: string[] }) {
	const { results } = await client.search([{ indexName: 'vehicles', params: { hitsPerPage: 21, ...params } }]);
	const [result] = results;
	return { found: result?.nbHits, page: result?.page, shown: result?.hits.length };
}

test('SRCH-3 words for seats and plural bodies are read, beside other choices', async () => {
	expect(await search({ query: '7 seater' })).toEqual({ found: 10, page: 0, shown: 10 });
	expect(await search({ query: 'kia utes 7 seats' })).toEqual({ found: 5, page: 0, shown: 5 });
	expect(await search({ query: '7 seater', numericFilters: ['seats=5'] })).toEqual({ found: 0, page: 0, shown: 0 });
});

test('SRCH-3 the values of a facet are looked for among the same cars', async () => {
	const [values] = await client.searchForFacetValues([
		{ indexName: 'vehicles', params: { query: 'utes 7 seater', facetName: 'make', facetQuery: '', maxFacetHits: 9 } },
	]);
	expect(values?.facetHits.map(({ value, count }) => [value, count])).toEqual([['Kia', 5]]);
});

test('SRCH-6 a page past the end is the last one', async () => {
	expect(await search({ page: 98 })).toEqual({ found: 50, page: 2, shown: 8 });
	expect(await search({ page: 2 })).toEqual({ found: 50, page: 2, shown: 8 });
});

test('SRCH-7 a VIN is the car that has it; one that nobody has is looked for as it is', async () => {
	const vin = '1HGCM82633A004352';
	vi.stubGlobal('fetch', async () => Response.json({ [vinKey(vin)]: 7 }));
	expect(await search({ query: ` ${vin.toLowerCase()} ` })).toMatchObject({ found: 1 });
	expect(await search({ query: '1HGCM82633A004353' })).toMatchObject({ found: 0 });
	vi.unstubAllGlobals();
});

test('SRCH-3 what was read is known once it has been looked for, and joins what was chosen', async () => {
	expect(await search({ query: 'kia 7 seater', numericFilters: ['seats=7'] })).toEqual({ found: 5, page: 0, shown: 5 });
	const labels = { locale: 'en-AU' as const, labels: makeConfig().labels, dealerships: {} };
	expect(asked('kia 7 seater', labels, null)?.map(({ label }) => label)).toEqual(['“kia”', '7 seats']);
});
