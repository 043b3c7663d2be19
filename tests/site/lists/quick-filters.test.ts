import { expect, test } from 'vitest';
import { emptySearch } from '../../../src/search/state/search-state.ts';
import { searchQuery } from '../../../src/search/state/url-state.ts';
import { quickFilters } from '../../../src/site/lists/quick-filters.ts';
import type { Car } from '../../../src/stock/car/car.ts';

const cars = [150, 190, 210, 300, 350, 400].map(
	(subscription_price, at) =>
		({
			price: 20_000 + 5000 * at,
			subscription_price,
			car_type: at % 2 ? 'new' : 'used',
			simple_body: at < 4 ? 'SUV' : 'Hatch',
		}) as Partial<Car> as Car,
);
const labels = { locale: 'en-AU' as const, labels: {}, dealerships: {} };
const named = (byWeek: boolean) =>
	quickFilters(cars, { own: emptySearch, labels, pathOf: searchQuery, byWeek }).map(({ label }) => label);

test('SRCH-3 the quick filters of cars that are taken by the week begin with a price by the week, and end with conditions', () => {
	expect(named(true)).toEqual(['Under $200 a week', 'SUV', 'Hatch', 'New', 'Used']);
	expect(named(false)).toEqual(['New', 'Used', 'Under $25,000', 'SUV', 'Hatch']);
});
