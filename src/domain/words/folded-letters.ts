/** Letters that Unicode does not take apart into a base letter and a mark. */
const letters: Readonly<Record<string, string>> = {
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

const any = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/** A text in lower case with each of these letters in plain ones: `straße` is `strasse`. */
export const foldLetters = (text: string): string => text.replace(any, (letter) => letters[letter] ?? letter);
