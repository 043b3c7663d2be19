import type { Filter, FilterCondition, FilterSchema, NumberTest } from '../filter/filter.ts';
import { foldWords } from '../text/fold-words.ts';
import type { ClientParams } from './instant-search.ts';

/** A request that cannot be understood; its message says which part. */
export class RequestError extends Error {
	constructor(message: string) {
		super(message);
		this.name = 'RequestError';
	}
}

/**
 * The filters of what a visitor has chosen, to be joined by "and": `facetFilters` and `numericFilters`, in each of which
 * a list within the list means "any of". Throws a {@link RequestError} for what cannot be read.
 */
export function refinementFilters({ facetFilters, numericFilters }: ClientParams, schema: FilterSchema): Filter[] {
	return [
		...groups(facetFilters).map((group) => anyOf(group.map((text) => facetCondition(text, schema)))),
		...groups(numericFilters).map((group) => anyOf(group.map((text) => numberCondition(text, schema)))),
	];
}

function groups(filters: ClientParams['facetFilters'] = []): (readonly string[])[] {
	const list = typeof filters === 'string' ? [filters] : filters;
	return list.map((group) => (typeof group === 'string' ? [group] : group));
}

/** One condition with several values, where all are of one field; that is evaluated in one go. */
function anyOf(conditions: readonly FilterCondition[]): Filter {
	const [first] = conditions;
	const texts = conditions.filter((condition) => condition.kind === 'text');
	const isOneField =
		texts.length === conditions.length && texts.every(({ field, negated }) => field === first?.field && !negated);
	if (first?.kind === 'text' && isOneField) return { ...first, tests: texts.flatMap(({ tests }) => tests) };
	return joinAll('||', conditions);
}

/** The filters one after the other, joined by the same operator; none is everything. */
export function joinAll(operator: '&&' | '||', filters: readonly Filter[]): Filter {
	const [first, ...others] = filters.filter(({ kind }) => kind !== 'everything');
	if (!first) return { kind: 'everything' };
	if (others.length === 0) return first;
	return { kind: 'chain', first, rest: others.map((filter) => ({ operator, filter })) };
}

/** `make:Toyota`; a leading minus of the value negates, `\-` is a minus that belongs to it. The value is taken as it is. */
function facetCondition(text: string, schema: FilterSchema): FilterCondition {
	const colon = text.indexOf(':');
	const field = text.slice(0, Math.max(0, colon));
	const type = typeOf(field, schema);
	const written = text.slice(colon + 1);
	const isNumber = type !== 'string' && type !== 'id';
	const negated = written.startsWith('-') && !(isNumber && Number.isFinite(Number(written)));
	const value = negated ? written.slice(1) : written.replace(/^\\-/, '-');
	if (type === 'id') return { kind: 'id', field, negated, ids: [value] };
	if (type === 'bool') return { kind: 'bool', field, negated, values: [value === 'true'] };
	if (!isNumber)
		return { kind: 'text', field, negated, tests: [{ words: foldWords(value), whole: true, prefix: false }] };
	return { kind: 'number', field, float: type === 'float', negated, tests: [equal(readNumber(value, text))] };
}

const equal = (number: number): NumberTest => ({ min: number, max: number });

const comparisons: Readonly<Record<string, (number: number) => NumberTest>> = {
	'=': equal,
	'!=': equal,
	'<': (max) => ({ min: -Infinity, max, maxOpen: true }),
	'<=': (max) => ({ min: -Infinity, max }),
	'>': (min) => ({ min, max: Infinity, minOpen: true }),
	'>=': (min) => ({ min, max: Infinity }),
};

function numberCondition(text: string, schema: FilterSchema): FilterCondition {
	const [, field = '', operator = '', value = ''] = /^(\w+)\s*(!=|[<>]=?|=)(.+)$/.exec(text) ?? [];
	const type = typeOf(field, schema);
	const test = comparisons[operator];
	if (!test || type === 'string' || type === 'id' || type === 'bool') {
		throw new RequestError(`"${text}" is not a comparison of numbers`);
	}
	const tests = [test(readNumber(value, text))];
	return { kind: 'number', field, float: type === 'float', negated: operator === '!=', tests };
}

function typeOf(field: string, schema: FilterSchema): FilterSchema[string]['type'] {
	const known = Object.hasOwn(schema, field) ? schema[field] : undefined;
	if (!known) throw new RequestError(`there is no field "${field}" to filter by`);
	return known.type;
}

function readNumber(value: string, text: string): number {
	const number = Number(value);
	if (value.trim() === '' || !Number.isFinite(number)) throw new RequestError(`"${text}" does not end in a number`);
	return number;
}
