import { createEngine } from '../../src/search/engine/search.ts';
import { facets } from '../../src/search/fields/facets.ts';
import { stockSchema } from '../../src/search/fields/stock-schema.ts';
import type { Filter } from '../../src/search/filter/filter.ts';
import { parseFilter } from '../../src/search/filter/parse.ts';
import { openIndex } from '../../src/search/index/open-index.ts';
import type { Car } from '../../src/stock/car/car.ts';
import { benchIndex } from './search-stock.ts';

/** One thing that a visitor asks for; `makes` and the ranges say the same as `filter`. */
export type Search = {
	query: string;
	filter: string;
	makes?: string[];
	price?: [min: number, max: number];
	sort?: 'price' | 'km';
};

/** Everything, makes in a price range, cheap ones first, words with a typo, the start of a word. */
export const searches: readonly Search[] = [
	{ query: '', filter: '' },
	{
		query: '',
		filter: 'make:=[Toyota,Mazda] && price:[10000..40000]',
		makes: ['Toyota', 'Mazda'],
		price: [10_000, 40_000],
		sort: 'price',
	},
	{ query: '', filter: 'price:[0..60000]', price: [0, 60_000], sort: 'km' },
	{ query: 'toyta corola', filter: '' },
	{ query: 'toy', filter: 'price:[0..40000]', price: [0, 40_000], sort: 'price' },
];

/** The facets whose values are counted with each search. */
export const countedFields = facets.map(({ field }) => field);

/** How many cars a page has, and how many values a facet. */
export const [perPage, maxFacetValues] = [21, 100];

export function filterOf({ filter }: Search): Filter {
	const parsed = parseFilter(filter, stockSchema);
	if (!parsed.ok) throw new RangeError(filter);
	return parsed.filter;
}

/** The searches as the page's engine runs them; each answers how many cars it found. */
export function engineRuns(cars: readonly Car[]): (() => number)[] {
	const engine = createEngine(openIndex(JSON.parse(JSON.stringify(benchIndex(cars)))));
	return searches.map((search) => {
		const { query, sort } = search;
		const order = sort && { sort: [{ field: sort, direction: 'asc' as const }] };
		const request = { query, filter: filterOf(search), facets: countedFields, maxFacetValues, perPage, ...order };
		return () => engine.search(request).found;
	});
}

/** The time that 95 of 100 runs do not exceed, all in turn, once warm: the best of a few rounds, for machines are shared. */
export function percentile95(runs: readonly (() => unknown)[], { rounds = 5, each = 20 } = {}): number {
	const round = () => {
		const times = Array.from({ length: each }).flatMap(() => runs.map(timeOf));
		return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
	};
	round();
	return Math.min(...Array.from({ length: rounds }, round));
}

/** The time of all runs once, the best of a few. */
export function bestTotal(runs: readonly (() => unknown)[], times = 7): number {
	return Math.min(...Array.from({ length: times }, () => timeOf(() => runs.map((run) => run()))));
}

function timeOf(run: () => unknown): number {
	const start = performance.now();
	run();
	return performance.now() - start;
}
