import { describe, expect, test } from 'vitest';
import { createTextMatcher } from '../../../src/search/text/text-matcher.ts';
import { found, namesFound, textColumns } from './support.ts';

const cars = [
	{ make: 'Toyota', model: 'Hilux', badge: 'SR5', stocknum: 'U1001' },
	{ make: 'Toyota', model: 'Corolla', badge: 'SX', stocknum: 'U1002' },
	{ make: 'ŠKODA', model: 'Octavia', badge: 'RS', stocknum: 'N2001' },
	{ make: 'Land Rover', model: 'Discovery', badge: 'HSE', stocknum: 'N2002' },
	{ make: 'Mazda', model: 'CX-5', badge: 'Maxx Sport', stocknum: 'T3001' },
	{ make: 'Mazda', model: 'CX-50', badge: 'Sport', stocknum: 'T3002' },
];
const matcher = createTextMatcher(textColumns(cars, ['make', 'model', 'badge', 'stocknum']), cars.length);

const examples: [rule: string, query: string, rows: number[]][] = [
	['T1 all words, each in any field', 'toyota sr5', [0]],
	['T1 words in any order', 'hilux toyota', [0]],
	['T1 the last word is a prefix', 'toy', [0, 1]],
	['T1 an earlier word is not', 'toy corolla', [1]],
	['T1 the last word of several is a prefix', 'mazda spo', [4, 5]],
	['T3 a letter left out', 'hilx', [0]],
	['T3 a letter too many', 'hiluux', [0]],
	['T3 a wrong letter', 'hilox', [0]],
	['T3 two neighbours swapped', 'tyoota', [0, 1]],
	['T3 one typo in each word', 'toyta hilx', [0]],
	['T3 two typos from 7 letters', 'dscovary', [3]],
	['T3 one typo only below 7 letters', 'tyta', []],
	['T3 no typo below 4 letters', 'rsx', []],
	['T3 typos in a stock number', 'N2x01', [2]],
	['T3 a typo in a word still being typed', 'octvi', [2]],
	['T3 a start shorter than the query is not a match', 'disx', [3]],
	['T3 no typos if the exact word is there', 'cx5', [4, 5]],
	['T4 two words joined', 'cx 5', [4, 5]],
	['T4 two of three words joined', 'mazda cx 50', [5]],
	['T4 one word split', 'landrover', [3]],
	['T4 one word of two split', 'landrover discovery', [3]],
	['T5 words dropped from the right', 'toyota xyzzy hilux', [0, 1]],
	['T5 then from the left', 'cheap skoda', [2]],
	['T5 the word that becomes the last is not a prefix', 'toy xyzzy corol', [1]],
	['T6 -word leaves out', 'toyota -hilux', [1]],
	['T6 only -word', '-toyota -mazda', [2, 3]],
	['T6 -"phrase" leaves out', '-"land rover" -toyota -mazda', [2]],
	['T6 a phrase', '"maxx sport"', [4]],
	['T6 the words of a phrase in the wrong order', '"sport maxx"', []],
	['T6 a phrase beside a word', 'mazda "sport"', [4, 5]],
	['T6 an open quote is a mark', '"toyota', [0, 1]],
	['W1 marks are deleted', 'cx/5', [4, 5]],
	['W2 without diacritics', 'skoda', [2]],
	['W2 with diacritics', 'Škoda', [2]],
	['nothing found', 'zzzz', []],
];

test.each(examples)('%s: %s', (_rule, query, rows) => {
	expect(found(matcher, query)).toEqual(rows);
});

test.each(['', ' ', '*', '**', '!!!', '-', '--', '()', '""'])('T6 nothing to look for in %j', (query) => {
	expect(matcher(query)).toBe('all');
});

test('T3 typos in the last word are tried before those in the others', () => {
	expect(namesFound(['Meta Polo', 'Beta Solo'], 'beta polo')).toEqual(['Beta Solo']);
	expect(namesFound(['Meta Polo', 'Beta Corsa'], 'beta polo')).toEqual(['Meta Polo']);
});

describe('with a filter', () => {
	const among = Uint8Array.of(0, 1, 1, 1, 1, 1);

	test('T1 only cars that pass it', () => {
		expect(found(matcher, 'toyota', among)).toEqual([1]);
	});
	test('T3 typos are tried when the exact word is only in cars that fail it', () => {
		const both = createTextMatcher(textColumns([{ name: 'Polo' }, { name: 'Solo' }], ['name']), 2);
		expect(found(both, 'polo', Uint8Array.of(0, 1))).toEqual([1]);
	});
	test('T5 words are dropped when all of them are only in cars that fail it', () => {
		expect(found(matcher, 'toyota hilux', among)).toEqual([1]);
	});
	test('T6 -word and phrases', () => {
		expect(found(matcher, '-mazda -skoda', among)).toEqual([1, 3]);
		expect(found(matcher, '"toyota"', among)).toEqual([1]);
	});
});

describe('the score', () => {
	test('an exact word beats a prefix', () => {
		expect(namesFound(['Mazda CX-50', 'Mazda CX-5'], 'cx5')).toEqual(['Mazda CX-5', 'Mazda CX-50']);
	});
	test('an earlier field beats a later one', () => {
		const two = [
			{ make: 'Mini', model: 'Rover' },
			{ make: 'Rover', model: 'Mini' },
		];
		expect(found(createTextMatcher(textColumns(two, ['make', 'model']), 2), 'rover')).toEqual([1, 0]);
	});
	test('a word in two fields counts for the earlier one', () => {
		const two = [
			{ make: 'x', model: 'Rover' },
			{ make: 'Rover', model: 'Rover' },
		];
		expect(found(createTextMatcher(textColumns(two, ['make', 'model']), 2), 'rover')).toEqual([1, 0]);
	});
	test('it stays above 0 with as many words and fields as there may be', () => {
		const words = Array.from({ length: 30 }, (_, index) => `word${index}`);
		const match = createTextMatcher(textColumns([{ name: words.join(' ') }], ['name']), 1)(words.join(' '));
		expect(match !== 'all' && match.score[0]).toBe(255);
	});
});

test('an empty stock finds nothing', () => {
	expect(found(createTextMatcher([], 0), 'toyota')).toEqual([]);
});
