import { wordsNear } from './near-words.ts';
import type { QueryWord } from './text-query.ts';
import { placeOfWord, prefixRange, type WordIndex } from './word-index.ts';

/** The rows that have a word of the query, in no order, and the points of each row, 0 where it lacks the word. */
export type Candidates = { rows: readonly number[]; points: Uint8Array };

export type FindCandidates = (word: QueryWord, typos: number) => Candidates | undefined;

/** An exact word outweighs any column; then a word found in an earlier column is worth more. */
const exactPoints = 16;
const columnPoints = 15;

/**
 * For one query over `index`: which of the rows `among` (all, if it is not given) have a word with exactly so many
 * typos. Undefined if none has. Answers are kept, as dropping words asks for the same ones again.
 */
export function makeFindCandidates(index: WordIndex, rowCount: number, among: Uint8Array | undefined): FindCandidates {
	const near = new Map<string, number[][]>();
	const found = new Map<string, Candidates | undefined>();
	return (word, typos) => {
		const key = `${typos}${word.prefix ? '*' : '='}${word.text}`;
		if (!found.has(key)) found.set(key, collect(word, typos));
		return found.get(key);
	};

	function collect(word: QueryWord, typos: number): Candidates | undefined {
		const candidates = { rows: [], points: new Uint8Array(rowCount) };
		if (typos === 0) {
			const exact = placeOfWord(index, word.text);
			if (exact >= 0) addRows(candidates, exact, exact + 1, exactPoints + columnPoints);
			if (word.prefix) addRows(candidates, ...prefixRange(index, word.text), columnPoints);
		} else {
			for (const place of nearWords(word)[typos] ?? []) addRows(candidates, place, place + 1, columnPoints);
		}
		return candidates.rows.length > 0 ? candidates : undefined;
	}

	function nearWords(word: QueryWord): number[][] {
		const key = `${word.prefix ? '*' : '='}${word.text}`;
		const lists = near.get(key) ?? wordsNear(index, word.text, word.prefix);
		near.set(key, lists);
		return lists;
	}

	function addRows(candidates: { rows: number[]; points: Uint8Array }, from: number, to: number, most: number): void {
		const { points } = candidates;
		const { rows, columns, starts } = index;
		const end = starts[to] ?? 0;
		for (let entry = starts[from] ?? 0; entry < end; entry++) {
			const row = rows[entry] ?? 0;
			if (among && among[row] !== 1) continue;
			const before = points[row] ?? 0;
			const worth = Math.max(1, most - (columns[entry] ?? 0));
			if (before === 0) candidates.rows.push(row);
			if (worth > before) points[row] = worth;
		}
	}
}
