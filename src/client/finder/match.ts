import type { Suggestable } from './entries.ts';

/** A word that is not the last one is typed in full, or so far that it names something. */
const fewestOfWord = 3;
/** Shorter words with a typo could be anything. */
const fewestMistyped = 5;

/**
 * Entries all of whose typed words begin one of their words, best first: whole words before starts, the beginning of a name before
 * its middle. Only the last word is still being typed: `m` is Mazda, and the p of `p plater` is no Pajero.
 */
export function matching(entries: readonly Suggestable[], typed: readonly string[]): Suggestable[] {
	if (typed.length === 0) return [];
	const scored = entries.flatMap((entry) => {
		const scores = typed.map((word, index) => wordScore(entry.words, word, index === typed.length - 1));
		const score = scores.reduce((sum, one) => sum + one, 0);
		return Number.isFinite(score) ? [{ entry, score }] : [];
	});
	return scored.sort((one, other) => other.score - one.score).map(({ entry }) => entry);
}

/** The same with a typo in a longer word, `corola`: for when nothing matches as typed. Numbers are never mistyped. */
export function nearlyMatching(entries: readonly Suggestable[], typed: readonly string[]): Suggestable[] {
	return entries.filter(({ words }) => typed.every((word) => words.some((own) => own === word || isNear(own, word))));
}

function wordScore(words: readonly string[], typed: string, isLast: boolean): number {
	if (words.includes(typed)) return words[0] === typed ? 4 : 3;
	const at = isLast || typed.length >= fewestOfWord ? words.findIndex((word) => word.startsWith(typed)) : -1;
	return at < 0 ? Number.NEGATIVE_INFINITY : 1 + Number(at === 0);
}

const isNear = (word: string, typed: string): boolean =>
	typed.length >= fewestMistyped &&
	!/\d/.test(typed) &&
	word.charAt(0) === typed.charAt(0) &&
	distance(word.slice(0, typed.length + 1), typed) <= 1;

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
