/** A pattern of words that stand by themselves, neither quoted nor after a minus. */
export const word = (text: string): RegExp =>
	new RegExp(String.raw`(?<![\p{L}\p{N}"-])(?:${text})(?![\p{L}\p{N}"-])`, 'iu');

/** A word with one letter changed, left out or added, or two neighbours swapped: `undr 30k` is no place. */
export function misspelt(word: string): string {
	return [...word]
		.flatMap((letter, at) => {
			const [before, after] = [word.slice(0, at), word.slice(at + 1)];
			return [
				`${before}\\p{L}?${after}`,
				`${before}\\p{L}${letter}${after}`,
				`${before}${after.charAt(0)}${letter}${after.slice(1)}`,
			];
		})
		.join('|');
}
