import { describe, expect, test } from 'vitest';
import { type GoldenAnswer, type GoldenRequest, goldenAnswers, goldenCars, goldenRequests } from '../golden.ts';
import { differences } from './golden-compare.ts';
import { answerGolden } from './golden-stock.ts';

/** What differs from the server's answer, one line each. */
function compare({ id, params }: GoldenRequest): string[] {
	const expected: GoldenAnswer = goldenAnswers.get(id) ?? {};
	const ours = answerGolden(params);
	if ('error' in ours || expected.error) {
		const [theirs, own] = [expected.error?.status, 'error' in ours ? ours.error.status : undefined];
		return theirs === own ? [] : [`status ${theirs ?? 200}, ours ${own ?? 200}`];
	}
	return differences(params, expected, ours);
}

const results = goldenRequests.map((request) => ({ request, found: compare(request) }));
const different = results.filter(({ found }) => found.length > 0);
const isText = ({ kind }: GoldenRequest) => kind.startsWith('text-');
const say = ({ request: { id, kind, params }, found }: (typeof results)[number]) =>
	`${id} ${kind} ${JSON.stringify(params)}: ${found.join('; ')}`;

/** F3: of a large result the server puts only the values that it would return into ranges. Ours has every car. */
function isFullerRange({ params }: GoldenRequest): boolean {
	const { facet_by = '', q, filter_by } = params;
	const ours = answerGolden(params);
	if (!facet_by.startsWith('price(') || q !== '*' || filter_by || 'error' in ours) return false;
	const prices = goldenCars.flatMap(({ price }) => (typeof price === 'number' ? [price] : []));
	const inRange = ([, label = '', from, to]: RegExpMatchArray): [string, number] => [
		label.trim(),
		prices.filter((price) => price >= Number(from) && price < Number(to || Infinity)).length,
	];
	const ranges = new Map([...facet_by.matchAll(/[(,]([^:,(]+):\[(\d+),(\d*)\]/g)].map(inRange));
	const values = ours.facets['price'] ?? [];
	const sum = prices.reduce((total, price) => total + price, 0);
	return ours.stats['price']?.sum === sum && values.every(({ value, count }) => ranges.get(value) === count);
}

/** What the server does that we do not copy, each with the requests in which it shows. */
const limits: Record<string, { isCause: (request: GoldenRequest) => boolean; known: string[] }> = {
	'F3 it puts only the values that it would return into ranges': {
		isCause: isFullerRange,
		known: ['g2083 price(Under 20k:[0,20000],20-40k:[20000,40000],Over:[40000,])', 'g2085 price(A:[20000,10])'],
	},
	// Seven words share the lowest rank. Which of them it came upon first differed between imports of the same cars.
	'F5 it took another of several words of equal rank': {
		isCause: ({ id }) => goldenTies.has(id),
		known: ['g3456 model:T'],
	},
};

/** Facet queries whose answer differed between imports of the same cars. */
const goldenTies = new Set(
	goldenRequests
		.filter(({ id, params }) => params.facet_query && goldenAnswers.get(id)?.facet_ties)
		.map(({ id }) => id),
);

const limitOf = ({ request }: (typeof results)[number]) =>
	Object.keys(limits).find((limit) => limits[limit]?.isCause(request));

describe('SRCH-7 the engine agrees with a real Typesense server', () => {
	const kinds = Map.groupBy(
		results.filter(({ request }) => !isText(request)),
		({ request }) => request.kind,
	);
	const differing = different.filter(({ request }) => !isText(request));

	test('every request is compared', () => {
		expect(results).toHaveLength(2_462);
		expect(kinds.size).toBeGreaterThan(20);
	});

	test.each([...kinds])('%s', (_kind, cases) => {
		const wrong = cases.filter((one) => one.found.length > 0 && limitOf(one) === undefined);
		expect(wrong.map(say)).toEqual([]);
	});

	test.each(Object.entries(limits))('%s: the only differences', (limit, { known }) => {
		const here = differing.filter((one) => limitOf(one) === limit);
		const named = here.map(({ request: { id, params } }) => {
			const { facet_query, filter_by, facet_by } = params;
			return `${id} ${facet_query ?? filter_by ?? facet_by}`;
		});
		expect(named).toEqual(known);
	});
});

describe('SRCH-7 text queries', () => {
	const texts = results.filter(({ request }) => isText(request));

	test('T1-T6, X7 find the same cars', () => {
		const wrong = texts.filter(({ found }) => found.length > 0);
		expect(texts.length).toBeGreaterThan(500);
		expect(wrong.map(say)).toEqual([]);
	});

	test('S1 with a filter and an order, the order is the same', () => {
		expect(texts.filter(({ request, found }) => request.kind === 'text-filter-sort' && found.length > 0)).toEqual([]);
	});
});
