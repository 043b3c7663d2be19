import { expect, test } from 'vitest';
import { facetQueryMatcher } from '../../../src/search/text/facet-query.ts';

const makes = ['Toyota', 'Land Rover', 'Rover', 'ŠKODA', 'Mercedes-Benz', 'Mercedes Benz', 'Tesla'];

test.each([
	['the start of a value', 'to', ['Toyota']],
	['the start of any word', 'rov', ['Land Rover', 'Rover']],
	['every word', 'land rover', ['Land Rover']],
	['W2 without diacritics', 'skoda', ['ŠKODA']],
	['W1 a mark deleted is not a blank', 'mercedes b', ['Mercedes Benz']],
	['a typo', 'toyta', ['Toyota']],
	['a typo only if nothing has the word', 'rover', ['Land Rover', 'Rover']],
	['words are not joined', 'tes la', []],
	['words are not split', 'landrover', []],
	['nothing but blanks', ' ', makes],
	['nothing but marks', '*', []],
])('F5 %s: %s', (_rule, query, expected) => {
	expect(makes.filter(facetQueryMatcher(query, makes))).toEqual(expected);
});
