import { expect, test } from 'vitest';
import { templateWords } from '../../../src/domain/words/template-words.ts';

test.each([
	['car', 'has found a new owner'],
	['truck', 'has found a new owner'],
	['subscription', 'is on the road with another driver'],
	['rental', 'is on the road with another driver'],
] as const)('CARD-2 what has become of a sold %s', (template, gone) => {
	expect(templateWords(template).gone).toBe(gone);
});

test.each([
	['subscription', 'car', 'a car', 'cars'],
	['rental', 'car', 'a car', 'cars'],
	['rv', 'RV', 'an RV', 'RVs'],
] as const)('SITE-8 visitors of a %s site save and compare what they would call a %s', (template, ...words) => {
	const { singular, one, plural } = templateWords(template);
	expect([singular, one, plural]).toEqual(words);
});
