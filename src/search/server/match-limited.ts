import type { QueryWord } from '../text/text-query.ts';
import { makeFindWords, type Searched } from './candidate-words.ts';
import { combinations, countWays, fewestWays, pick } from './combinations.ts';
import type { Limits } from './limits.ts';
import { lettersOf } from './tree/word-tree.ts';

/** So many ways of sharing out typos are tried where everything is. */
const mostWays = 10_000;
/** Beyond so many words typos are not shared out. */
const mostWords = 30;

/** Takes what a query's words may stand for, one of each at a time, and knows how many cars have been found so far. */
export type Taker = { take: (words: readonly string[]) => void; found: () => number };

/**
 * Gives the words that a query's words stand for to `take`, in the order in which the server tries them, until enough cars are
 * found: as typed, then with typos, in the last word first (T1–T3).
 */
export function matchLimited(query: readonly QueryWord[], searched: Searched, { take, found }: Taker): void {
	const { limits } = searched;
	const costs = query.map(({ text }) => costsOf(text, limits));
	const find = makeFindWords(query, searched);
	const most = limits.exhaustive ? mostWays : fewestWays;
	for (let way = 0; way < Math.min(query.length > mostWords ? 1 : countWays(costs), most); way++) {
		const candidates = find(pick(costs, way));
		if (candidates !== 'unrelated' && 'words' in candidates) {
			for (const words of combinations(candidates.words, searched)) take(words);
		} else if (candidates !== 'unrelated') {
			const tried = pick(costs, way)[candidates.lacking];
			const left = costs[candidates.lacking]?.filter((cost) => cost !== tried) ?? [];
			if (left.length === 0) return;
			costs[candidates.lacking] = left;
			way = -1;
		}
		if (!limits.exhaustive && found() >= limits.typosBelow) return;
	}
}

function costsOf(word: string, { minLength1Typo, minLength2Typo }: Limits): number[] {
	const length = lettersOf(word).length - 1;
	return length < minLength1Typo ? [0] : length < minLength2Typo ? [0, 1] : [0, 1, 2];
}
