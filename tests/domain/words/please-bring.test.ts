import { describe, expect, it } from 'vitest';
import { pleaseBring } from '../../../src/domain/words/please-bring.ts';

describe('what to bring to a visit (SITE-8)', () => {
	it.each([
		['Your driver licence and your child seat.', 'Please bring: your driver licence and your child seat.'],
		['The make and model of your tow vehicle.', 'Please bring: the make and model of your tow vehicle.'],
		['NSW licence holders: the card.', 'Please bring: NSW licence holders: the card.'],
	])('SITE-8 %s', (sentence, said) => {
		expect(pleaseBring(sentence)).toBe(said);
	});
});
