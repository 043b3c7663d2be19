import { expect, test } from 'vitest';
import { sortBy, sortNames, sortOptions } from '../../../src/search/fields/sorts.ts';

const names = (km_sorts: boolean, default_sort: Parameters<typeof sortOptions>[0]['default_sort'] = 'latest') =>
	sortOptions({ km_sorts, default_sort }, 'en-AU').map(({ label }) => label);

test('SRCH-1 the orders that visitors can pick, those by kilometres only where wanted', () => {
	const four = ['Most Relevant', 'Latest', 'Highest Price', 'Lowest Price'];
	expect(names(false)).toEqual(four);
	expect(names(true)).toEqual([...four, 'Highest Kms', 'Lowest Kms']);
	expect(names(false, 'lowest_kms')).toEqual([...four, 'Lowest Kms']);
});

test('SRCH-1 every order says what decides between equal cars', () => {
	expect(sortBy('lowest_price')).toBe('price:asc,subscription_price:asc,custom_rank:desc');
	expect(sortBy('latest')).toBe('created_at_timestamp:desc,custom_rank:desc');
	expect(sortBy('most_relevant')).toBe('custom_rank:desc,created_at_timestamp:desc');
});

test('SRCH-1 cars that are had by the week are in the order of what a week costs', () => {
	expect(sortBy('highest_price').split(',').slice(0, 2)).toEqual(['price:desc', 'subscription_price:desc']);
	for (const name of sortNames) expect(sortBy(name).split(',').length).toBeLessThanOrEqual(3);
});

test('SITE-9 an American car has mileage', () => {
	const labels = sortOptions({ km_sorts: true, default_sort: 'latest' }, 'en-US').map(({ label }) => label);
	expect(labels).toContain('Lowest Mileage');
});
