import { letters } from '../../domain/words/letters.ts';

/** Where a word, or a number, neither begins nor goes on. */
export const ahead = `(?<![${letters}\\d"-])`;
export const behind = `(?![${letters}\\d"-])`;

/** A pattern of words that stand by themselves, neither quoted nor after a minus. */
export const word = (text: string): RegExp => new RegExp(`${ahead}(?:${text})${behind}`, 'iu');

/** A word with one letter changed, left out or added, or two swapped that are next to each other or next but one: `undr 30k` is no place. */
export function misspelt(word: string): string {
	return [...word]
		.flatMap((letter, at) => {
			const [before, after] = [word.slice(0, at), word.slice(at + 1)];
			return [
				`${before}[${letters}]?${after}`,
				`${before}[${letters}]${letter}${after}`,
				`${before}${after.charAt(0)}${letter}${after.slice(1)}`,
				`${before}${after.charAt(1)}${after.charAt(0)}${letter}${after.slice(2)}`,
			];
		})
		.join('|');
}

/** All of a text that is such a word and begins as it does, or with its first two letters swapped: `izusu`, `siuzu`. */
export const nearly = (word: string): RegExp =>
	new RegExp(`^(?=${word[0]}|${word[1]}${word[0]})(?:${misspelt(word)})$`, 'u');
