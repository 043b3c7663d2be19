import type { SortKey } from '../../src/search/engine/search-request.ts';
import { importOrder, textMatch } from '../../src/search/engine/search-request.ts';
import { type ParamsSchema, type Reading, refuse } from '../../src/search/engine/sort-by.ts';
import { isByMatch } from '../../src/search/engine/sort-passes.ts';
import { readEval } from './read-eval.ts';

const most = 3;
const byMatch: SortKey = { field: textMatch, direction: 'desc' };
const random = '_rand';
const missingValues = ['first', 'last', 'normal'] as const;

type Key = Reading<SortKey>;
/** One entry of `sort_by`, cut at its last colon. */
type Entry = { field: string; order: string };

/**
 * Reads `sort_by` as a Typesense server does (S1, S3): `price(missing_values: first):asc, custom_rank:desc`, `_text_match:desc`,
 * `_seq_id:desc` for the last imported first, `_eval(is_special:true):desc` for the cars that pass a filter first. A field that is
 * not known is refused before its order is. What stays equal goes by how well it matches, as long as there is room for one key more.
 */
export function readServerSortBy(sortBy: string, schema: ParamsSchema): Reading<SortKey[]> {
	if (sortBy === '') return { ok: true, value: [] };
	const entries = splitEntries(sortBy).map((text) => (isEval(text) ? readEval(text, schema) : cutEntry(text)));
	if (entries.includes(undefined)) return refuse(400, 'sort_by must be of the form field:asc, field:desc.');
	if (entries.length > most) return refuse(400, `Only ${most} sort fields are allowed.`);
	const keys: SortKey[] = [];
	for (const entry of entries) {
		const key = entry && ('field' in entry ? readKey(entry, schema) : entry);
		if (key && !key.ok) return key;
		if (key) keys.push(key.value);
	}
	if (keys.filter((key) => 'scores' in key).length > 1) return refuse(422, 'Only one order by a filter is allowed.');
	return { ok: true, value: keys.length < most && !keys.some(isByMatch) ? [...keys, byMatch] : keys };
}

const isEval = (text: string): boolean => text.startsWith('_eval');

/** At commas outside parentheses that follow no digit; one at the very end belongs to the last order. */
function splitEntries(text: string): string[] {
	const entries: string[] = [];
	let [start, depth] = [0, 0];
	for (let place = 0; place < text.length - 1; place++) {
		if (text[place] === '(') depth++;
		else if (text[place] === ')') depth--;
		else if (text[place] === ',' && depth === 0 && !/\d\s*$/.test(text.slice(start, place))) {
			entries.push(text.slice(start, place));
			start = place + 1;
		}
	}
	return [...entries, text.slice(start)].map((entry, index) => (index > 0 ? entry.trimStart() : entry));
}

function cutEntry(text: string): Entry | undefined {
	const colon = text.lastIndexOf(':');
	if (colon < 0 || colon === text.length - 1) return undefined;
	return {
		field: text.slice(0, colon).trim(),
		order: text
			.slice(colon + 1)
			.trim()
			.toLowerCase(),
	};
}

function readKey({ field: written, order }: Entry, schema: ParamsSchema): Key {
	const [, field = written, options] = /^([^(]*)\((.*)\)$/s.exec(written) ?? [];
	const parts = options?.split(':').map((part) => part.trim());
	const problem = parts && optionsProblem(field, parts, schema);
	if (problem) return problem;
	if (!isSortable(field, schema)) return refuse(404, `There is no field "${field}" to sort by.`);
	if (order !== 'asc' && order !== 'desc') {
		return refuse(400, `The order of "${field}" must be asc or desc, not "${order}".`);
	}
	if (field === random) return { ok: true, value: { field: importOrder, direction: order } };
	const missing = (['first', 'last'] as const).find((known) => field !== textMatch && known === parts?.[1]);
	return { ok: true, value: { field, direction: order, ...(missing && { missing }) } };
}

function optionsProblem(field: string, [name, value = '', ...more]: string[], schema: ParamsSchema) {
	const isBuckets = name === 'buckets' && /^\d+$/.test(value);
	const isMissing = name === 'missing_values' && missingValues.some((known) => known === value);
	if (field === random) return undefined;
	if (field !== textMatch && !Object.hasOwn(schema, field))
		return refuse(404, `There is no field "${field}" to sort by.`);
	if (more.length === 0 && (field === textMatch ? isBuckets : isMissing)) return undefined;
	return refuse(400, `Cannot sort by "${field}" with these options.`);
}

function isSortable(field: string, schema: ParamsSchema): boolean {
	if (field === textMatch || field === importOrder || field === random) return true;
	const known = Object.hasOwn(schema, field) ? schema[field] : undefined;
	if (!known || known.type === 'json' || known.type === 'id') return false;
	return known.type !== 'string' || known.sort === true;
}
