import { expect, test } from 'vitest';
import { readAsked } from '../../../src/search/asked/read-asked.ts';
import { carSite, cars, site, stock } from './stocks.ts';

const answer = (query: string, from = carSite) => {
	const { words, notes } = readAsked(query, from);
	return [words, ...notes];
};

test.each([
	['mazad', 'Mazda', '“mazad” is read as Mazda.'],
	['white hyundia', 'Hyundai', '“hyundia” is read as Hyundai.'],
	['mazda', 'mazda'],
	['holder', 'holder'],
	['cherry', 'cherry'],
])('SRCH-3 a make that is not in stock is mended as one that is: %s', (query, ...expected) => {
	expect(answer(query)).toEqual(expected);
});

test('SRCH-3 a make in stock is a filter, a name of the stock no typo, and quoted words stay', () => {
	expect(answer('toyta')).toEqual(['']);
	expect(answer('mazdo', site('car', { ...cars, model: ['Mazdo X'] }))).toEqual(['']);
	expect(answer('"mazad"')).toEqual(['"mazad"']);
	expect(answer('mazad', stock)).toEqual(['mazad']);
});
