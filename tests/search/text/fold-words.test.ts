import { expect, test } from 'vitest';
import { foldWords } from '../../../src/search/text/fold-words.ts';

test.each([
	['CX-5', 'cx5'],
	['A3 S/Back', 'a3 sback'],
	['e:HEV', 'ehev'],
	["O'Connor", 'oconnor'],
	['R&D', 'rd'],
	['!Rebel', 'rebel'],
	['SX+', 'sx'],
	['GT-Line "Black"', 'gtline black'],
	['tab\tjoins', 'tabjoins'],
	['line\nsplits', 'line splits'],
	['in_stock', 'instock'],
	['  two   blanks ', 'two blanks'],
])('W1 punctuation of %j is deleted, blanks separate', (text, words) => {
	expect(foldWords(text).join(' ')).toBe(words);
});

test.each([
	['ŠKODA', 'skoda'],
	['Whangārei', 'whangarei'],
	['Mégane', 'megane'],
	['Me\u0301gane', 'megane'],
	['CITROËN', 'citroen'],
	['Ærø Straße', 'aero strasse'],
	['GT – Black’s', 'gt blacks'],
	['two\u00a0words', 'twowords'],
])('W2 %j is folded to plain letters', (text, words) => {
	expect(foldWords(text).join(' ')).toBe(words);
});

test('W1 punctuation alone is not a word', () => {
	expect(foldWords(' -- & "*" ')).toEqual([]);
});
