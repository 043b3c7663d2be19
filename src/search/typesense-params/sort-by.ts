import { type SortKey, textMatch } from '../engine/search-request.ts';
import { type Reading, refuse } from './params-problem.ts';

/** What may be sorted by: numbers always can, texts only where their field says so (S3). */
export type SortSchema = Readonly<Record<string, { readonly type: string; readonly sort?: boolean }>>;

const shape = /^\s*(\w+)\s*(?:\(\s*missing_values\s*:\s*(\w+)\s*\)\s*)?:\s*(\w+)\s*$/;
const most = 3;

/** Reads `sort_by`: `price(missing_values: first):asc, custom_rank:desc` (S1, S3). An empty one is no sort at all. */
export function readSortBy(sortBy: string, schema: SortSchema): Reading<SortKey[]> {
	if (sortBy.trim() === '') return { ok: true, value: [] };
	const parts = sortBy.split(',');
	if (parts.length > most) return refuse(400, `Only ${most} sort fields are allowed.`);
	const keys: SortKey[] = [];
	for (const part of parts) {
		const key = readKey(part, schema);
		if (!key.ok) return key;
		keys.push(key.value);
	}
	return { ok: true, value: keys };
}

function readKey(part: string, schema: SortSchema): Reading<SortKey> {
	const [, field = '', missing, order = ''] = shape.exec(part) ?? [];
	const direction = order.toLowerCase();
	if (direction !== 'asc' && direction !== 'desc') {
		return refuse(400, `Cannot sort by "${part.trim()}": it is not of the form field:asc or field:desc.`);
	}
	if (missing !== undefined && missing !== 'first' && missing !== 'last') {
		return refuse(400, `Cannot sort by "${part.trim()}": missing_values is "first" or "last".`);
	}
	const known = Object.hasOwn(schema, field) ? schema[field] : undefined;
	const isSortable = known && known.type !== 'json' && known.type !== 'id' && (known.type !== 'string' || known.sort);
	if (field !== textMatch && !isSortable) return refuse(404, `There is no field "${field}" to sort by.`);
	return { ok: true, value: { field, direction, ...(missing && { missing }) } };
}
