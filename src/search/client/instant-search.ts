/** What InstantSearch asks a search client for, as far as the search page uses it. */
export type ClientParams = {
	query?: string;
	/** Fields to count; also a single one. */
	facets?: readonly string[] | string;
	/** `make:Toyota`, `make:-Toyota` for all but it; a list within the list is "any of". */
	facetFilters?: readonly (readonly string[] | string)[] | string;
	/** `price>=10000`; a list within the list is "any of". */
	numericFilters?: readonly (readonly string[] | string)[] | string;
	/** An expression in the language of `filter_by`. */
	filters?: string;
	hitsPerPage?: number;
	/** From 0. */
	page?: number;
	maxValuesPerFacet?: number;
	/** Of a search for facet values. */
	facetName?: string;
	facetQuery?: string;
	maxFacetHits?: number;
};

export type ClientRequest = { indexName: string; params?: ClientParams };

/** A car as it was packed, with InstantSearch's name for its id. */
export type ClientHit = Record<string, unknown> & { objectID: string };

export type ClientResult = {
	index: string;
	hits: ClientHit[];
	nbHits: number;
	/** How many of them are for sale: sold ones that still show are not counted. A server does not say. */
	forSale?: number;
	page: number;
	nbPages: number;
	hitsPerPage: number;
	query: string;
	/** The words that were looked for in place of the query's, from the engine in the page. */
	mended?: string;
	/** What a visitor is told of words that nothing matches. */
	note?: string;
	params: string;
	processingTimeMS: number;
	exhaustiveNbHits: true;
	exhaustiveFacetsCount: true;
	facets: Record<string, Record<string, number>>;
	facets_stats: Record<string, { min: number; max: number; avg: number; sum: number }>;
};

export type FacetValuesResult = {
	facetHits: { value: string; highlighted: string; count: number }[];
	exhaustiveFacetsCount: true;
	processingTimeMS: number;
};

/** InstantSearch's search client, as far as it calls it. */
export type PageClient = {
	search: (requests: readonly ClientRequest[]) => Promise<{ results: ClientResult[] }>;
	searchForFacetValues: (requests: readonly ClientRequest[]) => Promise<FacetValuesResult[]>;
};
