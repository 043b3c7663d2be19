import { expect, test } from 'vitest';
import { lettersApart } from '../../../src/domain/words/letters-apart.ts';

test.each([
	['moroka', 'moorooka', 2],
	['clave', 'cleve', 1],
	['perth', '', 5],
	['', '', 0],
	['same', 'same', 0],
])('LOC-2 %s and %s are %i letters apart', (one, other, letters) => {
	expect(lettersApart(one, other)).toBe(letters);
	expect(lettersApart(other, one)).toBe(letters);
});
