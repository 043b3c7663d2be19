import { parseFilter } from '../../../src/search/filter/parse.ts';
import { openIndex } from '../../../src/search/index/open-index.ts';
import { packIndex } from '../../../src/search/index/pack.ts';
import type { Limits } from '../../../src/search/server/limits.ts';
import { createServerEngines } from '../../../src/search/server/server-engine.ts';

export type Car = { make?: string; model?: string; name?: string; custom_rank?: number };

const schema = {
	id: { type: 'id' },
	make: { type: 'string' },
	model: { type: 'string' },
	name: { type: 'string' },
	custom_rank: { type: 'int32' },
} as const;

/** What a server with these cars, imported in this order, finds: their numbers from 0, in that order. */
export function serverOf(cars: readonly Car[]) {
	const index = openIndex(
		packIndex(
			cars.map((car, id) => ({ id: String(id), ...car })),
			schema,
		),
	);
	const engines = createServerEngines(index);
	const ask = (request: object, limits: Partial<Limits>): number[] => {
		const { rows } = engines(limits).search({ queryBy: ['make', 'model', 'name'], perPage: cars.length, ...request });
		return rows.map((row) => Number(index.document(row)['id'])).sort((a, b) => a - b);
	};
	return {
		typed: (query: string, limits: Partial<Limits> = {}) => ask({ query }, limits),
		filtered: (expression: string, limits: Partial<Limits> = {}) => {
			const parsed = parseFilter(expression, schema);
			if (!parsed.ok) throw new Error(expression);
			return ask({ filter: parsed.filter }, limits);
		},
		/** The values of a facet for what was typed above its list. */
		values: (field: string, query: string, limits: Partial<Limits> = {}) => {
			const { facets } = engines(limits).search({ facets: [field], facetQuery: { field, query }, maxFacetValues: 100 });
			return (facets[field] ?? []).map(({ value }) => value).sort();
		},
	};
}
