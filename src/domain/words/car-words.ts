import { capitalised } from './wording.ts';

/** A word of letters that nobody could say is an abbreviation: `gr`, `bmw`, `glx`. */
const unsayable = /^[^aeiouy]+$/;

/**
 * What a car is called, read from its address where nothing else names it: `2012-kia-sorento-s-u10000` → `2012 Kia Sorento S`.
 * The stock number at its end is left out; what two words a hyphen joined, nobody knows any more.
 */
export function carWords(slug: string): string {
	const words = slug.toLowerCase().split('-').filter(Boolean);
	const last = words.at(-1) ?? '';
	const isStockNumber = words.length > 3 && /\d{3}/.test(last);
	const named = isStockNumber ? words.slice(0, -1) : words;
	return named.map((word) => (isShort(word) ? word.toUpperCase() : capitalised(word))).join(' ');
}

/** A code, such as `x5` or `rav4`, or an abbreviation. */
const isShort = (word: string): boolean =>
	word.length <= 4 && (/\d/.test(word) || (word.length <= 3 && unsayable.test(word)));
