import type { Filter, TextTest } from '../filter/filter.ts';
import { makeFindWords } from './candidate-words.ts';
import { combinations } from './combinations.ts';
import type { Limits } from './limits.ts';
import type { FieldTrees } from './tree/field-trees.ts';

/** Where the words of filters are looked for: those of all cars. */
export type FilterWords = { trees: FieldTrees; limits: Limits; rowCount: number };

/** A filter whose prefixes stand for no more words than a server with these limits lets them stand for (X7). */
export function limitPrefixes(filter: Filter, words: FilterWords): Filter {
	if (filter.kind === 'chain') {
		const rest = filter.rest.map(({ operator, filter: next }) => ({ operator, filter: limitPrefixes(next, words) }));
		return { ...filter, first: limitPrefixes(filter.first, words), rest };
	}
	if (filter.kind !== 'text') return filter;
	return {
		...filter,
		tests: filter.tests.flatMap((test) => (test.prefix ? limitTest(filter.field, test, words) : test)),
	};
}

function limitTest(field: string, { words, whole }: TextTest, { trees, limits, rowCount }: FilterWords): TextTest[] {
	const tree = trees(field);
	if (!tree) return [];
	const query = words.map((text, place) => ({ text, prefix: place === words.length - 1 }));
	const searched = {
		trees: [tree],
		among: new Uint8Array(rowCount).fill(1),
		limits: { ...limits, maxCandidates: limits.maxFilterCandidates, typos: 0, prefix: true },
		isShortened: false,
	};
	const found = makeFindWords(query, searched)(query.map(() => 0));
	if (found === 'unrelated' || !('words' in found)) return [];
	return [...combinations(found.words, searched)].map((exact) => ({
		...{ words: exact, prefix: false },
		whole: whole ? 'start' : false,
	}));
}
