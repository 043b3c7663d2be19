import type { TextColumn } from '../../../src/search/index/column.ts';
import { createTextMatcher, type TextMatcher } from '../../../src/search/text/text-matcher.ts';
import type { SearchedColumn } from '../../../src/search/text/word-index.ts';

/** A column of texts, one a row. */
function textColumn(texts: readonly string[]): TextColumn {
	const values = [...new Set(['', ...texts])];
	const places = new Map(values.map((value, code) => [value, code]));
	return { kind: 'text', values, codes: Uint32Array.from(texts, (text) => places.get(text) ?? 0) };
}

/** The columns of the named fields; a missing text is ''. */
export function textColumns(
	cars: readonly { readonly [field: string]: unknown }[],
	fields: readonly string[],
): SearchedColumn[] {
	return fields.map((field) => ({ field, column: textColumn(cars.map((car) => String(car[field] ?? ''))) }));
}

/** The rows that a matcher finds, best first and then by place. */
export function found(matcher: TextMatcher, query: string, among?: Uint8Array): number[] | 'all' {
	const match = matcher(query, among);
	if (match === 'all') return 'all';
	const rows = [...match.rows.keys()].filter((row) => match.rows[row] === 1);
	return rows.toSorted((a, b) => (match.score[b] ?? 0) - (match.score[a] ?? 0) || a - b);
}

/** The names, of these, that a query finds. */
export function namesFound(names: readonly string[], query: string): string[] {
	const rows = found(createTextMatcher(textColumns(asCars(names), ['name']), names.length), query);
	return rows === 'all' ? [...names] : rows.map((row) => names[row] ?? '');
}

const asCars = (names: readonly string[]) => names.map((name) => ({ name }));
