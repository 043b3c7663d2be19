import type { NumberColumn, TextColumn } from '../../index/column.ts';
import type { StockIndex } from '../../index/open-index.ts';
import { foldWords } from '../../text/fold-words.ts';
import { addWord, type WordEntry, type WordNode } from './word-tree.ts';

/** The words of a field as a server keeps them; undefined for a field that no car has. */
export type FieldTrees = (field: string) => WordNode | undefined;

/** A server takes in so many documents at a time. */
const batchSize = 40;
const rankField = 'custom_rank';

/**
 * The trees of the words of all cars, listed or not: each is built, in the order of the cars' import, when it is first asked for.
 * Throws a RangeError for a field of neither texts nor numbers.
 */
export function createFieldTrees({ columns, rowCount }: StockIndex): FieldTrees {
	const ranks = columns.get(rankField);
	const rankOf = (row: number) => (ranks?.kind === 'number' && ranks.values[row]) || 0;
	const trees = new Map<string, WordNode | undefined>();
	return (field) => {
		if (trees.has(field)) return trees.get(field);
		const column = columns.get(field);
		if (column?.kind !== 'text' && column?.kind !== 'number') throw new RangeError(`field "${field}" has no words`);
		let root: WordNode | undefined;
		// Row 0 was imported last.
		for (let last = rowCount; last > 0; last -= batchSize) {
			const rows = Array.from({ length: Math.min(batchSize, last) }, (_, index) => last - 1 - index);
			const present = rows.filter((row) => wordsText(column, row) !== '');
			const batchRank = Math.max(...present.map(rankOf));
			for (const entry of wordsOf(column, present, rankOf)) root = addWord(root, entry, batchRank);
		}
		trees.set(field, root);
		return root;
	};
}

/** What a row's words are made of: its text, or its number. */
export function wordsText(column: TextColumn | NumberColumn, row: number): string {
	if (column.kind === 'text') return column.values[column.codes[row] ?? 0] ?? '';
	const number = column.values[row] ?? Number.NaN;
	return Number.isNaN(number) ? '' : String(number);
}

function wordsOf(
	column: TextColumn | NumberColumn,
	rows: readonly number[],
	rankOf: (row: number) => number,
): Iterable<WordEntry> {
	const words = new Map<string, WordEntry & { rows: number[] }>();
	for (const row of rows) {
		for (const word of new Set(foldWords(wordsText(column, row)))) {
			const entry = words.get(word) ?? { word, rank: rankOf(row), rows: [] };
			entry.rows.push(row);
			words.set(word, { ...entry, rank: Math.max(entry.rank, rankOf(row)) });
		}
	}
	return words.values();
}
