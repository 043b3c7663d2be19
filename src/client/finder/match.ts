import type { Suggestable } from './entries.ts';

/** Entries all of whose typed words begin one of their words, best first: whole words before starts, the beginning of a name before its middle. */
export function matching(entries: readonly Suggestable[], typed: readonly string[]): Suggestable[] {
	if (typed.length === 0) return [];
	const scored = entries.flatMap((entry) => {
		const score = typed.reduce((sum, word) => sum + wordScore(entry.words, word), 0);
		return Number.isFinite(score) ? [{ entry, score }] : [];
	});
	return scored.sort((one, other) => other.score - one.score).map(({ entry }) => entry);
}

/** The same with a typo in each word, `corola`: for when nothing matches as typed. */
export function nearlyMatching(entries: readonly Suggestable[], typed: readonly string[]): Suggestable[] {
	return entries.filter(({ words }) => typed.every((word) => words.some((own) => isNear(own, word))));
}

/** 0 where no word begins so. */
function wordScore(words: readonly string[], typed: string): number {
	const at = words.findIndex((word) => word.startsWith(typed));
	if (at < 0) return Number.NEGATIVE_INFINITY;
	return (words.includes(typed) ? 3 : 1) + (at === 0 ? 1 : 0);
}

/** Shorter words with a typo could be anything. */
const fewestLetters = 4;

function isNear(word: string, typed: string): boolean {
	if (word.startsWith(typed)) return true;
	return typed.length >= fewestLetters && distance(word.slice(0, typed.length + 1), typed) <= 1;
}

/** Letters by which the nearest start of a word differs from what was typed. */
function distance(word: string, typed: string): number {
	let row = Array.from({ length: typed.length + 1 }, (_, column) => column);
	let best = row.at(-1) ?? 0;
	for (const [depth, letter] of [...word].entries()) {
		const next = [depth + 1];
		for (let column = 1; column <= typed.length; column++) {
			const kept = (row[column - 1] ?? 0) + Number(letter !== typed[column - 1]);
			next.push(Math.min(kept, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
		}
		row = next;
		best = Math.min(best, row.at(-1) ?? 0);
	}
	return best;
}
