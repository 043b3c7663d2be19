import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createFallbackClient, type FallbackOptions } from '../../src/search/client/fallback-client.ts';
import type { PageClient } from '../../src/search/client/instant-search.ts';
import { createPageClient } from '../../src/search/client/page-client.ts';
import type { ServerKey } from '../../src/search/client/server-key.ts';
import { createTypesenseClient } from '../../src/search/client/typesense-client.ts';
import { stockSchema } from '../../src/search/fields/stock-schema.ts';
import { openIndex } from '../../src/search/index/open-index.ts';
import { packIndex } from '../../src/search/index/pack.ts';

// The adapter writes each failure to the console before it is dealt with.
beforeEach(() => {
	vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const document = { id: '5', slug: 'server-car', make: 'Kia', custom_rank: 1 };
const fine = {
	results: [
		{
			found: 1,
			page: 1,
			request_params: { q: '*', per_page: 20 },
			hits: [{ document, highlight: {} }],
			facet_counts: [],
		},
	],
};
const page = createPageClient(async () =>
	openIndex(packIndex([{ id: 1, slug: 'page-car', make: 'Mazda', custom_rank: 0 }], stockSchema)),
);
const inTheFuture = Date.now() / 1000 + 3_600;

/** A server that answers as `answer` says; the keys that were asked for. */
async function serve(answer: (response: ServerResponse, count: number) => void, more: FallbackOptions = {}) {
	let searches = 0;
	const server = createServer((_, response) => {
		searches += 1;
		response.setHeader('content-type', 'application/json');
		answer(response, searches);
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const state = { time: 0, keys: 0, searches: () => searches, failures: [] as unknown[] };
	const key = (): ServerKey => ({ key: 'k', host, expires_at: inTheFuture, collection: 'c' });
	const loadKey = async () => {
		state.keys += 1;
		return key();
	};
	const options = { now: () => state.time, onFailure: (error: unknown) => state.failures.push(error), ...more };
	return { client: createFallbackClient(createTypesenseClient(loadKey), page, options), state, key };
}

async function foundBy(client: PageClient): Promise<unknown> {
	const { results } = await client.search([{ indexName: 'vehicles', params: { query: '' } }]);
	return results[0]?.hits[0]?.['slug'];
}

const json = (value: unknown) => (response: ServerResponse) => void response.end(JSON.stringify(value));

describe('SRCH-7 a visitor sees results either way', () => {
	test('of the server while it answers', async () => {
		const { client, state } = await serve(json(fine));
		expect(await foundBy(client)).toBe('server-car');
		const { results } = await client.search([{ indexName: 'vehicles', params: { query: 'kia' } }]);
		expect(results[0]?.hits).toEqual([{ ...document, id: 5, objectID: '5' }]);
		expect([state.keys, state.failures]).toEqual([1, []]);
	});

	test.each<[string, (response: ServerResponse) => void]>([
		['404', (response) => void response.writeHead(404).end('{"message":"Not Found"}')],
		['401', (response) => void response.writeHead(401).end('{"message":"Forbidden"}')],
		['500', (response) => void response.writeHead(500).end('{}')],
		['503 in HTML', (response) => void response.writeHead(503).end('<html>')],
		['a closed connection', (response) => void response.destroy()],
		['nothing, ever', () => undefined],
		['half an answer', (response) => void response.write('{"results":[')],
		['no JSON', (response) => void response.end('<html>Maintenance</html>')],
		['an empty object', json({})],
		['no results', json({ results: [] })],
		['more results than asked for', json({ results: [...fine.results, ...fine.results] })],
		['an error within', json({ results: [{ code: 404, error: 'Not found.' }] })],
		['hits that are not a list', json({ results: [{ ...fine.results[0], hits: 'many' }] })],
		['hits without a document', json({ results: [{ ...fine.results[0], hits: [{}] }] })],
		[
			'documents of something else',
			json({ results: [{ ...fine.results[0], hits: [{ document: { id: 1 }, highlight: {} }] }] }),
		],
		['an impossible number', json({ results: [{ ...fine.results[0], found: 'many' }] })],
		['null', json(null)],
	])('of the page where the server answers %s', async (_, answer) => {
		const { client, state } = await serve(answer, { patience: 150 });
		expect(await foundBy(client)).toBe('page-car');
		expect(state.failures).toHaveLength(1);
	});

	test.each<[string, () => Promise<unknown>]>([
		['does not come', () => Promise.reject(new Error('/api/search-key answered 503.'))],
		['takes too long', () => new Promise(() => undefined)],
		['is a page', async () => '<html>'],
		['is null', async () => null],
		['lacks a host', async () => ({ key: 'k', expires_at: inTheFuture, collection: 'c' })],
	])('of the page where the key %s', async (_, loadKey) => {
		const server = createTypesenseClient(loadKey as () => Promise<ServerKey>);
		expect(await foundBy(createFallbackClient(server, page, { patience: 50 }))).toBe('page-car');
	});

	test('the values of a facet, too', async () => {
		const { client } = await serve((response) => void response.writeHead(500).end('{}'));
		const request = { indexName: 'vehicles', params: { facetName: 'make', facetQuery: 'ma' } };
		const [values] = await client.searchForFacetValues([request]);
		expect(values?.facetHits).toEqual([{ value: 'Mazda', highlighted: 'Mazda', count: 1 }]);
	});

	test('a server that failed is left alone for a while, then asked again with a new key', async () => {
		const { client, state } = await serve(
			(response, count) => (count === 1 ? void response.writeHead(500).end('{}') : json(fine)(response)),
			{ rest: 1_000 },
		);
		expect(await foundBy(client)).toBe('page-car');
		state.time = 999;
		expect(await foundBy(client)).toBe('page-car');
		expect(state.searches()).toBe(1);
		state.time = 1_000;
		expect(await foundBy(client)).toBe('server-car');
		expect(state.keys).toBe(2);
	});

	test('a failure of both is told', async () => {
		const broken: PageClient = {
			search: () => Promise.reject(new Error('no index')),
			searchForFacetValues: page.searchForFacetValues,
		};
		const server = createTypesenseClient(() => Promise.reject(new Error('no key')));
		await expect(foundBy(createFallbackClient(server, broken))).rejects.toThrow('no index');
	});
});

test('SRCH-7 a key is asked for again a minute before its end, and not before', async () => {
	const state = { time: 0, keys: 0 };
	const server = await serve(json(fine));
	const client = createTypesenseClient(
		async () => {
			state.keys += 1;
			return { ...server.key(), expires_at: state.time + 3_600 };
		},
		{ now: () => state.time },
	);
	for (const time of [0, 3_539, 3_540, 3_541]) {
		state.time = time;
		await foundBy(client);
	}
	expect(state.keys).toBe(2);
});
