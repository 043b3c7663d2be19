import { makeFindCandidates } from './candidates.ts';
import { hasPhrase } from './column-words.ts';
import { matchWords, noMatch, type TextMatch } from './match-words.ts';
import { respell } from './respell.ts';
import { asQueryWords, dropWords, parseTextQuery, type QueryWord } from './text-query.ts';
import { buildWordIndex, placeOfWord, type SearchedColumn, type WordIndex } from './word-index.ts';

/**
 * Which rows a query finds. `among` has 1 for the rows that pass the filter, if there is one: typos and dropped words
 * are tried when nothing is found among those. `'all'` if the query has nothing to look for (T6).
 */
export type TextMatcher = (query: string, among?: Uint8Array) => TextMatch | 'all';

/**
 * A matcher of typed queries over the texts of the cars, best column first, by the rules T1–T6 of the golden set. The
 * texts are folded at the first query that needs them.
 */
export function createTextMatcher(columns: readonly SearchedColumn[], rowCount: number): TextMatcher {
	let built: WordIndex | undefined;
	return (text, among) => {
		const query = parseTextQuery(text);
		if (query.words.length + query.phrases.length + query.without.length === 0) return 'all';
		built ??= buildWordIndex(columns, rowCount);
		const index = built;
		const allowed = rowsWithPhrases(index, query.phrases, { among, rowCount });
		const match = findWords(index, query.words, allowed, rowCount);
		for (const row of query.without.flatMap((words) => phraseRows(index, words))) {
			match.rows[row] = 0;
			match.score[row] = 0;
		}
		return match;
	};
}

/** Those of the rows `among` that have all of the phrases (T6). */
export const rowsWithPhrases = (
	index: WordIndex,
	phrases: readonly (readonly string[])[],
	{ among, rowCount }: { among: Uint8Array | undefined; rowCount: number },
): Uint8Array | undefined =>
	phrases.reduce<Uint8Array | undefined>((rows, phrase) => keepRows(rows, phraseRows(index, phrase), rowCount), among);

function keepRows(rows: Uint8Array | undefined, kept: readonly number[], rowCount: number): Uint8Array {
	const both = new Uint8Array(rowCount);
	for (const row of kept) both[row] = rows?.[row] ?? 1;
	return both;
}

function findWords(
	index: WordIndex,
	words: readonly QueryWord[],
	among: Uint8Array | undefined,
	rowCount: number,
): TextMatch {
	if (words.length === 0) {
		const rows = among?.slice() ?? new Uint8Array(rowCount).fill(1);
		return { rows, score: rows.slice() };
	}
	const find = makeFindCandidates(index, rowCount, among);
	for (const attempt of attempts(index, words)) {
		const match = matchWords(attempt, find);
		if (match && attempt.length < words.length) return { mended: attempt.map(({ text }) => text).join(' '), ...match };
		if (match) return match;
	}
	return noMatch(rowCount);
}

/** As typed (T1, T3), with words split or joined (T4), with words dropped (T5). */
function* attempts(index: WordIndex, words: readonly QueryWord[]): Generator<readonly QueryWord[]> {
	yield words;
	const spellings = {
		isWord: (text: string) => placeOfWord(index, text) >= 0,
		areNeighbours: (first: string, second: string) => phraseRows(index, [first, second]).length > 0,
	};
	const texts = words.map(({ text }) => text);
	for (const respelled of respell(texts, spellings)) yield asQueryWords(respelled);
	yield* dropWords(words);
}

/** The rows that have these folded words side by side in one text (T6). */
export function phraseRows(index: WordIndex, phrase: readonly string[]): number[] {
	const places = phrase.map((word) => placeOfWord(index, word));
	if (places.includes(-1)) return [];
	const { starts, rows, texts } = index;
	const size = (place: number) => (starts[place + 1] ?? 0) - (starts[place] ?? 0);
	const rarest = places.reduce((least, place) => (size(place) < size(least) ? place : least));
	const candidates = rows.subarray(starts[rarest], starts[rarest + 1]);
	return [...candidates].filter((row) => places.length === 1 || texts.some((text) => hasPhrase(text, row, places)));
}
