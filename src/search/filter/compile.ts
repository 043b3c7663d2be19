import type { Filter, FilterChain, FilterCondition } from './filter.ts';
import { matchesNumber, matchesText } from './match.ts';

/** What a filter is asked about: an object keyed by field name, an unknown fact being absent. */
export type Filterable = { readonly [field: string]: unknown };

export type FilterPredicate = (car: Filterable) => boolean;

/** Verdicts kept per text condition; beyond that (names, slugs) remembering costs more than it saves. */
const maxRemembered = 2_000;

/** Turns a parsed filter into a test of one car. Use it again for many cars: it remembers texts it has judged. */
export function compileFilter(filter: Filter): FilterPredicate {
	if (filter.kind === 'everything') return () => true;
	if (filter.kind === 'chain') return compileChain(filter);
	const { field, negated } = filter;
	const passes = compileTest(filter);
	return (car) => {
		const value = car[field];
		return (value !== undefined && value !== null && passes(value)) !== negated;
	};
}

function compileChain({ first, rest }: FilterChain): FilterPredicate {
	return rest.reduce<FilterPredicate>((left, { operator, filter }) => {
		const right = compileFilter(filter);
		return operator === '&&' ? (car) => left(car) && right(car) : (car) => left(car) || right(car);
	}, compileFilter(first));
}

function compileTest(condition: FilterCondition): (value: unknown) => boolean {
	if (condition.kind === 'text') {
		const { tests } = condition;
		return remember((text) => matchesText(text, tests));
	}
	if (condition.kind === 'number') {
		const { tests, float } = condition;
		return (value) => typeof value === 'number' && matchesNumber(float ? Math.fround(value) : value, tests);
	}
	if (condition.kind === 'bool') {
		const { values } = condition;
		return (value) => typeof value === 'boolean' && values.includes(value);
	}
	const { ids } = condition;
	const wanted = ids === 'any' ? undefined : new Set(ids);
	return (value) => wanted?.has(String(value)) ?? true;
}

function remember(judge: (text: string) => boolean): (value: unknown) => boolean {
	const verdicts = new Map<string, boolean>();
	return (value) => {
		const text = String(value);
		const known = verdicts.get(text);
		if (known !== undefined) return known;
		const verdict = judge(text);
		if (verdicts.size < maxRemembered) verdicts.set(text, verdict);
		return verdict;
	};
}
