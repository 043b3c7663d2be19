import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowedTypos, wordsNear } from '../../../src/search/text/near-words.ts';
import { buildWordIndex } from '../../../src/search/text/word-index.ts';
import { textColumns } from './support.ts';

/** Straight from the definition: the edits it takes from `a` to `b`, neighbours swapped being one. */
function distance(a: string, b: string): number {
	const memo = new Map<string, number>();
	const rest = (i: number, j: number): number => {
		const key = `${i} ${j}`;
		const known = memo.get(key);
		if (known !== undefined) return known;
		const left = i === a.length || j === b.length;
		const swapped = !left && i + 1 < a.length && a[i] === b[j + 1] && a[i + 1] === b[j];
		const edits = left
			? a.length - i + b.length - j
			: Math.min(
					rest(i + 1, j) + 1,
					rest(i, j + 1) + 1,
					rest(i + 1, j + 1) + Number(a[i] !== b[j]),
					swapped ? rest(i + 2, j + 2) + 1 : Infinity,
				);
		memo.set(key, edits);
		return edits;
	};
	return rest(0, 0);
}

function distanceOfStart(query: string, word: string): number {
	const starts = [...word].map((_, index) => word.slice(0, index + 1)).filter((start) => start.length >= query.length);
	return Math.min(distance(query, word), ...starts.map((start) => distance(query, start)));
}

const letters = (minLength: number, maxLength: number) =>
	fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength, maxLength });

test.each([false, true])('T3 the words within reach, prefix %s, are those of the definition', (prefix) => {
	const endings = fc.uniqueArray(letters(0, 9), { maxLength: 20 });
	fc.assert(
		fc.property(fc.uniqueArray(letters(1, 12), { maxLength: 40 }), letters(1, 9), endings, (others, query, ends) => {
			const texts = [...new Set([...others, ...ends.map((end) => query.slice(0, -1) + end)])];
			const cars = texts.map((name) => ({ name }));
			const index = buildWordIndex(textColumns(cars, ['name']), cars.length);
			const near = wordsNear(index, query, prefix).map((places) => places.map((place) => index.words[place]));
			const measure = prefix ? distanceOfStart : distance;
			for (let typos = 1; typos <= allowedTypos(query); typos++) {
				expect(near[typos]).toEqual(index.words.filter((word) => measure(query, word) === typos));
			}
			expect(near.flat().length).toBe(near.slice(1, allowedTypos(query) + 1).flat().length);
		}),
		{ seed: 20_261_121, numRuns: 600 },
	);
});

test.each([
	['rav', 0],
	['rav4', 1],
	['toyota', 1],
	['mustang', 2],
	['x'.repeat(41), 0],
] as const)('T3 %s may have %i typos', (word, typos) => {
	expect(allowedTypos(word)).toBe(typos);
});
