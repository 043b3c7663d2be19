import { expect, test } from 'vitest';
import { slugify } from '../../../src/domain/addresses/slug.ts';
import { foldWords } from '../../../src/search/text/fold-words.ts';

test.each([
	['Straße', 'strasse'],
	['Ħal Luqa', 'hal luqa'],
	['Łódź', 'lodz'],
	['Ærø', 'aero'],
	['Þór', 'thor'],
])('ROUTE-6, SRCH-5 %s has the same plain letters in an address and in a search: %s', (name, plain) => {
	expect(slugify(name)).toBe(plain.replaceAll(' ', '-'));
	expect(foldWords(name).join(' ')).toBe(plain);
});
