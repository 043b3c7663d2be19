import { expect, test } from 'vitest';
import { possessive } from '../../../src/domain/words/possessive.ts';

test.each([
	['Motorama', 'Motorama’s'],
	['Big Box Cars', 'Big Box Cars’'],
	['Blue Mesa Autos', 'Blue Mesa Autos’'],
	['Central West Škoda', 'Central West Škoda’s'],
	['AUTO PROS', 'AUTO PROS’'],
])('SITE-8 whose it is: %s, %s', (name, whose) => {
	expect(possessive(name)).toBe(whose);
});
