import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createEngine } from '../../../src/search/engine/search.ts';
import type { SearchRequest } from '../../../src/search/engine/search-request.ts';
import { openIndex } from '../../../src/search/index/open-index.ts';
import { packIndex } from '../../../src/search/index/pack.ts';
import { carSchema, request, stock } from './arbitrary.ts';
import { searchByHand } from './brute-force.ts';

const requestsPerStock = 30;
const numRuns = 350;
const seeded = { seed: 20_261_121, numRuns };

const open = (cars: readonly Record<string, unknown>[]) =>
	openIndex(JSON.parse(JSON.stringify(packIndex(cars, carSchema))));
const idsOf = (cars: readonly { id: string }[], rows: readonly number[]) =>
	rows.map((row) => cars[cars.length - 1 - row]?.id);

describe('SRCH-7 the engine answers as a search by hand', () => {
	test(`${requestsPerStock * numRuns} requests: cars, order, counts, statistics`, () => {
		let asked = 0;
		const check = (cars: { id: string }[], requests: SearchRequest[]) => {
			const engine = createEngine(open(cars));
			for (const one of requests) {
				const { rows, ...answer } = engine.search(one);
				expect({ ...answer, ids: idsOf(cars, rows) }).toEqual(searchByHand(cars, one));
				asked++;
			}
		};
		const requests = fc.array(request, { minLength: requestsPerStock, maxLength: requestsPerStock });
		fc.assert(fc.property(stock, requests, check), seeded);
		expect(asked).toBeGreaterThanOrEqual(10_000);
	}, 60_000);

	test('cars that are not listed are as if they were not there', () => {
		const check = (cars: { id: string; year?: number }[], one: SearchRequest) => {
			const listed = cars.filter(({ year }) => year !== 2018);
			const engine = createEngine(open(cars), { isListed: (row) => cars.at(-1 - row)?.year !== 2018 });
			const { rows, ...answer } = engine.search(one);
			expect({ ...answer, ids: idsOf(cars, rows) }).toEqual(searchByHand(listed, one));
		};
		fc.assert(fc.property(stock, request, check), seeded);
	});

	test('CARD-2 cars that are not counted are found, and nothing counts them', () => {
		const check = (cars: { id: string; year?: number }[], one: SearchRequest) => {
			const engine = createEngine(open(cars), { isCounted: (row) => cars.at(-1 - row)?.year !== 2018 });
			const { rows, found, ...answer } = engine.search(one);
			const all = searchByHand(cars, one);
			const { counted, facets, stats } = searchByHand(
				cars.filter(({ year }) => year !== 2018),
				one,
			);
			expect({ found, ids: idsOf(cars, rows) }).toEqual({ found: all.found, ids: all.ids });
			expect(answer).toEqual({ counted, facets, stats });
		};
		fc.assert(fc.property(stock, request, check), seeded);
	});

	test('any query, however odd, finds cars among those that pass the filter', () => {
		const query = fc.oneof(
			fc.string({ unit: 'binary', maxLength: 40 }),
			fc.stringMatching(/^[-"'`*&|:()\s a-z0-9]{0,20}$/),
			fc.constantFrom('"', '-', '--', '- -', '"-rover', 'x'.repeat(10_000), '__proto__', '.*+?^$()|[]\\', '\u0000'),
		);
		const check = (cars: { id: string }[], one: SearchRequest, text: string) => {
			const engine = createEngine(open(cars));
			const all = engine.search({ ...one, sort: [], offset: 0, perPage: 100 });
			const found = engine.search({ ...one, sort: [], offset: 0, perPage: 100, query: text });
			expect(new Set(all.rows).isSupersetOf(new Set(found.rows))).toBe(true);
			expect(found.rows).toHaveLength(found.found);
		};
		fc.assert(fc.property(stock, request, query, check), seeded);
	});
});
