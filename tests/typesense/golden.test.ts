import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { differences } from '../search/command/golden-compare.ts';
import { type GoldenAnswer, type GoldenRequest, goldenAnswers, goldenRequests } from '../search/golden.ts';
import { goldenStock } from './golden-collection.ts';
import { noRealServer, type Running, testServers } from './servers.ts';

/** Of what one server answered, another version, or one that took in the cars in other batches, may answer this share otherwise. */
const otherwise = 0.04;
/** Our engine: three answers, which tests/search/command/golden.test.ts names. */
const ownOtherwise = 3 / 2_462;
const batch = 40;

type Result = {
	code?: number;
	found: number;
	hits: { document: { id: string } }[];
	facet_counts: { field_name: string; counts: { value: string; count: number }[]; stats: { total_values: number } }[];
};

describe.each(testServers)('SRCH-7 the golden set asked over HTTP, of $name', ({ name, start }) => {
	let running: Running;
	let collection: string;
	beforeAll(async () => {
		running = await start();
		collection = await goldenStock(running);
	});
	afterAll(() => running.stop());

	const ask = async (requests: readonly GoldenRequest[]): Promise<Result[]> => {
		const searches = requests.map(({ params }) => ({ ...params, collection }));
		const response = await fetch(`${running.env.TYPESENSE_URL}/multi_search`, {
			method: 'POST',
			headers: { 'x-typesense-api-key': running.env.TYPESENSE_SEARCH_KEY },
			body: JSON.stringify({ searches }),
		});
		return ((await response.json()) as { results: Result[] }).results;
	};

	test('answers as the recorded server did', async () => {
		const wrong: string[] = [];
		for (let start = 0; start < goldenRequests.length; start += batch) {
			const requests = goldenRequests.slice(start, start + batch);
			const results = await ask(requests);
			for (const [index, request] of requests.entries()) {
				const found = compare(request, results[index]);
				if (found.length > 0) wrong.push(`${request.id} ${request.kind} ${found.join('; ')}`);
			}
		}
		expect(goldenRequests).toHaveLength(2_462);
		expect(wrong.length / goldenRequests.length, wrong.join('\n')).toBeLessThanOrEqual(
			name.includes('facade') ? ownOtherwise : otherwise,
		);
	});
});

function compare({ id, params }: GoldenRequest, result: Result | undefined): string[] {
	const expected: GoldenAnswer = goldenAnswers.get(id) ?? {};
	if (!result) return ['no answer'];
	if (result.code || expected.error) {
		const [theirs, own] = [expected.error?.status, result.code];
		return theirs === own ? [] : [`status ${theirs ?? 200}, now ${own ?? 200}`];
	}
	const facets = result.facet_counts.map(({ field_name, counts }) => [field_name, counts] as const);
	const stats = result.facet_counts.map(({ field_name, stats }) => [field_name, stats] as const);
	return differences(params, expected, {
		found: result.found,
		rows: [],
		hits: result.hits.map(({ document }) => document.id),
		facets: Object.fromEntries(facets),
		stats: Object.fromEntries(stats),
	});
}

if (noRealServer) test.skip(noRealServer, () => undefined);
