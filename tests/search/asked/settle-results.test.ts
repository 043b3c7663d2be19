import { describe, expect, test } from 'vitest';
import { visitorClient } from '../../../src/client/search/visitor-client.ts';
import { createPageClient } from '../../../src/search/client/page-client.ts';
import { openIndex } from '../../../src/search/index/open-index.ts';
import { packIndex } from '../../../src/search/index/pack.ts';

const cars = [
	{ id: '1', make: 'Mazda', model: 'Mazda2', badge: 'Pure', colour: 'Blue', stocknum: 'U10030', price: 30_000 },
	{ id: '2', make: 'Mazda', model: 'CX-5', badge: 'Touring', colour: 'Red', stocknum: 'U10031', price: 20_000 },
	{ id: '3', make: 'Kia', model: 'Sportage', badge: 'Base 1500', colour: 'Blue', stocknum: 'U10036', price: 10_000 },
];
const types = { id: 'string', make: 'string', model: 'string', badge: 'string', colour: 'string', stocknum: 'string' };
const fields = [
	...Object.entries(types),
	['price', 'int32'],
	['custom_rank', 'int32'],
	['subscription_price', 'float'],
	['created_at_timestamp', 'int32'],
] as [string, 'string' | 'int32' | 'float'][];
const schema = Object.fromEntries(fields.map(([field, type]) => [field, { type }]));
const queryBy = ['make', 'model', 'badge', 'stocknum', 'colour'];
const index = openIndex(JSON.parse(JSON.stringify(packIndex(cars, schema, { queryBy }))));
const valuesOf = (field: string): readonly string[] => [
	...new Set(cars.flatMap((car) => car[field as keyof typeof car] ?? []).map(String)),
];
const { client, order } = visitorClient(
	createPageClient(() => Promise.resolve(index)),
	{ locale: 'en-AU', template: 'car', valuesOf },
);

async function answer(query: string, params: { facetFilters?: string[][] } = {}) {
	const { results } = await client.search([{ indexName: 'vehicles', params: { query, ...params } }]);
	const [result] = results;
	return { found: result?.hits.map(({ id }) => id), mended: result?.mended, note: result?.note };
}

describe('SRCH-3 cars that other words have found are shown only where they are meant', () => {
	test.each(['U10099', 'u10035', 'kia U10099', 'ABC123'])('a number that no car has is no other: %s', async (query) => {
		expect(await answer(query)).toEqual({ found: [], mended: undefined, note: undefined });
	});

	test('a number is found as it is, and by its start while it is typed', async () => {
		expect(await answer('U10036')).toEqual({ found: ['3'], mended: undefined, note: undefined });
		expect((await answer('U1003')).found).toHaveLength(3);
	});

	test('a typo is mended, and said', async () => {
		expect(await answer('tourig')).toEqual({
			found: ['2'],
			mended: 'touring',
			note: 'Showing results for “touring”. Nothing matches “tourig”.',
		});
	});

	test('a make or model with a typo is that make or model', async () => {
		expect(await answer('sportgae')).toEqual({ found: ['3'], mended: undefined, note: undefined });
	});

	test('a short word is not the start of a longer one but for a typo: who would sell wants no Seltos', async () => {
		expect((await answer('cx6')).found).toEqual([]);
		expect(await answer('tuur')).toEqual({ found: [], mended: undefined, note: undefined });
	});

	test('of words that were dropped no number alone is kept: a Ram 1500 is no Silverado 1500', async () => {
		expect(await answer('kia ram 1500')).toMatchObject({ found: ['3'], mended: '' });
	});

	test('words that are neither kept nor begin alike are no typo', async () => {
		expect(await answer('yxz ouring')).toEqual({ found: [], mended: undefined, note: undefined });
		expect((await answer('yxz tourig')).mended).toBe('touring');
	});

	test('what a longer word only begins like is no typo of it: 5 star is no Standard', async () => {
		expect(await answer('5 spot')).toEqual({ found: [], mended: undefined, note: undefined });
	});

	test('words that other filters leave no car of find none: a red Touring is no Pure', async () => {
		expect(await answer('blue mazda touring')).toEqual({ found: [], mended: undefined, note: undefined });
		expect(await answer('touring', { facetFilters: [['colour:Blue']] })).toEqual({
			found: [],
			mended: undefined,
			note: undefined,
		});
	});

	test('words that no car has are left out beside others that were understood, and said to be', async () => {
		expect(await answer('kia with sunroof')).toEqual({
			found: ['3'],
			mended: '',
			note: 'Nothing matches “sunroof”. Showing the rest of your search.',
		});
		expect(await answer('sunroof')).toEqual({ found: [], mended: undefined, note: undefined });
		expect(await answer('cheapest sunroof')).toEqual({ found: [], mended: undefined, note: undefined });
	});

	test('a typo is mended among filters too: where those leave none of the cars that were meant, no others are shown', async () => {
		expect(await answer('tourig red')).toMatchObject({ found: ['2'], mended: 'touring' });
		expect(await answer('tourig blue')).toEqual({
			found: [],
			mended: 'touring',
			note: 'Nothing matches “tourig”. We looked for “touring”.',
		});
	});

	test('a name in other letters is not mended', async () => {
		expect(await answer('cx 5')).toEqual({ found: ['2'], mended: undefined, note: undefined });
	});
});

test('SRCH-1 words ask for an order, unless another is chosen', async () => {
	const first = async (indexName: string) =>
		(await client.search([{ indexName, params: { query: 'cheapest' } }])).results[0]?.hits[0]?.['id'];
	expect(await first('vehicles')).toBe('3');
	expect(await first('vehicles/sort/price:desc')).toBe('1');
	expect(order('cheapest mazda')).toEqual({ sort: 'lowest_price', rest: 'mazda' });
});
