import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClientParams, ClientRequest, ClientResult } from '../../src/search/client/instant-search.ts';
import { createPageClient } from '../../src/search/client/page-client.ts';
import type { ServerKey } from '../../src/search/client/server-key.ts';
import { createTypesenseClient } from '../../src/search/client/typesense-client.ts';
import { openIndex } from '../../src/search/index/open-index.ts';
import { packIndex } from '../../src/search/index/pack.ts';
import { goldenSchema } from '../search/command/golden-stock.ts';
import { type GoldenAnswer, goldenAnswers, goldenCars } from '../search/golden.ts';
import { goldenStock } from './golden-collection.ts';
import { askedBy, recordedRequests, startRecorded } from './recorded.ts';
import { noRealServer, type Running, testServers } from './servers.ts';

const queryBy = ['make', 'model', 'badge', 'name', 'stocknum'];
const keyTo = (host: string, more: Partial<ServerKey> = {}): ServerKey => ({
	key: 'k',
	host,
	expires_at: Date.now() / 1000 + 3600,
	collection: 'production_cars',
	...more,
});
const clientAt = (key: ServerKey) => createTypesenseClient(async () => key, { queryBy });

/** As both clients can be compared: facet values tied at a cut are any, the rest is the same. */
const comparable = ({ hits, nbHits, page, hitsPerPage, nbPages, query, facets }: ClientResult) => ({
	hits: hits.map(({ objectID }) => objectID),
	...{ nbHits, page, hitsPerPage, nbPages, query },
	facets,
});

describe('SRCH-7 what Typesense’s adapter was seen to ask a real server, and its answers', () => {
	let recorded: Awaited<ReturnType<typeof startRecorded>>;
	beforeAll(async () => {
		recorded = await startRecorded();
	});
	afterAll(() => recorded.stop());

	test.each(['adapter', 'adapter-facet'])('sends what was recorded, and reads what was answered: %s', async (kind) => {
		const client = clientAt(keyTo(recorded.url));
		const requests = recordedRequests.filter((request) => request.kind === kind);
		const wrong: unknown[] = [];
		for (const request of requests) {
			const asked = askedBy(request);
			const expected = goldenAnswers.get(request.id) ?? {};
			const read = kind === 'adapter' ? await searchOne(client, asked) : await valuesOf(client, asked);
			const should = kind === 'adapter' ? resultOf(expected) : valuesIn(expected);
			if (JSON.stringify(read) !== JSON.stringify(should)) wrong.push([request.id, read, should]);
		}
		expect(recorded.unknown).toEqual([]);
		expect(wrong).toEqual([]);
		expect(requests.length).toBeGreaterThanOrEqual(20);
	});
});

type Client = ReturnType<typeof createTypesenseClient>;

async function searchOne(client: Client, request: ClientRequest) {
	const { results } = await client.search([request]);
	const [result] = results;
	return { found: result?.nbHits, hits: result?.hits.map(({ objectID }) => objectID), facets: result?.facets };
}

const resultOf = ({ found, hits = [], facets = {} }: GoldenAnswer) => ({ found, hits, facets });

async function valuesOf(client: Client, request: ClientRequest) {
	const [result] = await client.searchForFacetValues([request]);
	return Object.fromEntries((result?.facetHits ?? []).map(({ value, count }) => [value, count]));
}

const valuesIn = ({ facets = {} }: GoldenAnswer) => Object.values(facets)[0] ?? {};

