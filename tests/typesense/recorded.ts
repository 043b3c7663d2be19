import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ClientRequest } from '../../src/search/client/instant-search.ts';
import { type GoldenAnswer, type GoldenRequest, goldenAnswers, goldenCars, goldenRequests } from '../search/golden.ts';

/** What the adapter was seen to send to a real server, with what that answered. */
export const recordedRequests = goldenRequests.filter(({ kind }) => kind.startsWith('adapter'));

/** InstantSearch's request that makes the adapter send these parameters. */
export function askedBy({ params }: GoldenRequest): ClientRequest {
	const { q, filter_by = '', sort_by, facet_by = '', facet_query, max_facet_values = 10, per_page, page = 1 } = params;
	const conditions = filter_by.split(' && ').map((text) => ({ text, list: /^(\w+):=\[(.*`.*|[\d,]+)\]$/.exec(text) }));
	const base = conditions.filter(({ text, list }) => !list && numbers(text).length === 0).map(({ text }) => text);
	const [facetName = '', facetQuery = ''] = facet_query?.split(/:(.*)/) ?? [];
	return {
		indexName: sort_by ? `vehicles/sort/${sort_by}` : 'vehicles',
		params: {
			query: q === '*' ? '' : q,
			filters: base.join(' && '),
			facetFilters: conditions.flatMap(({ list }) => (list ? [values(list[1] ?? '', list[2] ?? '')] : [])),
			numericFilters: conditions.flatMap(({ text, list }) => (list ? [] : numbers(text))),
			page: page - 1,
			maxValuesPerFacet: max_facet_values,
			...(facet_query === undefined
				? { facets: facet_by.split(',') }
				: { facetName, facetQuery, maxFacetHits: max_facet_values }),
			...(per_page !== undefined && { hitsPerPage: Number(per_page) }),
		},
	};
}

const values = (field: string, list: string): string[] =>
	[...list.matchAll(/`([^`]*)`|([^,`]+)/g)].map(([, ticked, plain]) => `${field}:${ticked ?? plain}`);

function numbers(text: string): string[] {
	const [, field, min, max] = /^(\w+):=\[(\d+)\.\.(\d+)\]$/.exec(text) ?? [];
	if (field) return [`${field}<=${max}`, `${field}>=${min}`];
	const [, name, operator, number] = /^(price|km|year):([<>]=)(\d+)$/.exec(text) ?? [];
	return name ? [`${name}${operator}${number}`] : [];
}

/** A server that knows the recorded bodies alone, and gives their recorded answers. */
export async function startRecorded() {
	const bodies = new Map(recordedRequests.map((request) => [bodyKey(request.params), request]));
	const unknown: string[] = [];
	const server = createServer(async (request, response) => {
		let body = '';
		for await (const chunk of request) body += chunk;
		const { searches } = JSON.parse(body) as { searches: Record<string, unknown>[] };
		const results = searches.map(({ collection: _, ...params }) => {
			const found = bodies.get(bodyKey(params));
			if (!found) unknown.push(JSON.stringify(params));
			return found ? asServer(found, goldenAnswers.get(found.id) ?? {}) : { code: 404, error: 'not recorded' };
		});
		response.setHeader('content-type', 'application/json');
		response.end(JSON.stringify({ results }));
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		unknown,
		stop: () => {
			server.closeAllConnections();
			server.close();
		},
	};
}

/** But for highlights, which nobody sees, and for the limits of words, which the recorded requests left to the server. */
const unlike = ['highlight_full_fields', 'max_candidates', 'max_filter_by_candidates'];
const bodyKey = (params: object): string =>
	JSON.stringify(
		Object.entries(params)
			.filter(([name, value]) => value !== '' && !unlike.includes(name))
			.sort(([one], [other]) => (one < other ? -1 : 1)),
	);

const carOf = new Map(goldenCars.map((car) => [car.id, car]));

function asServer({ params }: GoldenRequest, { found, hits = [], facets = {}, stats = {} }: GoldenAnswer): object {
	return {
		found,
		page: params.page,
		search_time_ms: 1,
		request_params: { q: params.q, per_page: Number(params.per_page ?? 10) },
		hits: hits.map((id) => ({ document: carOf.get(id), highlight: {}, highlights: [] })),
		facet_counts: Object.entries(facets).map(([field_name, counts]) => ({
			field_name,
			counts: Object.entries(counts).map(([value, count]) => ({ value, count, highlighted: value })),
			stats: stats[field_name],
		})),
	};
}
