import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEngine } from '../../../src/search/engine/search.ts';
import type { SearchRequest } from '../../../src/search/engine/search-request.ts';
import { parseFilter } from '../../../src/search/filter/parse.ts';
import { openIndex } from '../../../src/search/index/open-index.ts';
import { packIndex } from '../../../src/search/index/pack.ts';
import { mostCandidates } from '../../../src/search/server/limits.ts';
import { createServerEngines } from '../../../src/search/server/server-engine.ts';

const schema = {
	id: { type: 'id' },
	make: { type: 'string' },
	name: { type: 'string' },
	custom_rank: { type: 'int32' },
} as const;
const seeded = { seed: 20_261_122, numRuns: 300 };

/** Short words of few letters, so that many begin alike. */
const word = fc.stringMatching(/^[abé]{1,5}$/);
const text = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const car = fc.record(
	{ make: text, name: text, custom_rank: fc.integer({ min: 0, max: 3 }) },
	{ requiredKeys: ['make'] },
);
const stock = fc
	.array(car, { minLength: 1, maxLength: 90 })
	.map((cars) => cars.map((facts, index) => ({ ...facts, id: String(index) })));

const few = { maxCandidates: 4, maxFilterCandidates: 4 };
const many = { maxCandidates: mostCandidates, maxFilterCandidates: mostCandidates };
/** Nothing but what is typed: a step that fewer words make needed may find what more words do not. */
const asTyped = { typos: 0, dropBelow: 0, respell: 'off' } as const;

function enginesOf(cars: readonly object[]) {
	const index = openIndex(packIndex(cars as Record<string, unknown>[], schema, { queryBy: ['make', 'name'] }));
	return { server: createServerEngines(index), page: createEngine(index) };
}

const rowsOf = (engine: { search: ReturnType<typeof createEngine>['search'] }, request: SearchRequest) =>
	new Set(engine.search({ ...request, sort: [], perPage: 1_000 }).rows);

test('X7 a start in a filter finds with many words what it finds with four, and then what the page finds', () => {
	const filter = fc
		.tuple(fc.constantFrom('make:', 'make:=', 'name:', 'name:='), text)
		.map((parts) => `${parts.join('')}*`);
	fc.assert(
		fc.property(stock, filter, (cars, expression) => {
			const { server, page } = enginesOf(cars);
			const parsed = parseFilter(expression, schema);
			if (!parsed.ok) throw new Error(expression);
			const all = rowsOf(server(many), { filter: parsed.filter });
			expect(all.isSupersetOf(rowsOf(server(few), { filter: parsed.filter }))).toBe(true);
			expect(all).toEqual(rowsOf(page, { filter: parsed.filter }));
		}),
		seeded,
	);
});

test('T1, T2 typed words find with many candidates what they find with four, and then what the page finds', () => {
	fc.assert(
		fc.property(stock, text, (cars, query) => {
			const { server, page } = enginesOf(cars);
			const all = rowsOf(server({ ...many, ...asTyped }), { query });
			expect(all.isSupersetOf(rowsOf(server({ ...few, ...asTyped }), { query }))).toBe(true);
			if (all.size > 0) expect(all).toEqual(rowsOf(page, { query }));
		}),
		seeded,
	);
});

test('T3 one word with typos finds with many candidates what it finds with four', () => {
	fc.assert(
		fc.property(stock, fc.stringMatching(/^[abé]{1,8}$/), (cars, query) => {
			const { server } = enginesOf(cars);
			expect(rowsOf(server(many), { query }).isSupersetOf(rowsOf(server(few), { query }))).toBe(true);
		}),
		seeded,
	);
});

test('any query, however odd, finds cars among those that pass the filter', () => {
	const query = fc.oneof(
		fc.string({ unit: 'binary', maxLength: 40 }),
		fc.stringMatching(/^[-"'`*&|:()\s a-bé0-9]{0,20}$/),
		fc.constantFrom(
			'"',
			'-',
			'- -',
			'"-a',
			'x'.repeat(200),
			'__proto__',
			'日本',
			'\u0000',
			Array(40).fill('a').join(' '),
		),
	);
	fc.assert(
		fc.property(stock, query, fc.boolean(), (cars, typed, exhaustive) => {
			const { server } = enginesOf(cars);
			const parsed = parseFilter('make:a*', schema);
			if (!parsed.ok) throw new Error('make:a*');
			const engine = server({ ...(exhaustive && { exhaustive, maxCandidates: 100 }) });
			const all = rowsOf(engine, { filter: parsed.filter });
			expect(all.isSupersetOf(rowsOf(engine, { filter: parsed.filter, query: typed }))).toBe(true);
		}),
		{ ...seeded, numRuns: 100 },
	);
});
