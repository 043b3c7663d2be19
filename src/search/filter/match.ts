import { foldWords } from '../text/fold-words.ts';
import type { NumberTest, TextTest } from './filter.ts';

/** Whether a text passes any of the tests (X1, X2, X4, X7). A text without a letter or digit passes none. */
export function matchesText(text: string, tests: readonly TextTest[]): boolean {
	const words = foldWords(text);
	return tests.some((test) => (test.whole ? isWhole(words, test) : containsWords(words, test)));
}

function isWhole(words: readonly string[], { words: wanted, whole, prefix }: TextTest): boolean {
	const [text = '', start = ''] = [words, wanted].map((list) => list.join(' '));
	if (prefix) return text.startsWith(start);
	return whole === 'start' ? `${text} `.startsWith(`${start} `) : text === start;
}

function containsWords(words: readonly string[], { words: wanted, prefix }: TextTest): boolean {
	const start = prefix ? wanted.at(-1) : undefined;
	if (start !== undefined && !words.some((word) => word.startsWith(start))) return false;
	return wanted.every((word, index) => (prefix && index === wanted.length - 1) || words.includes(word));
}

/** Whether a number passes any of the tests (N2). */
export function matchesNumber(value: number, tests: readonly NumberTest[]): boolean {
	return tests.some(
		({ min, max, minOpen, maxOpen }) =>
			(minOpen ? value > min : value >= min) && (maxOpen ? value < max : value <= max),
	);
}
