import { expect, test } from 'vitest';
import { noteSearch, recentSearches } from '../../../src/client/finder/searched.ts';
import { makeStore } from '../leads/make-storage.ts';

test('USER-5 what was searched for: the latest first, each once, four at most, cut where it is long', () => {
	const store = makeStore();
	for (const query of ['kia', 'mazda', ' ', 'vw golf', 'x'.repeat(90), 'KIA ', 'suv']) noteSearch(store, query);
	expect(recentSearches(store)).toEqual(['suv', 'KIA', 'x'.repeat(60), 'vw golf']);
	store.write('searched', { v: 1, at: 0, is: ['ok', 3, '', null] });
	expect(recentSearches(store)).toEqual(['ok']);
});
