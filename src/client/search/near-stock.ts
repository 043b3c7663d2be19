import type { ClientRequest } from '../../search/client/instant-search.ts';
import { type StockIndex, withColumns } from '../../search/index/open-index.ts';
import { memo } from '../../site/memo.ts';

/** Kilometres to a car, in the stock as it is from somewhere. */
const field = 'near_km';
const nearestFirst = `vehicles/sort/${field}:asc,custom_rank:desc`;

/** The stock from where a visitor is (SRCH-2): cars know how far they are, and what asks for no order has the nearest first. */
export type NearStock = {
	seen: (index: StockIndex) => StockIndex;
	ordered: (requests: readonly ClientRequest[]) => readonly ClientRequest[];
};

/** `far`: kilometres by city; `usual`: the index of the site's own order. */
export function nearStock(far: ReadonlyMap<string, number>, usual: string): NearStock {
	return {
		seen: memo((index: StockIndex) => withKilometres(index, far)),
		ordered: (requests) =>
			requests.map((request) => (request.indexName === usual ? { ...request, indexName: nearestFirst } : request)),
	};
}

function withKilometres(index: StockIndex, far: ReadonlyMap<string, number>): StockIndex {
	const city = index.columns.get('city');
	const kilometres = city?.kind === 'text' ? city.values.map((name) => far.get(name) ?? Number.NaN) : [];
	const values = Float64Array.from({ length: index.rowCount }, (_, row) =>
		city?.kind === 'text' ? (kilometres[city.codes[row] ?? 0] ?? Number.NaN) : Number.NaN,
	);
	const schema = { ...index.schema, [field]: { type: 'float' as const } };
	return withColumns({ ...index, schema }, new Map([...index.columns, [field, { kind: 'number' as const, values }]]));
}
