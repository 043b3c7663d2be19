import { wordsNear } from './near-words.ts';
import type { QueryWord } from './text-query.ts';
import { placeOfWord, prefixRange, type WordIndex } from './word-index.ts';

/** The rows that have a word of the query, in no order, and the points of each row, 0 where it lacks the word. */
export type Candidates = {
	rows: Uint32Array;
	points: Uint8Array;
	/** The word that most of the rows have, where the query's was mistyped. */
	mended?: string | undefined;
};

export type FindCandidates = (word: QueryWord, typos: number) => Candidates | undefined;

/** Words that follow each other, the last not included, and what a row earns for having one. */
type WordRange = { from: number; to: number; points: number };

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

	function rangesOf(word: QueryWord, typos: number): WordRange[] {
		const oneWord = (from: number, points: number) => ({ from, to: from + 1, points });
		if (typos > 0) return (nearWords(word)[typos] ?? []).map((place) => oneWord(place, columnPoints));
		const exact = placeOfWord(index, word.text);
		const ranges = exact < 0 ? [] : [oneWord(exact, exactPoints + columnPoints)];
		if (!word.prefix) return ranges;
		const [from, to] = prefixRange(index, word.text);
		return [...ranges, { from, to, points: columnPoints }];
	}

	function nearWords(word: QueryWord): number[][] {
		const key = `${word.prefix ? '*' : '='}${word.text}`;
		const lists = near.get(key) ?? wordsNear(index, word.text, word.prefix);
		near.set(key, lists);
		return lists;
	}

	function collect(word: QueryWord, typos: number): Candidates | undefined {
		const { starts, rows, columns } = index;
		const ranges = rangesOf(word, typos);
		const size = ranges.reduce((sum, { from, to }) => sum + (starts[to] ?? 0) - (starts[from] ?? 0), 0);
		const points = new Uint8Array(rowCount);
		const found = new Uint32Array(Math.min(size, rowCount));
		let count = 0;
		for (const range of ranges) {
			const end = starts[range.to] ?? 0;
			for (let entry = starts[range.from] ?? 0; entry < end; entry++) {
				const row = rows[entry] ?? 0;
				if (among && among[row] !== 1) continue;
				const before = points[row] ?? 0;
				if (before === 0) found[count++] = row;
				points[row] = Math.max(before, 1, range.points - (columns[entry] ?? 0));
			}
		}
		if (count === 0) return undefined;
		return { rows: found.subarray(0, count), points, mended: typos > 0 ? mostUsed(ranges) : undefined };
	}

	function mostUsed(ranges: readonly WordRange[]): string | undefined {
		const { starts, words } = index;
		const size = ({ from, to }: WordRange) => (starts[to] ?? 0) - (starts[from] ?? 0);
		const best = ranges.reduce((most, range) => (size(range) > size(most) ? range : most));
		return words[best.from];
	}
}
