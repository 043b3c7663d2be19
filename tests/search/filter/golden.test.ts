import { describe, expect, test } from 'vitest';
import { stockSchema } from '../../../src/search/fields/stock-schema.ts';
import { compileFilter } from '../../../src/search/filter/compile.ts';
import type { Filter, FilterCondition, FilterProblem } from '../../../src/search/filter/filter.ts';
import { parseFilter } from '../../../src/search/filter/parse.ts';
import { foldWords } from '../../../src/search/text/fold-words.ts';
import {
	type GoldenAnswer,
	type GoldenCar,
	type GoldenParams,
	type GoldenRequest,
	goldenAnswers,
	goldenCars,
	goldenRequests,
	inServerOrder,
	pageOf,
} from '../golden.ts';

const isFilterKind = ({ kind }: GoldenRequest) => kind.startsWith('filter-') || kind === 'listing-rule';
const requests = goldenRequests.filter((request) => isFilterKind(request) || request.params.q === '*');
const kinds = Map.groupBy(requests, ({ kind }) => kind);

function conditionsOf(filter: Filter): FilterCondition[] {
	if (filter.kind === 'everything') return [];
	if (filter.kind !== 'chain') return [filter];
	return [filter.first, ...filter.rest.map((part) => part.filter)].flatMap(conditionsOf);
}

const dictionaries = new Map<string, Set<string>>();
function dictionaryOf(field: string): Set<string> {
	const known = dictionaries.get(field);
	if (known) return known;
	const words = new Set(goldenCars.flatMap((car) => foldWords(String(car[field] ?? ''))));
	dictionaries.set(field, words);
	return words;
}

/** X7: the server expands a prefix to 4 words of the field at most. */
function isBeyondServer(condition: FilterCondition): boolean {
	if (condition.kind !== 'text') return false;
	return condition.tests.some(({ prefix, words }) => {
		const start = words.at(-1) ?? '';
		return prefix && [...dictionaryOf(condition.field)].filter((word) => word.startsWith(start)).length > 4;
	});
}

/** L2: the server drops a condition without a word, where ours reports it. */
function isLostOperator(errors: readonly FilterProblem[]): boolean {
	const codes = errors.map(({ code }) => code).filter((code) => code !== 'empty-group');
	return codes.length > 0 && codes.every((code) => code === 'missing-operator');
}

type Outcome = 'same' | 'wider prefix' | 'lost operator';

/** What differs from the server's answer, in words; otherwise which kind of agreement it is. */
function compare({ kind, id, params }: GoldenRequest, answer: GoldenAnswer): Outcome | { differs: string } {
	const expression = params.filter_by ?? '';
	const differs = (expected: unknown, got: unknown) => ({
		differs: `${id} ${kind} ${JSON.stringify(expression)}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`,
	});
	const parsed = parseFilter(expression, stockSchema);
	if (answer.error && isFilterKind({ kind, id, params })) {
		return parsed.ok || answer.error.status !== 400 ? differs(answer.error, 'no error') : 'same';
	}
	if (!parsed.ok) {
		return isLostOperator(parsed.errors) ? 'lost operator' : differs('no error', parsed.errors);
	}
	if (answer.error) return 'same';
	const cars = goldenCars.filter(compileFilter(parsed.filter));
	const difference = differenceOfCars(cars, params, answer);
	if (!difference) return 'same';
	const beyond = conditionsOf(parsed.filter).some(isBeyondServer);
	const ids = cars.map((car) => car.id);
	return beyond && isWider(parsed.filter, ids, answer) ? 'wider prefix' : differs(difference.expected, difference.got);
}

function differenceOfCars(cars: readonly GoldenCar[], params: GoldenParams, { found, hits = [] }: GoldenAnswer) {
	if (cars.length !== found) return { expected: found, got: cars.length };
	const ordered = inServerOrder(cars, params.sort_by);
	const ids = new Set(cars.map((car) => car.id));
	const expected = ordered ? pageOf(ordered, params) : hits.filter((hit) => ids.has(hit));
	return expected.join() === hits.join() ? undefined : { expected: hits, got: expected };
}

/** Ours knows all words: it finds what the server finds and more, or with a negation that much less. */
function isWider(filter: Filter, ids: readonly string[], { found = 0, hits = [] }: GoldenAnswer): boolean {
	if (filter.kind === 'everything' || filter.kind === 'chain') return false;
	if (!filter.negated) return ids.length >= found && hits.every((hit) => ids.includes(hit));
	return ids.length <= found && (hits.length < found || ids.every((id) => hits.includes(id)));
}

const outcomes = new Map(
	requests.map((request) => [request.id, compare(request, goldenAnswers.get(request.id) ?? {})]),
);
const outcomeOf = ({ id }: GoldenRequest) => outcomes.get(id) ?? 'same';

describe('SITE-6 agrees with a real Typesense server', () => {
	test('there are golden cases of every kind', () => {
		expect(requests.length).toBeGreaterThan(1_700);
		expect([...kinds.keys()]).toEqual(
			expect.arrayContaining(['filter-malformed', 'listing-rule', 'adapter', 'paging']),
		);
	});

	test.each([...kinds])('%s', (_kind, cases) => {
		const differences = cases.map(outcomeOf).filter((outcome) => typeof outcome === 'object');
		expect(differences.map(({ differs }) => differs)).toEqual([]);
	});

	test('L2 the only answers we turn into an error are lost operators, each with its place', () => {
		const expressions = ['make:=Toyota ()', '(make:=Toyota) (year:2020)'];
		const lost = requests.filter((request) => outcomeOf(request) === 'lost operator');
		expect(lost.map(({ params }) => params.filter_by)).toEqual(expressions);
		for (const expression of expressions) {
			const parsed = parseFilter(expression, stockSchema);
			const problem = parsed.ok ? undefined : parsed.errors.find(({ code }) => code === 'missing-operator');
			expect(problem?.position).toBe(expression.lastIndexOf('('));
		}
	});

	test('X7 the only answers of another size are of prefixes beyond 4 words', () => {
		const wider = requests.filter((request) => outcomeOf(request) === 'wider prefix');
		expect(wider.every(({ params }) => params.filter_by?.includes('*'))).toBe(true);
		expect(wider.length).toBeGreaterThan(0);
		expect(wider.length).toBeLessThan(requests.length / 20);
	});

	test('a filter beside a text query parses as well', () => {
		const others = goldenRequests.filter(({ id, params }) => params.q !== '*' && !goldenAnswers.get(id)?.error);
		const failures = others.filter(({ params }) => !parseFilter(params.filter_by ?? '', stockSchema).ok);
		expect(others.length).toBeGreaterThan(400);
		expect(failures.map(({ params }) => params.filter_by)).toEqual([]);
	});
});
