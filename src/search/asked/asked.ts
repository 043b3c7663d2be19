import type { FeatureWord } from '../../domain/cars/feature-words.ts';
import type { Template } from '../../domain/words/template.ts';
import type { ListField, RangeField } from '../fields/facets.ts';
import type { SortName } from '../fields/sorts.ts';
import type { SearchRange } from '../state/search-state.ts';

/** What a part of a visitor's words asks for. */
export type Wish =
	| { kind: 'range'; field: RangeField; range: SearchRange; label?: string }
	| { kind: 'list'; field: ListField; value: string }
	/** Any of these values, where a word stands for several: `white` for Pearl White too. */
	| { kind: 'any'; field: 'drive_type' | ListField; values: readonly string[]; label: string }
	/** Something that cars have, by its word in the index (`domain/cars/feature-words.ts`): `tow bar`. */
	| { kind: 'feature'; word: string; name: string }
	/** Cars without it: `not white`. */
	| { kind: 'not'; wish: ExcludedWish }
	/** Not which cars, but which first: `cheapest`. */
	| { kind: 'order'; sort: SortName };

/** What can be left out. */
export type ExcludedWish = Extract<Wish, { kind: 'list' | 'any' | 'feature' }>;

/** A part of a text, where it stands in it, what it asks for, what that asks for `besides`, and what a visitor is told of it. */
export type FoundWish = { text: string; at: number; wish: Wish; besides?: Wish; note?: string };

/** A part of a visitor's words that is read as a filter, as it was typed. */
export type AskedPart = {
	text: string;
	wish: Wish;
	/** Part of another filter: it has no chip, and no heading says it. */
	isSilent?: true;
};

/**
 * A visitor's words, read (SRCH-3): what stays to be looked for, in the stock's words, and the filters. `said` has beside the words
 * those that all of the stock is: `bike` where there are motorcycles only.
 */
export type Asked = {
	words: string;
	said: string;
	parts: readonly AskedPart[];
	/** What a visitor is told of words that are left out. */
	notes: readonly string[];
	/** Makes and models are each a choice: `toyota or mazda 3`. */
	either: boolean;
};

/** What the reading depends on. */
export type AskedStock = {
	locale: string;
	/** Values that a field has in stock. */
	valuesOf: (field: string) => readonly string[];
	/** What the site sells. Its search reads bodies, colours, fuels and gearboxes as filters; without it they stay words. */
	template?: Template;
	/** What its cars have that words may ask for. */
	features?: readonly FeatureWord[];
	/** The orders that the site offers: without those by kilometres `lowest km` is a limit. */
	sorts?: readonly { name: SortName }[];
	/** The highest price that so many dollars a week pay for, where the site reckons repayments (CAR-12). */
	priceFor?: (weekly: number) => number;
};