describe.each(testServers)('SRCH-7 the same results from the page and from $name', ({ name, start }) => {
	let running: Running;
	let server: Client;
	const page = createPageClient(async () => openIndex(packIndex(goldenCars, goldenSchema, { queryBy })));
	beforeAll(async () => {
		running = await start();
		await goldenStock(running);
		const { TYPESENSE_URL: host, TYPESENSE_SEARCH_KEY: key } = running.env;
		server = clientAt(keyTo(host, { key, collection: `${running.prefix}_golden` }));
	});
	afterAll(() => running.stop());

	const same = async (params: ClientParams, indexName = 'vehicles/sort/custom_rank:desc,created_at_timestamp:desc') => {
		const request = { indexName, params: { maxValuesPerFacet: 1_000, hitsPerPage: 21, ...params } };
		const [ours, theirs] = await Promise.all([page.search([request]), server.search([request])]);
		expect(theirs.results.map(comparable)).toEqual(ours.results.map(comparable));
		return theirs.results[0]?.nbHits ?? 0;
	};

	test.each<[string, ClientParams]>([
		['every car', { facets: ['make', 'seats', 'certified', 'year'] }],
		['a value with a colon', { facetFilters: [['badge:e:HEV RS']] }],
		['a value that begins with a minus', { facetFilters: [['badge:\\-N Line']] }],
		['a value with && in it', { facetFilters: [['badge:Wildtrak && Winch']] }],
		['a letter with a mark', { facetFilters: [['make:ŠKODA']], facets: ['model'] }],
		['numbers and names in one list', { facetFilters: [['model:3', 'model:86', 'model:Rio']] }],
		['all but one', { facetFilters: [['make:-Toyota']] }],
		[
			'all but some and one of others',
			{
				facetFilters: [
					['make:-Toyota', 'make:-Kia'],
					['model:i30', 'model:Rio'],
				],
			},
		],
		['one number or another', { numericFilters: [['seats=5', 'seats>=8'], 'year>2015', 'year!=2019'] }],
		['a range', { numericFilters: ['price>=20000', 'price<=30000'], facets: ['price'] }],
		['an open range', { numericFilters: ['km<=50000'] }],
		['a category with ||, and a choice', { filters: 'seats:=7 || seats:=8', facetFilters: [['make:Kia']] }],
		['another page', { page: 3 }],
		['a page past the end', { page: 900 }],
		['words', { query: 'toyota hilux' }],
		['a word with a typo', { query: 'toyta' }],
		['a letter that begins more words than a server takes by itself (T2)', { query: 't' }],
		['a word and a number that begins many', { query: 'mazda 2' }],
		['a category by a start of more than four words (X7)', { filters: 'badge:C* || name:=20*' }],
	])('%s', async (_, params) => {
		await same(params);
	});

	test('prices on application come last either way', async () => {
		for (const direction of ['asc', 'desc']) {
			expect(await same({ page: 57 }, `vehicles/sort/price:${direction},custom_rank:desc`)).toBe(goldenCars.length);
		}
	});

	test.runIf(name.includes('facade'))('any choice of a visitor', async () => {
		const value = fc.constantFrom(...goldenCars.slice(0, 200));
		const fields = ['make', 'model', 'badge', 'city', 'simple_body', 'seats', 'car_type'] as const;
		const choice = fc.tuple(fc.constantFrom(...fields), value).map(([field, car]) => [field, car[field]] as const);
		const choices = fc.array(choice, { maxLength: 4 }).map((list) =>
			Array.from(Map.groupBy(list, ([field]) => field)).flatMap(([field, all]) => {
				const known = all.flatMap(([, one]) => (one === undefined ? [] : [`${field}:${escaped(String(one))}`]));
				return known.length > 0 ? [known] : [];
			}),
		);
		const price = fc.nat(60_000);
		await fc.assert(
			fc.asyncProperty(choices, price, fc.boolean(), async (facetFilters, most, isPriced) => {
				await same({ facetFilters, facets: ['make', 'year'], ...(isPriced && { numericFilters: [`price<=${most}`] }) });
			}),
			{ seed: 20_261_121, numRuns: 200 },
		);
	});

	test('the values of a facet by their first letters', async () => {
		const request = { indexName: 'vehicles', params: { facetName: 'make', facetQuery: 'toy' } };
		expect(await valuesOf(server, request)).toEqual(await valuesOf(page, request));
	});
});

/** A value that begins with a minus is told from "all but". */
const escaped = (value: string): string => (value.startsWith('-') ? `\\${value}` : value);

if (noRealServer) test.skip(noRealServer, () => undefined);
