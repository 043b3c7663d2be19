import {
	type Facet,
	inFacetOrder,
	type ListFacet,
	type ListField,
	type RangeFacet,
} from '../../search/fields/facets.ts';
import type { LabelSettings } from '../../search/fields/labellers.ts';
import { facetLabel, valueLabel } from '../../search/fields/value-label.ts';
import { barsOf } from '../../search/state/bars.ts';
import { withChoice } from '../../search/state/choose.ts';
import type { SearchState } from '../../search/state/search-state.ts';
import type { Car } from '../../stock/car/car.ts';

/** A value of a list: `Toyota`, 12 cars. `path` leads to the page's cars with this choice made, or taken back where it is `chosen`. */
type PanelChoice = { value: string; label: string; count: number; path: string; chosen: boolean };

/**
 * A facet as a page without script shows it: a list with all its values, of which `limit` are shown at first, or a range
 * with the lowest and the highest value of the page's cars, rounded outwards to whole steps, in the units of the stock.
 * `name` is its parameter in addresses.
 */
export type PanelFacet = { field: Facet['field']; name: string; label: string } & (
	| { kind: 'list'; limit: number; choices: PanelChoice[] }
	| {
			kind: 'range';
			unit: RangeFacet['unit'];
			step: number;
			bounds: { min: number; max: number };
			/** How the cars are spread over prices, as an outline (`barsOf`). */
			bars?: string;
	  }
);

export type PanelOf = {
	/** What the page shows already, as a search. */
	own: SearchState;
	labels: LabelSettings;
	/** The site's facets. */
	facets: readonly Facet[];
	/** Cars of all conditions: a list of one shows the others with their counts. */
	anyType?: readonly Car[] | undefined;
	/** Where a search leads: the page that shows just that, else the address that the search in the page reads. */
	pathOf: (state: SearchState) => string;
};

/**
 * The filters of a list of cars (SRCH-2). All numbers but those of conditions are of these cars alone, so that a page changes
 * with its own cars only. Left out is what cannot narrow the list: a single value; models of several makes where none is chosen.
 */
export function searchPanel(cars: readonly Car[], of: PanelOf): PanelFacet[] {
	return of.facets.flatMap((facet) => {
		const counted = (facet.field === 'car_type' && of.anyType) || cars;
		const shown = facet.kind === 'list' ? listOf(facet, counted, of) : rangeOf(facet, cars);
		if (!shown) return [];
		return [{ field: facet.field, name: facet.param, label: facetLabel(facet, of.labels.locale), ...shown }];
	});
}

function listOf(facet: ListFacet, cars: readonly Car[], { own, labels, pathOf }: PanelOf) {
	const { field, limit, parent, place } = facet;
	const chosen = own.lists[field] ?? [];
	const isClosed =
		parent !== undefined && !own.lists[parent as ListField] && countBy(cars, parent as ListField).size > 1;
	if (place === 'address' || isClosed) return null;
	const counts = [...countBy(cars, field)];
	if (counts.length < 2 && chosen.length === 0) return null;
	const choices = counts.map(
		([value, count]): PanelChoice => ({
			value,
			label: valueLabel(field, value, labels),
			count,
			path: pathOf(withChoice(own, field, value)),
			chosen: chosen.includes(value),
		}),
	);
	return { kind: 'list' as const, limit, choices: choices.sort(inFacetOrder(facet, choices.length)) };
}

function countBy(cars: readonly Car[], field: ListField): Map<string, number> {
	const counts = new Map<string, number>();
	for (const car of cars) {
		const value = car[field];
		if (value !== undefined) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
	}
	return counts;
}

function rangeOf({ field, step, unit }: RangeFacet, cars: readonly Car[]) {
	const values = cars.flatMap((car) => car[field] ?? []);
	if (values.length === 0) return null;
	const [lowest, highest] = values.reduce(
		([low, high], value) => [Math.min(low, value), Math.max(high, value)],
		[Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
	);
	if (lowest === highest) return null;
	const bounds = { min: Math.floor(lowest / step) * step, max: Math.ceil(highest / step) * step };
	const bars = unit === 'dollars' && {
		bars: barsOf(
			values.map((value) => [Number(value), 1]),
			bounds,
		),
	};
	return { kind: 'range' as const, unit, step, bounds, ...bars };
}
