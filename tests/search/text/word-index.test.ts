import { expect, test } from 'vitest';
import { buildWordIndex, placeOfWord, prefixRange } from '../../../src/search/text/word-index.ts';
import { textColumns } from './support.ts';

const cars = [
	{ make: 'ŠKODA', name: '2020 Skoda Octavia' },
	{ make: 'Toyota', name: '2020 Toyota Toyota' },
	{ make: '', name: '!' },
];
const index = buildWordIndex(textColumns(cars, ['make', 'name']), cars.length);

test('each folded word is known once, in order', () => {
	expect(index.words).toEqual(['2020', 'octavia', 'skoda', 'toyota']);
});

test('a row is listed once for a word, under the first column that has it', () => {
	expect([...index.rows]).toEqual([0, 1, 0, 0, 1]);
	expect([...index.columns]).toEqual([1, 1, 1, 0, 0]);
	expect([...index.starts]).toEqual([0, 2, 3, 4, 5]);
});

test('a word is found by its whole text and by its start', () => {
	expect(placeOfWord(index, 'skoda')).toBe(2);
	expect(placeOfWord(index, 'skod')).toBe(-1);
	expect(prefixRange(index, 'sk')).toEqual([2, 3]);
	expect(prefixRange(index, '')).toEqual([0, 4]);
	expect(prefixRange(index, 'p')).toEqual([2, 2]);
});
