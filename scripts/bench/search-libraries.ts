import { type AnySchema, create, insertMultiple, search as searchOrama } from '@orama/orama';
import MiniSearch from 'minisearch';
import { queriedFields } from '../../src/search/fields/queried-fields.ts';
import { stockSchema } from '../../src/search/fields/stock-schema.ts';
import { compileFilter } from '../../src/search/filter/compile.ts';
import type { Car } from '../../src/stock/car/car.ts';
import { benchCars } from './search-stock.ts';
import {
	bestTotal,
	countedFields,
	engineRuns,
	filterOf,
	maxFacetValues,
	perPage,
	type Search,
	searches,
} from './search-work.ts';
import { type Result, ratio } from './table.ts';

/** The same searches, counts and orders by MiniSearch with plain JavaScript, and by Orama. */
export function benchLibraries(count: number): Result[] {
	const cars = benchCars(count);
	const fast = bestTotal(engineRuns(cars));
	const against = (name: string, runs: (() => unknown)[]) =>
		ratio(`${searches.length} searches of ${count} cars with facets, against ${name}`, {
			rounds: [{ slow: bestTotal(runs), fast }],
			goal: 10,
		});
	return [against('MiniSearch and plain JavaScript', miniSearchRuns(cars)), against('Orama', oramaRuns(cars))];
}

function miniSearchRuns(cars: readonly Car[]): (() => number)[] {
	const texts = new MiniSearch<Car>({ fields: [...queriedFields] });
	texts.addAll(cars);
	const byId = new Map(cars.map((car) => [car.id, car]));
	const options = { combineWith: 'AND' as const, prefix: true, fuzzy: 0.2 };
	return searches.map((search) => {
		const passes = compileFilter(filterOf(search));
		return () => {
			const found = search.query === '' ? cars : texts.search(search.query, options).map(({ id }) => byId.get(id));
			const matching = found.filter((car) => car !== undefined).filter(passes);
			const { sort } = search;
			const ordered = sort ? matching.toSorted((a, b) => (a[sort] ?? Infinity) - (b[sort] ?? Infinity)) : matching;
			return ordered.slice(0, perPage).length + countPlainly(matching).length;
		};
	});
}

function countPlainly(cars: readonly Car[]) {
	return countedFields.map((field) => {
		const counts = new Map<unknown, number>();
		for (const { [field]: value } of cars) if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
		return [...counts].sort((a, b) => b[1] - a[1]).slice(0, maxFacetValues);
	});
}

const typeOf = (field: (typeof countedFields)[number] | (typeof queriedFields)[number]) => {
	const { type } = stockSchema[field];
	if (type !== 'string') return 'number';
	return field === 'make' ? 'enum' : 'string';
};

function oramaRuns(cars: readonly Car[]): (() => unknown)[] {
	const fields = [...new Set([...countedFields, ...queriedFields])];
	const schema = Object.fromEntries(fields.map((field) => [field, typeOf(field)]));
	const database = create({ schema: schema as AnySchema });
	insertMultiple(
		database,
		cars.map((car) => ({ ...car, id: String(car.id) })),
	);
	const counted = countedFields.map((field) => [
		field,
		typeOf(field) === 'number' ? { ranges: [{ from: 0, to: 1e9 }] } : { limit: maxFacetValues },
	]);
	const facets = Object.fromEntries(counted);
	return searches.map((search) => () => searchOrama(database, { ...oramaSearch(search), facets } as never));
}

function oramaSearch({ query, makes, price, sort }: Search) {
	return {
		term: query,
		limit: perPage,
		...(query && { tolerance: 1, properties: queriedFields.filter((field) => typeOf(field) === 'string') }),
		where: { ...(makes && { make: { in: makes } }), ...(price && { price: { between: price } }) },
		...(sort && { sortBy: { property: sort, order: 'ASC' } }),
	};
}
