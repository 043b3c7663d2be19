import type { FacetStats, FacetValue, SearchAnswer } from '../../src/search/engine/search-request.ts';
import type { ParamsProblem, ParamsSchema } from '../../src/search/engine/sort-by.ts';
import type { ServerEngines } from '../../src/search/server/server-engine.ts';
import { floatStats, floatValues } from './float-facet.ts';
import { readLimits } from './read-limits.ts';
import { readParams, type SearchParams } from './read-params.ts';

/** Statistics of a facet of numbers, and how many values there are in all, beyond those in the answer. */
type ParamsStats = Partial<FacetStats> & { total_values: number };

export type ParamsAnswer =
	| {
			found: number;
			/** The cars of the page, as rows of the index. */
			rows: readonly number[];
			facets: Record<string, readonly FacetValue[]>;
			stats: Record<string, ParamsStats>;
	  }
	| { error: ParamsProblem };

/** Answers a search given in a Typesense server's parameters; an engine is asked for by the limits that they set. */
export function answerParams(engines: ServerEngines, schema: ParamsSchema, params: SearchParams): ParamsAnswer {
	const read = readParams(params, schema);
	if (!read.ok) return { error: read.problem };
	const limits = readLimits(params);
	if (!limits.ok) return { error: limits.problem };
	const { request, facetBy, maxFacetValues } = read.value;
	const answer = engines(limits.value).search(request);
	const facets: Record<string, readonly FacetValue[]> = {};
	const stats: Record<string, ParamsStats> = {};
	for (const { field, present } of facetBy) {
		const counted = countedFacet(answer, field, schema[field]?.type === 'float');
		const values = present(counted.values);
		facets[field] = values.slice(0, maxFacetValues);
		stats[field] = { ...counted.stats, total_values: values.length };
	}
	return { found: answer.found, rows: answer.rows, facets, stats };
}

function countedFacet({ facets, stats }: SearchAnswer, field: string, isFloat: boolean) {
	const values = facets[field] ?? [];
	if (!isFloat) return { values, stats: stats[field] };
	const written = floatValues(values);
	return { values: written, stats: floatStats(written) };
}
