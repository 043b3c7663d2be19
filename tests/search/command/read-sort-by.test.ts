import { describe, expect, test } from 'vitest';
import { readServerSortBy } from '../../../scripts/search/read-sort-by.ts';
import { answerGolden, goldenSchema } from './golden-stock.ts';

const keysOf = (sortBy: string) => {
	const read = readServerSortBy(sortBy, goldenSchema);
	return read.ok ? read.value.filter((key) => !('field' in key && key.field === '_text_match')) : read.problem.status;
};

describe('S1, S3 sort_by as a server reads it', () => {
	test.each([
		['', []],
		['price:asc', [{ field: 'price', direction: 'asc' }]],
		[' price : ASC ', [{ field: 'price', direction: 'asc' }]],
		[
			'price:asc, km:desc',
			[
				{ field: 'price', direction: 'asc' },
				{ field: 'km', direction: 'desc' },
			],
		],
		['price(missing_values: first):asc', [{ field: 'price', direction: 'asc', missing: 'first' }]],
		['price(missing_values:normal):asc', [{ field: 'price', direction: 'asc' }]],
		['_text_match(buckets: 10):desc,price:asc', [{ field: 'price', direction: 'asc' }]],
		['is_special:desc', [{ field: 'is_special', direction: 'desc' }]],
	])('%s', (sortBy, keys) => expect(keysOf(sortBy)).toEqual(keys));

	test.each([
		// What is not of the form comes first, then how many there are, then each in turn: its options, its name, its order.
		['price', 400],
		['price:', 400],
		[',price:asc', 400],
		['price:asc,,km:asc', 400],
		['price:asc,', 400],
		['price:asc,km:asc,year:asc,seats:asc', 400],
		['nope:asc,price', 400],
		['nope:up', 404],
		['nope:asc,', 404],
		['nope(missing_values:first):asc', 404],
		['price(missing_values:first:asc', 404],
		['price(nope:first):asc', 400],
		['price(missing_values):asc', 400],
		['_text_match(buckets:x):desc', 400],
		['price:up', 400],
		['model:up', 404],
		['id:asc', 404],
		['_group_found:desc', 404],
		['_rand():asc(x', 400],
		['_eval(is_special:true)', 400],
		['_eval():desc', 400],
		['_eval(nope:1):desc', 400],
		['_eval((is_special:true):desc', 400],
		['_eval([(is_special:true):x]):desc', 400],
		['_eval([(is_special:true):1):desc', 400],
		['_eval(is_special:true):desc,_eval(certified:true):desc', 422],
	])('%s is refused with %i', (sortBy, status) => expect(keysOf(sortBy)).toBe(status));

	test('cars that pass a filter come first, or by the score of the first filter that they pass', () => {
		const of = (sort_by: string) => {
			const answer = answerGolden({ q: '*', sort_by, per_page: 250, filter_by: 'make:=[Kia,Mazda]' });
			if ('error' in answer) throw new Error(answer.error.message);
			return answer.hits;
		};
		const certified = new Set(of('_eval(certified:true && price:>0):desc').slice(0, 10));
		expect(of('_eval([(certified:true && price:>0):9, (make:Kia):2, (is_special:true):-1]):desc').slice(0, 10)).toEqual(
			[...certified],
		);
		const [one, other] = [
			of('_eval([(make:Kia):2, (certified:true):1]):desc'),
			of('_eval([(certified:true):1, (make:Kia):2]):asc'),
		];
		expect(one[0]).not.toBe(other[0]);
		expect(new Set(one)).toEqual(new Set(other));
		expect(of('_eval(make:Kia):nonsense')).toEqual(of('_eval(make:Kia):desc'));
	});
});
