import type { StockField } from './stock-schema.ts';

/**
 * The facets of the search (SRCH-2), in the order of the panel and of the address. To add one: a row here, and its field
 * in `stock-schema.ts` if that lacks it. `param` is its name in addresses; its field's name and `aliases` are understood too.
 */
type FacetRow = {
	field: StockField;
	param: string;
	aliases?: readonly string[];
	/** In Australian English. */
	label: string;
} & (ListRow | RangeRow);

type ListRow = {
	kind: 'list';
	/** `number` facets have whole numbers as values, written as texts in a {@link SearchState}. */
	values: 'text' | 'number';
	/** The facet whose choice opens this one: models are shown once a make is chosen, or only one is left. */
	parent?: StockField;
	/** Values shown before "show more"; with more than these the list can be searched. */
	limit: number;
	/** `count`: most cars first; `value`: as numbers or texts go. */
	order: 'count' | 'value';
	/** `address`: understood in addresses and shown among the chosen ones, but no list in the panel (ROUTE-5). */
	place: 'panel' | 'address';
	/** Its values have pages of their own, which search engines find. */
	landing: boolean;
};

type RangeRow = {
	kind: 'range';
	/** What its numbers are; decides how they are written, and in en-US kilometres as miles. */
	unit: 'dollars' | 'kilometres' | 'year' | 'count';
	/** Step of the slider and of rounded ends. */
	step: number;
	/** The least there can be. */
	min: number;
};

const list = { kind: 'list', values: 'text', limit: 8, order: 'count', place: 'panel', landing: false } as const;
const range = { kind: 'range', step: 1, min: 0 } as const;

export const facets = [
	{ ...list, field: 'car_type', param: 'type', aliases: ['condition'], label: 'Condition' },
	{ ...list, field: 'make', param: 'make', label: 'Make', landing: true },
	{ ...list, field: 'model', param: 'model', label: 'Model', parent: 'make', landing: true },
	{ ...list, field: 'simple_body', param: 'body', aliases: ['body_type'], label: 'Body', landing: true },
	{ ...range, field: 'price', param: 'price', label: 'Price', unit: 'dollars', step: 1000 },
	{ ...range, field: 'year', param: 'year', label: 'Year', unit: 'year', min: 1900 },
	{ ...range, field: 'km', param: 'km', aliases: ['kms'], label: 'Kilometres', unit: 'kilometres', step: 5000 },
	{ ...list, field: 'simple_fuel', param: 'fuel', label: 'Fuel' },
	{ ...list, field: 'simple_transmission', param: 'transmission', label: 'Transmission' },
	{ ...list, field: 'seats', param: 'seats', label: 'Seats', values: 'number', order: 'value' },
	{ ...list, field: 'colour', param: 'colour', aliases: ['color'], label: 'Colour' },
	{ ...list, field: 'city', param: 'city', label: 'City', landing: true },
	{ ...list, field: 'location_name', param: 'location', label: 'Location', place: 'address' },
	{ ...range, field: 'photos_count', param: 'photos', label: 'Photos', unit: 'count' },
	{ ...list, field: 'dealership_slug', param: 'dealership_slug', label: 'Dealership', place: 'address' },
] as const satisfies readonly FacetRow[];

type Row = (typeof facets)[number];
export type ListField = Extract<Row, { kind: 'list' }>['field'];
export type RangeField = Extract<Row, { kind: 'range' }>['field'];
export type ListFacet = FacetRow & ListRow & { field: ListField };
export type RangeFacet = FacetRow & RangeRow & { field: RangeField };
export type Facet = ListFacet | RangeFacet;

export const listFacets: readonly ListFacet[] = facets.filter((facet) => facet.kind === 'list');
export const rangeFacets: readonly RangeFacet[] = facets.filter((facet) => facet.kind === 'range');

const byName = new Map<string, Facet>(
	(facets as readonly Facet[]).flatMap((facet) =>
		[facet.param, facet.field, ...(facet.aliases ?? [])].map((name) => [name, facet] as const),
	),
);

/** The facet that an address calls so: by its name there, its field or an alias, in any case. */
export const facetNamed = (name: string): Facet | undefined => byName.get(name.toLowerCase());
