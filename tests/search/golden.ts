import { readFileSync } from 'node:fs';
import type { Filterable } from '../../src/search/filter/compile.ts';

export type GoldenParams = {
	q: string;
	query_by?: string;
	filter_by?: string;
	sort_by?: string;
	facet_by?: string;
	facet_query?: string;
	max_facet_values?: number;
	per_page?: number | string;
	page?: number;
	limit?: number;
	offset?: number;
};
export type GoldenRequest = { id: string; kind: string; params: GoldenParams };
type GoldenStats = { min?: number; max?: number; avg?: number; sum?: number; total_values: number };
export type GoldenAnswer = {
	found?: number;
	hits?: string[];
	facets?: Record<string, Record<string, number>>;
	stats?: Record<string, GoldenStats>;
	/** What was counted differed between imports of the same cars. */
	facet_ties?: true;
	error?: { status: number; message: string };
};
export type GoldenField = { name: string; type: string; facet?: boolean; optional?: boolean; sort?: boolean };
export type GoldenCar = Filterable & { readonly id: string };

const folder = new URL('../fixtures/typesense-golden/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const readLines = (name: string): unknown[] =>
	read(name)
		.trimEnd()
		.split('\n')
		.map((line) => JSON.parse(line));

export const goldenFields = (JSON.parse(read('schema.json')) as { fields: GoldenField[] }).fields;
export const goldenCars = readLines('stock.jsonl') as GoldenCar[];
export const goldenRequests = readLines('requests.jsonl') as GoldenRequest[];
export const goldenAnswers = new Map(
	(readLines('answers.jsonl') as ({ id: string } & GoldenAnswer)[]).map((answer) => [answer.id, answer]),
);

/** The ids of a result in the server's order (S1, S2), or undefined if that order is not pinned (texts, expressions). */
export function inServerOrder(cars: readonly GoldenCar[], sortBy = 'custom_rank:desc'): string[] | undefined {
	const keys = sortBy.split(',').map(sortKey);
	if (keys.includes(undefined)) return undefined;
	const place = new Map(goldenCars.map((car, index) => [car, index]));
	const compare = (a: GoldenCar, b: GoldenCar) => {
		for (const key of keys) {
			const order = key?.(a, b) ?? 0;
			if (order !== 0) return order;
		}
		return (place.get(b) ?? 0) - (place.get(a) ?? 0);
	};
	return cars.toSorted(compare).map(({ id }) => id);
}

function sortKey(part: string): ((a: GoldenCar, b: GoldenCar) => number) | undefined {
	const match = /^\s*(\w+)\s*(\(missing_values:(first|last)\))?\s*:\s*(asc|desc)\s*$/i.exec(part);
	const field = match?.[1] ?? '';
	if (field === '_text_match') return () => 0;
	const type = goldenFields.find(({ name }) => name === field)?.type;
	if (!match || !type || type === 'string') return undefined;
	const sign = match[4]?.toLowerCase() === 'asc' ? 1 : -1;
	const missing = match[3] === 'first' ? -Infinity : Infinity;
	const value = (car: GoldenCar) => (car[field] === undefined ? missing : sign * Number(car[field]));
	return (a, b) => (value(a) === value(b) ? 0 : value(a) - value(b));
}

/** The part of a result that a request asks for. */
export function pageOf<Item>(items: readonly Item[], { per_page, page, limit, offset }: GoldenParams): Item[] {
	const size = Number(limit ?? per_page ?? 10);
	const start = offset ?? (Math.max(1, page ?? 1) - 1) * size;
	return items.slice(start, start + size);
}
