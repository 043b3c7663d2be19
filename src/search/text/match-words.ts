import type { Candidates, FindCandidates } from './candidates.ts';
import { allowedTypos } from './near-words.ts';
import type { QueryWord } from './text-query.ts';

/** So many ways of sharing out typos over the words are tried; the server's own limit. */
const maxAttempts = 10;

export type TextMatch = {
	/** 1 for each row that matches. */
	rows: Uint8Array;
	/** Higher is better, 0 for rows that don't match; for the order of the results. */
	score: Uint8Array;
	/** The words that were found, where they are not those of the query: one was mistyped, or left out. */
	mended?: string;
};

/**
 * The rows that have all words, or undefined if no row does (T1). Typos are allowed only if nothing is
 * found without them: first in the last word, then in those before it (T3).
 */
export function matchWords(words: readonly QueryWord[], find: FindCandidates): TextMatch | undefined {
	const isKnown = (word: QueryWord) => typosOf(word).some((typos) => find(word, typos));
	if (!words.every(isKnown)) return undefined;
	let attempts = 0;
	for (const attempt of combinations(words, find)) {
		const match = together(attempt);
		if (match) return withMended(match, words, attempt);
		if (++attempts === maxAttempts) return undefined;
	}
	return undefined;
}

function typosOf({ text }: QueryWord): number[] {
	return [0, 1, 2].slice(0, allowedTypos(text) + 1);
}

/** Candidates for each word; those for the last word change first. */
function* combinations(words: readonly QueryWord[], find: FindCandidates): Generator<Candidates[]> {
	const [word, ...others] = words;
	if (!word) return yield [];
	for (const typos of typosOf(word)) {
		const candidates = find(word, typos);
		if (candidates) for (const rest of combinations(others, find)) yield [candidates, ...rest];
	}
}

function withMended(match: TextMatch, words: readonly QueryWord[], found: readonly Candidates[]): TextMatch {
	if (!found.some(({ mended }) => mended)) return match;
	return { ...match, mended: words.map(({ text }, at) => found[at]?.mended ?? text).join(' ') };
}

function together(words: readonly Candidates[]): TextMatch | undefined {
	const [rarest, ...others] = words.toSorted((a, b) => a.rows.length - b.rows.length);
	let match: TextMatch | undefined;
	for (const row of rarest?.rows ?? []) {
		let sum = rarest?.points[row] ?? 0;
		for (const { points } of others) {
			const worth = points[row] ?? 0;
			sum = worth === 0 ? 0 : sum + worth;
			if (sum === 0) break;
		}
		if (sum === 0) continue;
		match ??= noMatch(rarest?.points.length ?? 0);
		match.rows[row] = 1;
		match.score[row] = Math.min(sum, 255);
	}
	return match;
}

/** An answer without a car, of so many rows. */
export function noMatch(rowCount: number): TextMatch {
	return { rows: new Uint8Array(rowCount), score: new Uint8Array(rowCount) };
}
