import type { Locale } from '../../domain/words/locale.ts';
import type { Labeller, WrittenUnit } from './labellers.ts';
import type { StockField } from './stock-schema.ts';

/** All that is said of a facet of the search. */
export type FacetRow = {
	field: StockField;
	/** Its name in addresses; the field's name and `aliases` are understood too. */
	param: string;
	aliases?: readonly string[];
	/** In Australian English, or by the locale. */
	label: string | ((locale: Locale) => string);
	/** How a list is called by it, `#-berth` for `4-berth caravans`, `# a week` for `up to $90 a week`; those of every site are written out in `headings`. */
	heading?: string;
	/** Unfolded at first: one of those that most visitors begin with; in the sheet of phones only where it says `always`. */
	open?: true | 'always';
} & (ListRow | RangeRow);

export type ListRow = {
	kind: 'list';
	/** What several of its values are called, in Australian English: "Search makes", "Show all makes". */
	plural: string;
	/** A value as visitors read it; a text has `#` in its place. */
	valueLabel: Labeller | string;
	/** Values that are called otherwise on a site. */
	called?: Readonly<Record<string, string>>;
	/** `number` facets have whole numbers as values, written as texts in a `SearchState`. */
	values: 'text' | 'number';
	/** The facet whose choice opens this one: models are shown once a make is chosen, or only one is left. */
	parent?: StockField;
	/** Values shown before "show more"; with more than these the list can be searched. */
	limit: number;
	/** `count`: most cars first; `value`: as numbers or texts go. */
	order: 'count' | 'value';
	/** `address`: understood in addresses and shown among the chosen ones, but no list in the panel (ROUTE-5). */
	place: 'panel' | 'address';
	/** The name of the page that lists one value's cars, for search engines; null where values have no such page. */
	landing: ((value: string, locale: string) => string) | null;
};

export type RangeRow = {
	kind: 'range';
	unit: WrittenUnit;
	/** Step of the slider and of rounded ends. */
	step: number;
	/** The least there can be. */
	min: number;
};
