import type { Codes, TextColumn } from '../index/column.ts';

/** The words of each distinct text of a column: those of text `code` are `words[starts[code]]` up to the next start. */
export type ColumnWords = { codes: Codes; starts: Uint32Array; words: Uint32Array };

/** Splits the texts of a column; `wordId` gives a word's number, below 0 for one without a letter or digit. */
export function readColumnWords({ values, codes }: TextColumn, wordId: (spelling: string) => number): ColumnWords {
	const starts = new Uint32Array(values.length + 1);
	const words: number[] = [];
	for (const [code, value] of values.entries()) {
		for (const spelling of value.split(/[ \n]/)) {
			const id = wordId(spelling);
			if (id >= 0) words.push(id);
		}
		starts[code + 1] = words.length;
	}
	return { codes, starts, words: Uint32Array.from(words) };
}

/** Whether the text of a row has these words side by side. */
export function hasPhrase({ codes, starts, words }: ColumnWords, row: number, phrase: readonly number[]): boolean {
	const code = codes[row] ?? 0;
	const last = (starts[code + 1] ?? 0) - phrase.length;
	for (let start = starts[code] ?? 0; start <= last; start++) {
		if (phrase.every((word, index) => words[start + index] === word)) return true;
	}
	return false;
}
