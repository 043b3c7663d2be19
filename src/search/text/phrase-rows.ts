import { hasPhrase } from './column-words.ts';
import { placeOfWord, type WordIndex } from './word-index.ts';

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
