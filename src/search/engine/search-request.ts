import type { Filter } from '../filter/filter.ts';

/** The field of a sort that stands for how well a car matches the query. */
export const textMatch = '_text_match';

/** The field of a sort that stands for the order of import. */
export const importOrder = '_seq_id';

/**
 * By a field: cars without it come last in both directions, unless `missing` says first (S1). Or by the score of the first filter
 * that a car passes, 0 if it passes none.
 */
export type SortKey = { direction: 'asc' | 'desc' } & (
	| { field: string; missing?: 'first' | 'last' }
	| { scores: readonly { filter: Filter; score: number }[] }
);

/** What to search for; all of it may be left out. */
export type SearchRequest = {
	query?: string;
	/** Fields that the query searches; otherwise those of the index. */
	queryBy?: readonly string[];
	filter?: Filter;
	/** Fields whose values are counted. */
	facets?: readonly string[];
	/** How many values of each facet are answered, those of most cars first; 10 if left out. */
	maxFacetValues?: number;
	/** Keeps only the values of this facet that match the words (F5). */
	facetQuery?: { field: string; query: string };
	/** Otherwise by how well a car matches, then by `custom_rank`. What stays equal goes by last imported first (S2). */
	sort?: readonly SortKey[];
	/** From 1. */
	page?: number;
	perPage?: number;
	/** How many cars to leave out, in place of `page`. */
	offset?: number;
};

export type FacetValue = { value: string; count: number };

export type FacetStats = { min: number; max: number; avg: number; sum: number };

export type SearchAnswer = {
	/** How many cars match, on all pages. */
	found: number;
	/** How many of them are counted, in the facets too: `EngineOptions.isCounted`. */
	counted: number;
	/** The rows of this page, in order. */
	rows: readonly number[];
	/** The words that were looked for in place of the query's, where those find nothing. */
	mended?: string;
	/** Per facet its values, those of most cars first. */
	facets: Readonly<Record<string, readonly FacetValue[]>>;
	/** Per facet of numbers that any matching car has: over all matching cars (F3). */
	stats: Readonly<Record<string, FacetStats>>;
};
