/** Letters that Unicode does not take apart into a base letter and a mark. */
const ligatures: Readonly<Record<string, string>> = {
	ß: 'ss',
	æ: 'ae',
	œ: 'oe',
	ø: 'o',
	đ: 'd',
	ð: 'd',
	þ: 'th',
	ł: 'l',
	ħ: 'h',
	ı: 'i',
};

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

function foldForeign(run: string): string {
	return run
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]/gu, '')
		.replace(/[ßæœøđðþłħı]/g, (letter) => ligatures[letter] ?? letter);
}
