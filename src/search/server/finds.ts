import { noMatch, type TextMatch } from '../text/match-words.ts';
import type { QueryWord } from '../text/text-query.ts';
import { placeOfWord, type WordIndex } from '../text/word-index.ts';

/** As in the page: an exact word outweighs any field, and an earlier field a later one. */
const exactPoints = 16;
const fieldPoints = 15;

/** What has been found so far; `counted` has 1 for the rows that may be. */
export function createFinds(index: WordIndex, { counted }: { counted: Uint8Array }) {
	const match: TextMatch = noMatch(counted.length);
	const rowsOf = new Map<string, ReadonlyMap<number, number>>();
	let found = 0;
	const fieldsOf = (word: string): ReadonlyMap<number, number> => {
		const rows = rowsOf.get(word) ?? readRows(index, word, counted);
		rowsOf.set(word, rows);
		return rows;
	};
	return {
		match,
		found: () => found,
		/** Adds the rows that have all of the words, which stand for those of the query. */
		take: (query: readonly QueryWord[], words: readonly string[]): void => {
			const lists = words.map((word, place) => ({ rows: fieldsOf(word), isExact: word === query[place]?.text }));
			const rarest = lists.reduce((least, list) => (list.rows.size < least.rows.size ? list : least));
			for (const row of rarest.rows.keys()) {
				if (!lists.every(({ rows }) => rows.has(row))) continue;
				if (match.rows[row] === 0) found++;
				match.rows[row] = 1;
				const points = lists.map(
					({ rows, isExact }) => fieldPoints - (rows.get(row) ?? 0) + (isExact ? exactPoints : 0),
				);
				const score = points.reduce((sum, more) => sum + more, 0);
				match.score[row] = Math.min(255, Math.max(match.score[row] ?? 0, score));
			}
		},
	};
}

/** The counted rows that have a word, and in which field first. */
function readRows(index: WordIndex, word: string, counted: Uint8Array): ReadonlyMap<number, number> {
	const fields = new Map<number, number>();
	const place = placeOfWord(index, word);
	const end = place < 0 ? 0 : (index.starts[place + 1] ?? 0);
	for (let entry = index.starts[Math.max(0, place)] ?? 0; entry < end; entry++) {
		const row = index.rows[entry] ?? 0;
		if (counted[row] === 1) fields.set(row, index.columns[entry] ?? 0);
	}
	return fields;
}
