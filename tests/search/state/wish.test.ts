import { expect, test } from 'vitest';
import { readSearch, searchQuery } from '../../../src/search/state/url-state.ts';
import { hasWish, toggleWish } from '../../../src/search/state/wish.ts';

const stateOf = (address: string) => readSearch(address).state;

test.each([
	['', 'price=-30000', '?price=-30000'],
	['price=10000-20000', 'price=-30000', '?price=-30000'],
	['make=Kia&page=3', 'fuel=Hybrid', '?make=Kia&fuel=Hybrid'],
	['fuel=Petrol', 'fuel=Hybrid', '?fuel=Petrol~Hybrid'],
	['q=red', 'q=4x4', '?q=red+4x4'],
	['category=utes', 'category=7-seater-cars', '?category=7-seater-cars'],
])('SRCH-3 %j with the quick filter %j is %j, and as it was without it', (own, quick, both) => {
	const wish = stateOf(quick);
	expect(hasWish(stateOf(own), wish)).toBe(false);
	const state = toggleWish(stateOf(own), wish);
	expect(searchQuery(state)).toBe(both);
	expect(hasWish(state, wish)).toBe(true);
	expect(hasWish(toggleWish(state, wish), wish)).toBe(false);
});

test('what was chosen beside a quick filter stays when it is taken back', () => {
	expect(searchQuery(toggleWish(stateOf('q=red+4x4&fuel=Petrol~Hybrid'), stateOf('q=4x4')))).toBe(
		'?q=red&fuel=Petrol~Hybrid',
	);
	expect(searchQuery(toggleWish(stateOf('fuel=Petrol~Hybrid'), stateOf('fuel=Hybrid')))).toBe('?fuel=Petrol');
});
