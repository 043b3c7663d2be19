import { makeFindCandidates } from './candidates.ts';
import { foldWords } from './fold-words.ts';
import { matchWords } from './match-words.ts';
import { asQueryWords } from './text-query.ts';
import { buildWordIndex } from './word-index.ts';

/**
 * A test of the values of one facet for what somebody typed above its list (F5): every word occurs, the last one as a
 * prefix; typos only if none of `values` has the words without. A blank query lets everything through, one of marks
 * alone nothing.
 */
export function facetQueryMatcher(query: string, values: readonly string[]): (value: string) => boolean {
	if (query.trim() === '') return () => true;
	const words = asQueryWords(foldWords(query));
	if (words.length === 0) return () => false;
	const codes = Uint32Array.from(values, (_, code) => code);
	const index = buildWordIndex([{ field: '', column: { kind: 'text', values, codes } }], values.length);
	const match = matchWords(words, makeFindCandidates(index, values.length, undefined));
	const found = new Set(values.filter((_, code) => match?.rows[code] === 1));
	return (value) => found.has(value);
}
