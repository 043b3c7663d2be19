import { foldLetters } from '../../domain/words/folded-letters.ts';

/**
 * The words of a text as search compares them (rules W1, W2 of the golden set): lower case, no diacritics, split on
 * space and newline only, every other mark deleted. `A3 S/Back` is `a3 sback`, `ŠKODA` is `skoda`.
 */
export function foldWords(text: string): string[] {
	const plain = text
		.toLowerCase()
		.replace(/[\u0080-\uffff]+/g, foldForeign)
		.replace(/[^a-z0-9 \n\u0080-\uffff]+/g, '');
	return plain.match(/[^ \n]+/g) ?? [];
}

const foldForeign = (run: string): string =>
	foldLetters(
		run
			.normalize('NFKD')
			.toLowerCase()
			.replace(/[^\p{L}\p{N}]/gu, ''),
	);
