/** What a search may set of a Typesense server's parameters for words; the defaults are the server's. */
export type Limits = {
	/** `max_candidates`: how many words a typed prefix or typo stands for. */
	maxCandidates: number;
	/** `max_filter_by_candidates`: how many words a prefix in a filter stands for. */
	maxFilterCandidates: number;
	/** `num_typos` */
	typos: number;
	/** `facet_query_num_typos` */
	facetTypos: number;
	/** `min_len_1typo`, `min_len_2typo`: letters of a word that may have one typo, and two. */
	minLength1Typo: number;
	minLength2Typo: number;
	/** `typo_tokens_threshold`, `drop_tokens_threshold`: typos are tried, and words dropped, below so many cars. */
	typosBelow: number;
	dropBelow: number;
	/** `split_join_tokens` */
	respell: 'off' | 'fallback' | 'always';
	/** `prefix`: whether the last word may be the start of a longer one. */
	prefix: boolean;
	/** `exhaustive_search`: everything is tried, whatever is found. */
	exhaustive: boolean;
};

/** From so many cars on, a word stands for four words by default, which its documentation gives for all, instead of ten. */
const manyCars = 500_000;
/** So many with `exhaustive_search`. */
export const mostCandidates = 10_000;

/** The server's own limits for so many cars. */
export const defaultLimits = (rowCount: number): Limits => ({
	maxCandidates: rowCount < manyCars ? 10 : 4,
	maxFilterCandidates: 4,
	typos: 2,
	facetTypos: 2,
	minLength1Typo: 4,
	minLength2Typo: 7,
	typosBelow: 1,
	dropBelow: 1,
	respell: 'fallback',
	prefix: true,
	exhaustive: false,
});
