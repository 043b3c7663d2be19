import { bodyPlural } from '../../domain/cars/body-words.ts';
import { brandName } from '../../domain/cars/brand-name.ts';
import { type Locale, localeFacts } from '../../domain/words/locale.ts';
import { localiseText } from '../../domain/words/wording.ts';
import type { FacetRow, ListRow, RangeRow } from './facet-row.ts';
import { asBrand, asCarType, asContact, asDealership, asFact, asItIs, asSeats, type Labeller } from './labellers.ts';
import { tradeFacets } from './trade-facets.ts';

const list = { kind: 'list', values: 'text', limit: 8, order: 'count', place: 'panel', landing: null } as const;
const range = { kind: 'range', step: 1, min: 0 } as const;
const called = (label: string, plural: string, valueLabel: Labeller) => ({ label, plural, valueLabel });
const bodyPage = (value: string, locale: string) => bodyPlural(localiseText(value, locale));
const isLater = (row: object): boolean => 'after' in row;
const kilometres = (locale: Locale) => localeFacts(locale).distanceLabel;

/**
 * The facets of the search (SRCH-2), in the order of the panel and of the address. **To add one**: a row here, and its field
 * in `stock-schema.ts` if that lacks it; one that only some trades have goes into `trade-facets.ts`. A row that leaves
 * something out does not compile.
 */
export const facets = [
	{
		...list,
		...called('Condition', 'conditions', asCarType),
		field: 'car_type',
		param: 'type',
		aliases: ['condition'],
		open: true,
	},
	{ ...list, ...called('Make', 'makes', asBrand), field: 'make', param: 'make', open: 'always', landing: brandName },
	{
		...list,
		...called('Model', 'models', asItIs),
		field: 'model',
		param: 'model',
		parent: 'make',
		open: 'always',
		landing: asItIs,
	},
	{
		...list,
		...called('Body', 'bodies', asFact),
		field: 'simple_body',
		param: 'body',
		aliases: ['body_type'],
		open: true,
		landing: bodyPage,
	},
	// What only some trades have; in the browser those of the page's site.
	...tradeFacets.filter((row) => !isLater(row)),
	{ ...range, label: 'Price', field: 'price', param: 'price', unit: 'dollars', step: 1000, open: 'always' },
	{ ...range, label: 'Year', field: 'year', param: 'year', unit: 'year', min: 1900 },
	{ ...range, label: kilometres, field: 'km', param: 'km', aliases: ['kms'], unit: 'kilometres', step: 5000 },
	{ ...list, ...called('Fuel', 'fuels', asFact), field: 'simple_fuel', param: 'fuel' },
	...tradeFacets.filter(isLater),
	{
		...list,
		...called('Transmission', 'transmissions', asFact),
		field: 'simple_transmission',
		param: 'transmission',
	},
	{
		...list,
		...called('Seats', 'numbers of seats', asSeats),
		field: 'seats',
		param: 'seats',
		values: 'number',
		order: 'value',
	},
	{ ...list, ...called('Colour', 'colours', asFact), field: 'colour', param: 'colour', aliases: ['color'] },
	{ ...list, ...called('City', 'cities', asItIs), field: 'city', param: 'city', landing: asItIs },
	{
		...list,
		...called('Location', 'locations', asContact),
		field: 'location_name',
		param: 'location',
		place: 'address',
	},
	{ ...range, label: 'Photos', field: 'photos_count', param: 'photos', unit: 'count' },
	{
		...list,
		...called('Dealership', 'dealerships', asDealership),
		field: 'dealership_slug',
		param: 'dealership_slug',
		place: 'address',
	},
] as const satisfies readonly FacetRow[];

type Row = (typeof facets)[number];
export type ListField = Extract<Row, { kind: 'list' }>['field'];
export type RangeField = Extract<Row, { kind: 'range' }>['field'];
export type ListFacet = FacetRow & ListRow & { field: ListField };
export type RangeFacet = FacetRow & RangeRow & { field: RangeField };
export type Facet = ListFacet | RangeFacet;
/** A facet whose values have their own pages. */
export type LandingFacet = Extract<Row, { landing: (value: string, locale: string) => string }>;

export const listFacets: readonly ListFacet[] = facets.filter((facet) => facet.kind === 'list');
export const rangeFacets: readonly RangeFacet[] = facets.filter((facet) => facet.kind === 'range');
export const landingFacets: readonly LandingFacet[] = facets.filter(
	(facet): facet is LandingFacet => facet.kind === 'list' && facet.landing !== null,
);

const byName = new Map<string, Facet>(
	(facets as readonly Facet[]).flatMap((facet) =>
		[facet.param, facet.field, ...(facet.aliases ?? [])].map((name) => [name, facet] as const),
	),
);

/** The facet that an address calls so: by its name there, its field or an alias, in any case. */
export const facetNamed = (name: string): Facet | undefined => byName.get(name.toLowerCase());

type Choice = { value: string; label: string; count: number; chosen?: boolean };

/**
 * The order of a facet's choices, in the page as it is built and in the search that takes its place (SRCH-2): those of most
 * cars first and equal ones by what they are called, or by number. In a list of `length` values that has to be unfolded, what is
 * chosen comes first.
 */
export const inFacetOrder =
	({ order, limit = 0 }: Pick<ListFacet, 'order'> & { limit?: number }, length = 0) =>
	(one: Choice, other: Choice): number =>
		(length > limit ? Number(other.chosen ?? false) - Number(one.chosen ?? false) : 0) ||
		(order === 'count' ? other.count - one.count : Number(one.value) - Number(other.value)) ||
		byLabel(one, other);

const byLabel = (one: Choice, other: Choice): number => {
	if (one.label === other.label) return one.value < other.value ? -1 : 1;
	return one.label < other.label ? -1 : 1;
};
