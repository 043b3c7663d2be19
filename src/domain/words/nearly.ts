import { lettersApart } from './letters-apart.ts';

/**
 * Whether somebody who typed this probably meant the word (LOC-2, CAR-1): one wrong letter of four, two of six and more; the first one is right, and
 * what is typed may end before the word does. Numbers have to be right. Both in lower case.
 */
export function isNearly(word: string, typed: string): boolean {
	const wrong = mostWrong(typed);
	if (typed.length < 4 || /\d/.test(typed)) return word.startsWith(typed);
	const ends = [typed.length - 1, typed.length, typed.length + 1, word.length];
	return word[0] === typed[0] && ends.some((end) => lettersApart(word.slice(0, end), typed) <= wrong);
}

/** How many letters of a typed word may be wrong: one of three to five, two of six and more. */
export const mostWrong = (typed: string): number => Math.min(2, Math.floor(typed.length / 3));
