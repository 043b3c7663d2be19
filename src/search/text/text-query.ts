import { foldWords } from './fold-words.ts';

/** A word to find; `prefix` lets longer words that start with it match too. */
export type QueryWord = { text: string; prefix: boolean };

type TextQuery = {
	words: readonly QueryWord[];
	/** Words that have to stand side by side. */
	phrases: readonly (readonly string[])[];
	/** Words or phrases a car must not have. */
	without: readonly (readonly string[])[];
};

/** Words beyond this many are not looked for: nobody types them, and every further one costs time. */
const maxWords = 20;

/** What somebody typed, taken apart: words, `"phrases"`, `-word` and `-"phrase"` (T1, T6). */
export function parseTextQuery(text: string): TextQuery {
	const words: string[] = [];
	const phrases: string[][] = [];
	const without: string[][] = [];
	for (const [token, minus = '', quoted] of text.matchAll(/(-?)"([^"]+)"|[^ \n]+/g)) {
		const folded = foldWords(quoted ?? token);
		if (folded.length === 0) continue;
		if (minus || (quoted === undefined && token.startsWith('-'))) without.push(folded);
		else if (quoted === undefined) words.push(...folded);
		else phrases.push(folded);
	}
	return { words: asQueryWords(words.slice(0, maxWords)), phrases, without };
}

/** The last word is still being typed, so it may be the start of a longer one (T1). */
export function asQueryWords(words: readonly string[]): QueryWord[] {
	return words.map((text, index) => ({ text, prefix: index === words.length - 1 }));
}

/**
 * What is left of a query that found nothing, in the order of trying (T5): words dropped from the right down to the
 * first, then from the left down to the last. The word that comes last by dropping was typed in full: no prefix.
 */
export function dropWords(words: readonly QueryWord[]): QueryWord[][] {
	const shorter = words.slice(1);
	return [
		...shorter.map((_, index) => words.slice(0, words.length - 1 - index)),
		...shorter.map((_, index) => words.slice(index + 1)),
	];
}
