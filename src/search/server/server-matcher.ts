import { hasPhrase } from '../text/column-words.ts';
import { noMatch, type TextMatch } from '../text/match-words.ts';
import { phraseRows, rowsWithPhrases, type TextMatcher } from '../text/text-matcher.ts';
import { asQueryWords, dropWords, parseTextQuery, type QueryWord } from '../text/text-query.ts';
import { buildWordIndex, placeOfWord, type SearchedColumn, type WordIndex } from '../text/word-index.ts';
import { createFinds } from './finds.ts';
import type { Limits } from './limits.ts';
import { matchLimited } from './match-limited.ts';
import { respellInField } from './respell-in-field.ts';
import type { FieldTrees } from './tree/field-trees.ts';
import type { WordNode } from './tree/word-tree.ts';

/**
 * A matcher of typed queries that finds what a Typesense server with these limits finds: a prefix or a typo stands for a few words
 * (X7, T2), and each step is taken only while too few cars are found (T3–T5). Cars that `-word` leaves out do not count as found.
 */
export function createServerMatcher(
	columns: readonly SearchedColumn[],
	rowCount: number,
	{ trees, limits }: { trees: FieldTrees; limits: Limits },
): TextMatcher {
	let built: WordIndex | undefined;
	return (text, among = new Uint8Array(rowCount).fill(1)) => {
		const query = parseTextQuery(text);
		if (query.words.length + query.phrases.length + query.without.length === 0) return 'all';
		built ??= buildWordIndex(columns, rowCount);
		const allowed = rowsWithPhrases(built, query.phrases, { among, rowCount }) ?? among;
		const counted = allowed.slice();
		for (const row of query.without.flatMap((words) => phraseRows(built as WordIndex, words))) counted[row] = 0;
		if (query.words.length === 0) return { rows: counted, score: counted.slice() };
		if (!allowed.includes(1)) return noMatch(rowCount);
		const fields = columns.flatMap(({ field }) => trees(field) ?? []);
		return findWords(query.words, built, { trees: fields, among: allowed, counted, limits });
	};
}

type Search = Parameters<typeof createFinds>[1] & Omit<Parameters<typeof matchLimited>[1], 'isShortened'>;

function findWords(words: readonly QueryWord[], index: WordIndex, search: Search): TextMatch {
	const { limits } = search;
	const finds = createFinds(index, search);
	const attempt = (attempted: readonly QueryWord[], isShortened = false): void => {
		const taker = { ...finds, take: (found: readonly string[]) => finds.take(attempted, found) };
		matchLimited(attempted, { ...search, isShortened }, taker);
	};
	attempt(words);
	if (limits.respell === 'always' || (limits.respell === 'fallback' && finds.found() === 0)) {
		const respelled = respell(words, index, search.trees);
		if (respelled) attempt(asQueryWords(respelled));
	}
	for (const shorter of dropWords(words)) {
		if (limits.exhaustive || finds.found() < limits.dropBelow) attempt(shorter, true);
	}
	return finds.match;
}

/** As the first field that can has it. */
function respell(words: readonly QueryWord[], index: WordIndex, trees: readonly WordNode[]): string[] | undefined {
	const texts = words.map(({ text }) => text);
	for (const [field, tree] of trees.entries()) {
		const column = index.texts[field];
		const placesOf = (phrase: readonly string[]) => phrase.map((word) => placeOfWord(index, word));
		const isPhrase = (row: number, phrase: readonly string[]) =>
			column !== undefined && hasPhrase(column, row, placesOf(phrase));
		const respelled = respellInField(texts, { tree, hasPhrase: isPhrase });
		if (respelled) return respelled;
	}
	return undefined;
}
