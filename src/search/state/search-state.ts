import type { ListField, RangeField } from '../fields/facets.ts';
import type { SortName } from '../fields/sorts.ts';

/** Both ends belong to it; an end that is absent is open. In the units of the stock: dollars, kilometres. */
export type SearchRange = { readonly min?: number; readonly max?: number };

/** What a visitor has asked for: all that the address carries (SRCH-6). */
export type SearchState = {
	readonly query: string;
	/** The chosen values of each list, none of them empty or twice; a list without choices is absent. */
	readonly lists: Readonly<Partial<Record<ListField, readonly string[]>>>;
	readonly ranges: Readonly<Partial<Record<RangeField, SearchRange>>>;
	/** Slug of a ready-made choice, `7-seater-cars` (SRCH-3). */
	readonly category: string | null;
	/** Null is the site's own order. */
	readonly sort: SortName | null;
	/** From 1. */
	readonly page: number;
};

/** A search with what its words ask for among its choices, for its name. */
export type MeantSearch = SearchState & {
	/** Features, as they read within a sentence. */
	readonly features?: readonly string[];
	/** Features that none of its cars has: `without tow bar`. */
	readonly lacking?: readonly string[];
	/** What none of its cars is: `not white`. */
	readonly excluded?: SearchState['lists'];
	/** Makes and models are each a choice. */
	readonly either?: boolean;
	/** Ranges in the visitor's own terms: `up to $150 a week` for a price. */
	readonly said?: Partial<Record<RangeField, string>>;
	/** The makes of what its words name and the stock lacks: a 320i is a BMW. */
	readonly makes?: readonly string[];
};

/** Nothing asked for: every car, in the site's own order. */
export const emptySearch: SearchState = { query: '', lists: {}, ranges: {}, category: null, sort: null, page: 1 };
