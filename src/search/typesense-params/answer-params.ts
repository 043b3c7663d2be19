import type { SearchEngine } from '../engine/search.ts';
import type { FacetStats, FacetValue } from '../engine/search-request.ts';
import type { ParamsProblem } from './params-problem.ts';
import type { ParamsSchema } from './params-schema.ts';
import { readParams, type SearchParams } from './read-params.ts';

/** Per facet: its statistics if it holds numbers, and how many values are answered. */
export type ParamsStats = Partial<FacetStats> & { total_values: number };

export type ParamsAnswer =
	| {
			found: number;
			/** The cars of the page, as rows of the index. */
			rows: readonly number[];
			facets: Record<string, readonly FacetValue[]>;
			stats: Record<string, ParamsStats>;
	  }
	| { error: ParamsProblem };

/** Answers a search in the parameters of a Typesense server, as that would. */
export function answerParams(engine: SearchEngine, schema: ParamsSchema, params: SearchParams): ParamsAnswer {
	const read = readParams(params, schema);
	if (!read.ok) return { error: read.problem };
	const { request, facetBy, maxFacetValues } = read.value;
	const answer = engine.search(request);
	const facets: Record<string, readonly FacetValue[]> = {};
	const stats: Record<string, ParamsStats> = {};
	for (const { field, present } of facetBy) {
		const isFloat = schema[field]?.type === 'float';
		const values = (answer.facets[field] ?? []).map((value) => (isFloat ? asFloat(value) : value));
		facets[field] = present(values).slice(0, maxFacetValues);
		stats[field] = { ...floatStats(answer.stats[field], isFloat), total_values: facets[field].length };
	}
	return { found: answer.found, rows: answer.rows, facets, stats };
}

/** The server keeps floats in 32 bits and writes them with six digits. */
const asFloat = ({ value, count }: FacetValue): FacetValue => ({
	value: String(Number(Math.fround(Number(value)).toPrecision(6))),
	count,
});

function floatStats(stats: FacetStats | undefined, isFloat: boolean): Partial<FacetStats> {
	if (!stats || !isFloat) return stats ?? {};
	return { ...stats, min: Math.fround(stats.min), max: Math.fround(stats.max) };
}
