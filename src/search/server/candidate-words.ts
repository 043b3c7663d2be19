import type { QueryWord } from '../text/text-query.ts';
import type { Limits } from './limits.ts';
import { topWords } from './tree/top-words.ts';
import { findLeaf, lettersOf, type WordLeaf, type WordNode } from './tree/word-tree.ts';

/** Where the words of a query are looked for. */
export type Searched = {
	/** A tree for each field that is searched, in their order. */
	trees: readonly WordNode[];
	/** 1 for the rows that pass the filter. */
	among: Uint8Array;
	limits: Limits;
	/** Whether words were dropped from the query. */
	isShortened: boolean;
};

/** For each word of a query the words that it stands for, each with `costs` typos; otherwise the first word that stands for none. */
type Candidates = { words: string[][] } | { lacking: number } | 'unrelated';

export type FindWords = (costs: readonly number[]) => Candidates;

/**
 * Finds the words that those of a query stand for (T1–T3). A last word is first looked for in the fields that have the word before
 * it, in the cars that have that word there; only then in all fields.
 */
export function makeFindWords(query: readonly QueryWord[], searched: Searched): FindWords {
	const known = new Map<string, readonly string[]>();
	return (costs) => {
		const given = new Set<string>();
		const words: string[][] = [];
		for (const [place, word] of query.entries()) {
			const typos = costs[place] ?? 0;
			const key = `${word.text}${typos}`;
			const isLast = query.length > 1 && !searched.isShortened && place === query.length - 1;
			const before = isLast ? words.at(-1)?.[0] : undefined;
			if (!known.has(key) && before !== undefined && fieldsWith(before, searched.trees).length === 0)
				return 'unrelated';
			const found =
				known.get(key) ?? expand(word, { ...searched, typos, given, before, keep: (first) => known.set(key, first) });
			if (found.length === 0) return { lacking: place };
			words.push([...found]);
		}
		return { words };
	};
}

type Expansion = Searched & {
	typos: number;
	given: Set<string>;
	before: string | undefined;
	/** Takes what the first field with any such word has, which answers when the word is asked for again. */
	keep: (words: readonly string[]) => void;
};

function expand(word: QueryWord, expansion: Expansion): string[] {
	const { trees, limits, typos, before, keep } = expansion;
	const found: string[] = [];
	const fields = before === undefined ? [trees] : [fieldsWith(before, trees), ...(trees.length > 1 ? [trees] : [])];
	if (typos > limits.typos) return found;
	for (const [round, among] of fields.entries()) {
		for (const tree of among) {
			const words = wordsIn(tree, word, { ...expansion, before: round === 0 ? before : undefined });
			if (words.length === 0) continue;
			found.push(...words);
			if (found.length === words.length) keep([...found]);
			if (found.length >= limits.maxCandidates) return found;
		}
	}
	return found;
}

function wordsIn(
	tree: WordNode,
	{ text, prefix }: QueryWord,
	{ among, limits, typos, given, before }: Expansion,
): string[] {
	const isPrefix = prefix && limits.prefix;
	const letters = lettersOf(text);
	const wanted = { letters: isPrefix ? letters.subarray(0, -1) : letters, prefix: isPrefix, typos };
	const neighbour = before === undefined ? undefined : findLeaf(tree, before);
	const isAllowed = ({ rows }: WordLeaf): boolean => {
		for (const row of rows) if (among[row] === 1 && (neighbour?.rows.has(row) ?? true)) return true;
		return false;
	};
	return topWords(tree, { text, wanted, max: limits.maxCandidates, isAllowed, given });
}

/** The trees that have a word, those of most cars first. */
function fieldsWith(word: string, trees: readonly WordNode[]): WordNode[] {
	const having = trees.map((tree) => ({ tree, cars: findLeaf(tree, word)?.rows.size ?? 0 }));
	return having
		.filter(({ cars }) => cars > 0)
		.sort((one, other) => other.cars - one.cars)
		.map(({ tree }) => tree);
}
