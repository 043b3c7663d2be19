import type { SearchRequest } from '../../src/search/engine/search-request.ts';
import type { ParamsSchema } from '../../src/search/engine/sort-by.ts';
import { type Reading, refuse } from '../../src/search/engine/sort-by.ts';
import { filterSchemaOf } from '../../src/search/index/packed-index.ts';
import { type FacetBy, readFacetBy } from './facet-by.ts';
import { isWholeNumber, type PagingParams, readPaging, type WholeNumber } from './paging.ts';
import { parseServerFilter } from './read-filter.ts';
import type { LimitParams } from './read-limits.ts';
import { readServerSortBy } from './read-sort-by.ts';

/** The parameters of a search as a Typesense server takes them. Others, such as those for highlights, are ignored. */
export type SearchParams = PagingParams &
	LimitParams & {
		/** `*`, or nothing at all, is every car. */
		q?: string;
		query_by?: string;
		/** A number for each field of `query_by`: those of the highest are searched first. */
		query_by_weights?: string;
		filter_by?: string;
		sort_by?: string;
		facet_by?: string;
		facet_query?: string;
		max_facet_values?: WholeNumber;
	};

/** A search that can be asked, and how its facets are presented. */
export type ReadSearch = { request: SearchRequest; facetBy: readonly FacetBy[]; maxFacetValues: number };

const defaultFacetValues = 10;

/** What the parameters ask for, or the first thing wrong with them. */
export function readParams(params: SearchParams, schema: ParamsSchema): Reading<ReadSearch> {
	const query = readQuery(params, schema);
	if (!query.ok) return query;
	const facets = readFacets(params, schema);
	if (!facets.ok) return facets;
	const sort = readServerSortBy(params.sort_by ?? '', schema);
	if (!sort.ok) return sort;
	const paging = readPaging(pagingOf(params));
	if (!paging.ok) return paging;
	const filter = parseServerFilter(params.filter_by ?? '', filterSchemaOf(schema));
	if (!filter.ok)
		return refuse(400, filter.errors.map(({ message }) => `Cannot read filter_by: ${message}.`).join(' '));
	const { max_facet_values = defaultFacetValues } = params;
	if (!isWholeNumber(max_facet_values)) return refuse(400, 'max_facet_values must be a whole number.');
	const { facetBy, facetQuery } = facets.value;
	const request: SearchRequest = {
		...query.value,
		...paging.value,
		filter: filter.filter,
		facets: facetBy.map(({ field }) => field),
		// All of them: some are made into ranges or put in another order before they are cut.
		maxFacetValues: Number.POSITIVE_INFINITY,
		...(facetQuery && { facetQuery }),
		...(sort.value.length > 0 && { sort: sort.value }),
	};
	return { ok: true, value: { request, facetBy, maxFacetValues: Number(max_facet_values) } };
}

/** A facet query answers no cars unless it says how many. */
function pagingOf({ facet_query = '', page, per_page, limit, offset }: SearchParams): PagingParams {
	const size = facet_query !== '' && per_page === undefined ? { per_page: 0 } : { per_page, limit };
	const given = Object.entries({ page, offset, ...size }).filter(([, value]) => value !== undefined);
	return Object.fromEntries(given);
}

type Query = Pick<SearchRequest, 'query' | 'queryBy'>;

function readQuery(
	{ q = '*', query_by = '', query_by_weights = '' }: SearchParams,
	schema: ParamsSchema,
): Reading<Query> {
	const queryBy = query_by.split(',').flatMap((field) => field.trim() || []);
	for (const field of queryBy) {
		const type = Object.hasOwn(schema, field) ? schema[field]?.type : undefined;
		if (!type) return refuse(404, `There is no field "${field}" to search.`);
		if (type !== 'string') return refuse(400, `Field "${field}" holds no text to search.`);
	}
	if (q.trim() === '*') return { ok: true, value: {} };
	if (queryBy.length === 0) return refuse(400, 'query_by must name the fields to search.');
	const weighed = byWeight(queryBy, query_by_weights);
	if (!weighed) return refuse(400, 'query_by_weights must have a number for each field of query_by.');
	return { ok: true, value: { query: q, queryBy: weighed } };
}

/** The fields with the highest weight first; undefined where there are weights, but not one for each. */
function byWeight(fields: readonly string[], written: string): string[] | undefined {
	const weights = written.split(',').flatMap((weight) => (weight.trim() === '' ? [] : Number(weight)));
	if (weights.length === 0) return [...fields];
	if (weights.length !== fields.length || weights.some(Number.isNaN)) return undefined;
	const weighed = fields.map((field, place) => ({ field, weight: weights[place] ?? 0 }));
	return weighed.sort((one, other) => other.weight - one.weight).map(({ field }) => field);
}

type Facets = { facetBy: FacetBy[]; facetQuery?: NonNullable<SearchRequest['facetQuery']> };

function readFacets({ facet_by = '', facet_query = '' }: SearchParams, schema: ParamsSchema): Reading<Facets> {
	const facets = readFacetBy(facet_by, schema);
	if (!facets.ok) return facets;
	if (facet_query === '') return { ok: true, value: { facetBy: facets.value } };
	const colon = facet_query.indexOf(':');
	if (colon < 0) return refuse(400, 'facet_query must be of the form field:words.');
	const field = facet_query.slice(0, colon).trim();
	if (!facets.value.some((facet) => facet.field === field)) {
		return refuse(400, `facet_query asks for "${field}", which facet_by does not name.`);
	}
	return { ok: true, value: { facetBy: facets.value, facetQuery: { field, query: facet_query.slice(colon + 1) } } };
}
