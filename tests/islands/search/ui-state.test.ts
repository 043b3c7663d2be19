import { describe, expect, test } from 'vitest';
import { indexState, searchState } from '../../../src/islands/search/state/ui-state.ts';
import { emptySearch, type SearchState } from '../../../src/search/state/search-state.ts';

const asked: SearchState = {
	query: 'hilux',
	lists: { make: ['Toyota', 'Mazda'], seats: ['7'] },
	ranges: { price: { min: 10_000, max: 30_000 }, year: { min: 2018 }, km: { max: 90_000 } },
	category: '7-seater-cars',
	sort: 'lowest_price',
	page: 3,
};

describe('SRCH-6 a search as InstantSearch keeps it', () => {
	test('comes back as it was', () => {
		expect(searchState(indexState(asked))).toEqual(asked);
		expect(searchState(indexState(emptySearch))).toEqual(emptySearch);
	});

	test('says nothing of what is not asked for', () => {
		expect(indexState(emptySearch)).toEqual({});
	});

	test('SRCH-1 names its order as the search clients know it', () => {
		expect(indexState(asked).sortBy).toBe('vehicles/sort/price:asc,subscription_price:asc,custom_rank:desc');
		expect(indexState({ ...emptySearch, sort: 'most_relevant' }).sortBy).toBe('vehicles');
	});
});
