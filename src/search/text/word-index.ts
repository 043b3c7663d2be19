import type { TextColumn } from '../index/column.ts';
import { type ColumnWords, readColumnWords } from './column-words.ts';
import { foldWords } from './fold-words.ts';

/** A column to search and the name of its field. */
export type SearchedColumn = { readonly field: string; readonly column: TextColumn };

/** Which rows have which word. A word is known by its place in `words`. */
export type WordIndex = {
	/** Every folded word of the columns, sorted. */
	words: readonly string[];
	/** How many letters each word shares with the one before it, at most 255. */
	shared: Uint8Array;
	/** Where a word's rows start in `rows`; those of neighbouring words follow each other. */
	starts: Uint32Array;
	rows: Uint32Array;
	/** For each entry of `rows` the first column, by place, in which the row has the word. */
	columns: Uint8Array;
	texts: readonly ColumnWords[];
};

/** Folds each distinct word once and turns the columns round: from words to rows. */
export function buildWordIndex(searched: readonly SearchedColumn[], rowCount: number): WordIndex {
	const ids = new Map<string, number>();
	const wordId = makeWordIds(ids);
	const texts = searched.map(({ column }) => readColumnWords(column, wordId));
	const words = [...ids.keys()].sort();
	const places = new Uint32Array(words.length);
	for (const [place, word] of words.entries()) places[ids.get(word) ?? 0] = place;
	for (const text of texts) text.words = text.words.map((id) => places[id] ?? 0);
	return { words, shared: sharedLetters(words), texts, ...findRows(texts, words.length, rowCount) };
}

/** Numbers words as they come; a spelling met before is not folded again. */
function makeWordIds(ids: Map<string, number>): (spelling: string) => number {
	const known = new Map<string, number>();
	return (spelling) => {
		const before = known.get(spelling);
		if (before !== undefined) return before;
		const word = foldWords(spelling)[0];
		let id = -1;
		if (word !== undefined) {
			id = ids.get(word) ?? ids.size;
			ids.set(word, id);
		}
		known.set(spelling, id);
		return id;
	};
}

function sharedLetters(words: readonly string[]): Uint8Array {
	const shared = new Uint8Array(words.length);
	for (let place = 1; place < words.length; place++) {
		const before = words[place - 1] ?? '';
		const word = words[place] ?? '';
		let length = 0;
		while (length < 255 && length < before.length && before.charCodeAt(length) === word.charCodeAt(length)) length++;
		shared[place] = length;
	}
	return shared;
}

/** Two passes, counting and filling; a word that a row has in several columns is listed once, for the first. */
function findRows(texts: readonly ColumnWords[], wordCount: number, rowCount: number) {
	const starts = new Uint32Array(wordCount + 1);
	eachWord(texts, wordCount, rowCount, (word) => {
		starts[word + 1] = (starts[word + 1] ?? 0) + 1;
	});
	for (let word = 0; word < wordCount; word++) starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0);
	const next = starts.slice();
	const rows = new Uint32Array(starts[wordCount] ?? 0);
	const columns = new Uint8Array(rows.length);
	eachWord(texts, wordCount, rowCount, (word, row, column) => {
		const place = next[word] ?? 0;
		next[word] = place + 1;
		rows[place] = row;
		columns[place] = column;
	});
	return { starts, rows, columns };
}

function eachWord(
	texts: readonly ColumnWords[],
	wordCount: number,
	rowCount: number,
	visit: (word: number, row: number, column: number) => void,
): void {
	const seenIn = new Uint32Array(wordCount);
	for (let row = 0; row < rowCount; row++) {
		for (let column = 0; column < texts.length; column++) {
			const { codes, starts, words } = texts[column] as ColumnWords;
			const code = codes[row] ?? 0;
			const end = starts[code + 1] ?? 0;
			for (let place = starts[code] ?? 0; place < end; place++) {
				const word = words[place] ?? 0;
				if (seenIn[word] === row + 1) continue;
				seenIn[word] = row + 1;
				visit(word, row, column);
			}
		}
	}
}

/** The places of the words that start so, from the first up to but without the second number. */
export function prefixRange({ words }: WordIndex, prefix: string): [from: number, to: number] {
	const from = firstPlace(words, (word) => word >= prefix);
	return [from, firstPlace(words, (word) => word >= prefix && !word.startsWith(prefix), from)];
}

/** The place of a word, -1 if no car has it. */
export function placeOfWord({ words }: WordIndex, text: string): number {
	const place = firstPlace(words, (word) => word >= text);
	return words[place] === text ? place : -1;
}

function firstPlace(words: readonly string[], isFrom: (word: string) => boolean, start = 0): number {
	let low = start;
	let high = words.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if (isFrom(words[middle] ?? '')) high = middle;
		else low = middle + 1;
	}
	return low;
}
