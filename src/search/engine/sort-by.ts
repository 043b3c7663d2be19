import type { FilterResult } from '../filter/filter.ts';
import type { parseFilter } from '../filter/parse.ts';
import { filterSchemaOf, type IndexSchema } from '../index/packed-index.ts';
import { importOrder, type SortKey, textMatch } from './search-request.ts';
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

const shape = /^\s*(\w+)\s*(?:\(\s*missing_values\s*:\s*(\w+)\s*\)\s*)?:\s*(\w+)\s*$/;
const condition = /^\s*_eval\s*\((.*)\)\s*:\s*(\w+)\s*$/;
const most = 3;
const byMatch: SortKey = { field: textMatch, direction: 'desc' };

/**
 * Reads `sort_by`: `price(missing_values: first):asc, custom_rank:desc` (S1, S3), `_text_match:desc`, `_seq_id:desc` for
 * the last imported first, `_eval(is_special:true):desc` for the cars that pass a filter first (given `parse`, which the page
 * does without). What stays equal goes by how well it matches the query, as long as there is room for one more key.
 */
export function readSortBy(sortBy: string, schema: ParamsSchema, parse?: typeof parseFilter): Reading<SortKey[]> {
	if (sortBy.trim() === '') return { ok: true, value: [] };
	const parts = sortBy.split(/,(?![^(]*\))/);
	if (parts.length > most) return refuse(400, `Only ${most} sort fields are allowed.`);
	const keys: SortKey[] = [];
	for (const part of parts) {
		const key = readKey(part, schema, parse);
		if (!key.ok) return key;
		keys.push(key.value);
	}
	return { ok: true, value: keys.length < most && !keys.some(isByMatch) ? [...keys, byMatch] : keys };
}

function readKey(part: string, schema: ParamsSchema, parse?: typeof parseFilter): Reading<SortKey> {
	const [, filterBy, filterOrder = ''] = condition.exec(part) ?? [];
	const [, field = '', missing, order = filterOrder] = shape.exec(part) ?? [];
	const direction = order.toLowerCase();
	if (direction !== 'asc' && direction !== 'desc') {
		return refuse(400, `Cannot sort by "${part.trim()}": it is not of the form field:asc or field:desc.`);
	}
	const byFilter = filterBy === undefined ? undefined : parse?.(filterBy, filterSchemaOf(schema));
	if (byFilter) return readFilterKey(byFilter, direction);
	if (missing !== undefined && missing !== 'first' && missing !== 'last') {
		return refuse(400, `Cannot sort by "${part.trim()}": missing_values is "first" or "last".`);
	}
	if (!isSortable(field, schema)) return refuse(404, `There is no field "${field}" to sort by.`);
	return { ok: true, value: { field, direction, ...(missing && { missing }) } };
}

function readFilterKey(parsed: FilterResult, direction: SortKey['direction']): Reading<SortKey> {
	if (parsed.ok) return { ok: true, value: { filter: parsed.filter, direction } };
	return refuse(400, `Cannot sort by a filter: ${parsed.errors.map(({ message }) => message).join('; ')}.`);
}

function isSortable(field: string, schema: ParamsSchema): boolean {
	if (field === textMatch || field === importOrder) return true;
	const known = Object.hasOwn(schema, field) ? schema[field] : undefined;
	if (!known || known.type === 'json' || known.type === 'id') return false;
	return known.type !== 'string' || known.sort === true;
}
