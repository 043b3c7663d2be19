import type { StockIndex } from '../index/open-index.ts';
import { createTextMatcher, type TextMatcher } from '../text/text-matcher.ts';

/** Matches a query in these fields; `among` has 1 for the rows that pass the filter. */
export type QueryMatch = (query: string, queryBy: readonly string[], among: Uint8Array) => ReturnType<TextMatcher>;

/** Keeps a matcher for every set of fields that is asked for. Throws a RangeError for a field that holds no text. */
export function makeQueryMatch({ columns, rowCount }: StockIndex, create = createTextMatcher): QueryMatch {
	const matchers = new Map<string, TextMatcher>();
	const make = (fields: readonly string[]): TextMatcher => {
		const searched = fields.map((field) => {
			const column = columns.get(field);
			if (column?.kind !== 'text') throw new RangeError(`there is no text field "${field}" to search`);
			return { field, column };
		});
		return create(searched, rowCount);
	};
	return (query, queryBy, among) => {
		const key = queryBy.join();
		const matcher = matchers.get(key) ?? make(queryBy);
		matchers.set(key, matcher);
		return matcher(query, among);
	};
}
