import type { ListField, RangeField } from '../fields/facets.ts';
import type { SearchRange } from '../state/search-state.ts';

/** What a part of a visitor's words asks for. */
export type Wish =
	| { kind: 'range'; field: RangeField; range: SearchRange }
	| { kind: 'list'; field: ListField; value: string }
	/** Any of these values of a field that is no facet. */
	| { kind: 'any'; field: 'drive_type'; values: readonly string[]; label: string };

/** A part of a visitor's words that is read as a filter, as it was typed. */
export type AskedPart = { text: string; wish: Wish };

/** A visitor's words, read (SRCH-3): what stays to be looked for, in the stock’s words, and the filters. */
export type Asked = { words: string; parts: readonly AskedPart[] };

/** What the reading depends on. */
export type AskedStock = {
	locale: string;
	/** Values that a field has in stock. */
	valuesOf: (field: string) => readonly string[];
};
