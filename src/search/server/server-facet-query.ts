import type { MatchValues } from '../engine/facet-counter.ts';
import type { StockIndex } from '../index/open-index.ts';
import { facetQueryMatcher } from '../text/facet-query.ts';
import { foldWords } from '../text/fold-words.ts';
import { asQueryWords } from '../text/text-query.ts';
import type { Limits } from './limits.ts';
import { matchLimited } from './match-limited.ts';
import { type FieldTrees, wordsText } from './tree/field-trees.ts';

/** Of more cars than this a server counts values from what it knows of each, not car by car. */
const manyCars = 1_000;

/**
 * Which values of a facet a server finds for what somebody typed above its list (F5): the words stand for a few words of the field
 * that cars found have. Where it counts by value, a value also matches whose words only begin with them.
 */
export function serverValues(
	{ columns, rowCount }: StockIndex,
	{ trees, limits }: { trees: FieldTrees; limits: Limits },
): MatchValues {
	return (query, values, { field, found }) => {
		const column = columns.get(field);
		const words = asQueryWords(foldWords(query));
		const hasWordsOf = column?.kind === 'text' || column?.kind === 'number';
		const tree = hasWordsOf ? trees(field) : undefined;
		if (!hasWordsOf || !tree || words.length === 0) return facetQueryMatcher(query, values);
		const occurring = new Set(values);
		const among = Uint8Array.from({ length: rowCount }, (_, row) => Number(occurring.has(wordsText(column, row))));
		const byValue = found > manyCars || found === rowCount;
		const matched = new Set<string>();
		const take = (taken: readonly string[]): void => {
			for (const value of values) if (hasWords(foldWords(value), taken, byValue)) matched.add(value);
		};
		const searched = { trees: [tree], among, limits: facetLimits(limits), isShortened: false };
		matchLimited(words, searched, { take, found: () => matched.size });
		return (value) => matched.has(value);
	};
}

/** Facet queries have typos from three letters on, and stop at the first value found. */
const facetLimits = (limits: Limits): Limits => ({
	...limits,
	...{ typosBelow: 1, exhaustive: false, prefix: true },
	...{ typos: limits.facetTypos, minLength1Typo: 3, minLength2Typo: 7 },
});

const hasWords = (words: readonly string[], wanted: readonly string[], isStart: boolean): boolean =>
	wanted.every((one) => words.some((word) => (isStart ? word.startsWith(one) : word === one)));
