import { expect, test } from 'vitest';
import { inAlphabet } from '../../../src/domain/words/alphabet.ts';

test('names stand as in a telephone book: marks and case do not count', () => {
	const names = ['Toyota', 'Škoda', 'BMW', 'nissan', 'Citroën', 'Chery', '7 seater cars'];
	expect(names.sort(inAlphabet)).toEqual(['7 seater cars', 'BMW', 'Chery', 'Citroën', 'nissan', 'Škoda', 'Toyota']);
});

test('the order does not depend on the order before it, even where names differ in marks only', () => {
	const names = ['Zoe', 'Zoë', 'zoe'];
	expect(names.toSorted(inAlphabet)).toEqual(names.toReversed().sort(inAlphabet));
	expect(inAlphabet('Kia', 'Kia')).toBe(0);
});
