import type { FacetStats, FacetValue, SearchRequest, SortKey } from '../../../src/search/engine/search-request.ts';
import { compileFilter, type Filterable } from '../../../src/search/filter/compile.ts';

/** What the engine should answer, worked out car by car. Queries and orders by a text's match are left out. */
export function searchByHand(cars: readonly Filterable[], request: SearchRequest) {
	const { filter = { kind: 'everything' }, sort = [{ field: 'custom_rank', direction: 'desc' }] } = request;
	const { facets = [], maxFacetValues = 10, page = 1, perPage = 10, offset = (page - 1) * perPage } = request;
	const matching = cars.filter(compileFilter(filter));
	const lastImportedFirst = matching.toReversed();
	const order = lastImportedFirst.toSorted((a, b) => sort.reduce((sum, key) => sum || compareBy(key, a, b), 0));
	return {
		found: matching.length,
		counted: matching.length,
		ids: order.slice(offset, offset + perPage).map((car) => String(car['id'])),
		facets: Object.fromEntries(facets.map((field) => [field, countByHand(matching, field).slice(0, maxFacetValues)])),
		stats: Object.fromEntries(facets.flatMap((field) => statsByHand(matching, field))),
	};
}

function compareBy(key: SortKey, a: Filterable, b: Filterable): number {
	if ('scores' in key) throw new Error('not by hand');
	const [first, second] = [a[key.field] ?? null, b[key.field] ?? null].map((value) =>
		value === null ? null : Number(value),
	);
	if (first === second) return 0;
	const missing = key.missing === 'first' ? -1 : 1;
	if (first === null || first === undefined) return missing;
	if (second === null || second === undefined) return -missing;
	return key.direction === 'asc' ? first - second : second - first;
}

function countByHand(cars: readonly Filterable[], field: string): FacetValue[] {
	const values = cars.map((car) => car[field]).filter((value) => value !== undefined && value !== '');
	const groups = Map.groupBy(values, (value) => value);
	const inOrder = [...groups].toSorted(([a], [b]) => Number((a as string) > (b as string)) * 2 - 1);
	return inOrder
		.map(([value, { length }]) => ({ value: String(value), count: length }))
		.toSorted((a, b) => b.count - a.count);
}

function statsByHand(cars: readonly Filterable[], field: string): [string, FacetStats][] {
	const numbers = cars.map((car) => car[field]).filter((value) => typeof value === 'number');
	if (numbers.length === 0) return [];
	const sum = numbers.reduce((total, number) => total + number, 0);
	return [[field, { min: Math.min(...numbers), max: Math.max(...numbers), avg: sum / numbers.length, sum }]];
}
