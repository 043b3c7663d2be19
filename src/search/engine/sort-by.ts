import type { IndexSchema } from '../index/packed-index.ts';
import { type SortKey, textMatch } from './search-request.ts';
import { isByMatch } from './sort-passes.ts';

/** Why a request cannot be answered: the status and the words of the answer. */
export type ParamsProblem = { status: 400 | 404 | 422; message: string };

/** What was read, or the first thing wrong with it. */
export type Reading<Value> = { ok: true; value: Value } | { ok: false; problem: ParamsProblem };

export const refuse = (status: ParamsProblem['status'], message: string): { ok: false; problem: ParamsProblem } => ({
	ok: false,
	problem: { status, message },
});

/** The fields of a collection: their types, which of them can be counted, and which texts can be sorted by. */
export type ParamsSchema = Readonly<
	Record<string, IndexSchema[string] & { readonly facet?: boolean; readonly sort?: boolean }>
>;

const shape = /^\s*(\w+)\s*:\s*(\w+)\s*$/;
const sortable = new Set<string | undefined>(['int32', 'int64', 'float', 'bool']);
const byMatch: SortKey = { field: textMatch, direction: 'desc' };

/**
 * Reads `price:asc,custom_rank:desc`, as an order of the page is written (S3). What stays equal goes by how well it matches the
 * query. All that a server takes is read by `scripts/search/read-sort-by.ts`.
 */
export function readSortBy(sortBy: string, schema: ParamsSchema): Reading<SortKey[]> {
	if (sortBy.trim() === '') return { ok: true, value: [] };
	const keys: SortKey[] = [];
	for (const part of sortBy.split(',')) {
		const [, field = '', order] = shape.exec(part) ?? [];
		const direction = order?.toLowerCase();
		if (direction !== 'asc' && direction !== 'desc') {
			return refuse(400, `Cannot sort by "${part.trim()}": it is not of the form field:asc or field:desc.`);
		}
		const type = Object.hasOwn(schema, field) ? schema[field]?.type : undefined;
		if (field !== textMatch && !sortable.has(type)) return refuse(404, `There is no field "${field}" to sort by.`);
		keys.push({ field, direction });
	}
	return { ok: true, value: keys.some(isByMatch) ? keys : [...keys, byMatch] };
}
