/** Inclusive ranges of code points. */
type Letters = readonly (readonly [first: number, last: number])[];

/** Some letters of a font, and in which file of its package they are. */
type LetterSet = { from: 'latin' | 'latin-ext'; letters: Letters };

/**
 * The parts that our fonts are cut into, so that a page fetches what it writes: `text` is nearly every page, `accents` a café,
 * `names` ŠKODA and Māori, `extended` the rest of central Europe. What is in none of them comes from the system's font.
 */
export const letterSets = {
	text: {
		from: 'latin',
		letters: [
			[0x20, 0x7e],
			// No-break space, £ © ® ° ² ³ · ½ × é
			...ones(0xa0, 0xa3, 0xa9, 0xae, 0xb0, 0xb2, 0xb3, 0xb7, 0xbd, 0xd7, 0xe9),
			// – — ‘ ’ “ ” • … ‹ › € ™ ← → −
			...ones(0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2026, 0x2039, 0x203a, 0x20ac, 0x2122),
			...ones(0x2190, 0x2192, 0x2212),
		],
	},
	accents: {
		from: 'latin',
		letters: [
			...ones(0xa1, 0xa2),
			[0xa4, 0xa8],
			[0xaa, 0xad],
			...ones(0xaf, 0xb1),
			[0xb4, 0xb6],
			[0xb8, 0xbc],
			[0xbe, 0xd6],
			[0xd8, 0xe8],
			[0xea, 0xff],
			...ones(0x131, 0x152, 0x153),
		],
	},
	names: {
		from: 'latin-ext',
		letters: [...ones(0x100, 0x101, 0x112, 0x113, 0x12a, 0x12b, 0x14c, 0x14d, 0x160, 0x161, 0x16a, 0x16b)],
	},
	extended: {
		from: 'latin-ext',
		letters: [
			[0x102, 0x111],
			[0x114, 0x129],
			[0x12c, 0x130],
			[0x132, 0x14b],
			[0x14e, 0x151],
			[0x154, 0x15f],
			[0x162, 0x169],
			[0x16c, 0x17f],
		],
	},
} as const satisfies Record<string, LetterSet>;

export type LetterSetName = keyof typeof letterSets;

function ones(...points: number[]): Letters {
	return points.map((point) => [point, point] as const);
}

/** Every letter of a set, as one text. */
export function lettersOf(name: LetterSetName): string {
	const texts = letterSets[name].letters.map(([first, last]) =>
		Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(''),
	);
	return texts.join('');
}

/** A set as CSS names it: `U+20-7e, U+a0`. */
export function unicodeRange(name: LetterSetName): string {
	return letterSets[name].letters
		.map(([first, last]) => `U+${first.toString(16)}${first === last ? '' : `-${last.toString(16)}`}`)
		.join(', ');
}
