import { withoutMarks } from '../../../../src/domain/addresses/slug.ts';
import { lettersApart } from '../../../../src/domain/words/letters-apart.ts';

/** What a search finds; `isNear`: nothing has all of its words, and these have words that are nearly so. */
export type Found<Entry> = { found: Entry[]; isNear: boolean };

const wordsOf = (text: string): string[] => withoutMarks(text).match(/[\p{L}\d]+/gu) ?? [];

/** Whether a text has all words of a search, in any order. */
export function hasAllWords(text: string, q: string): boolean {
	const known = withoutMarks(text);
	return withoutMarks(q)
		.split(/\s+/)
		.every((word) => known.includes(word));
}

/** The entries whose text has all words of a search; where none has, those that were meant where letters are wrong; none without a word. */
export function findNamed<Entry>(entries: readonly Entry[], q: string, textOf: (entry: Entry) => string): Found<Entry> {
	if (q.trim() === '') return { found: [], isNear: false };
	const exact = entries.filter((entry) => hasAllWords(textOf(entry), q));
	if (exact.length > 0) return { found: exact, isNear: false };
	const known = new Set(entries.flatMap((entry) => wordsOf(textOf(entry))));
	const meant = wordsOf(q).map((word) => [word, ...nearWords(word, known)]);
	const hasOne = (text: string) => (words: readonly string[]) => words.some((word) => text.includes(word));
	const found = entries.filter((entry) => meant.every(hasOne(withoutMarks(textOf(entry)))));
	return { found, isNear: found.length > 0 };
}

/** Those of the known words that a word was meant for: a letter wrong of four, two of five and more; the first one is right. */
function nearWords(word: string, known: Iterable<string>): string[] {
	const most = word.length < 4 ? 0 : word.length < 5 ? 1 : 2;
	if (most === 0 || /\d/.test(word)) return [];
	const near = [...known]
		.filter((other) => other[0] === word[0] && Math.abs(other.length - word.length) <= most)
		.map((other) => ({ other, apart: lettersApart(word, other) }))
		.filter(({ apart }) => apart <= most);
	const least = Math.min(...near.map(({ apart }) => apart));
	return near.filter(({ apart }) => apart === least).map(({ other }) => other);
}
