import { expect, test } from 'vitest';
import { facetNamed, facets, type ListField, listFacets, type RangeField } from '../../../src/search/fields/facets.ts';
import type { LabelSettings } from '../../../src/search/fields/labellers.ts';
import { stockSchema } from '../../../src/search/fields/stock-schema.ts';
import { facetLabel, facetPlural, rangeLabel, valueLabel } from '../../../src/search/fields/value-label.ts';

const settings: LabelSettings = { locale: 'en-AU', labels: { used: 'pre-owned' }, dealerships: { north: 'Northside' } };

test.each<[ListField, string, string]>([
	['make', 'skoda', 'Škoda'],
	['car_type', 'used', 'Pre-owned'],
	['car_type', 'demo', 'Demo'],
	['car_type', 'constructor', 'constructor'],
	['seats', '7', '7 seats'],
	['location_name', 'Northside - Sales', 'Northside'],
	['dealership_slug', 'north', 'Northside'],
	['dealership_slug', 'south', 'south'],
	['simple_body', 'Ute', 'Ute'],
])('SRCH-5, CARD-6 %s %j is shown as %j', (field, value, shown) => {
	expect(valueLabel(field, value, settings)).toBe(shown);
});

test('SITE-9 facets and facts in American words', () => {
	const american: LabelSettings = { ...settings, locale: 'en-US' };
	expect(valueLabel('simple_body', 'Ute', american)).toBe('Truck');
	expect(facets.map((facet) => facetLabel({ ...facet } as never, 'en-US'))).toEqual(
		expect.arrayContaining(['Color', 'Mileage', 'Make']),
	);
});

test.each([
	['make', 'en-AU', 'makes'],
	['simple_body', 'en-AU', 'bodies'],
	['seats', 'en-AU', 'numbers of seats'],
	['colour', 'en-US', 'colors'],
] as const)('SRCH-2 several values of %s are called in %s: %s', (field, locale, plural) => {
	const facet = listFacets.find((one) => one.field === field);
	expect(facet && facetPlural(facet, locale)).toBe(plural);
});

const rangeOf = (field: RangeField) => {
	const facet = facetNamed(field);
	if (facet?.kind !== 'range') throw new Error(field);
	return facet;
};

test.each([
	['price', { min: 10000, max: 30000 }, '$10,000 to $30,000'],
	['price', { max: 30000 }, 'up to $30,000'],
	['year', { min: 2018 }, 'from 2018'],
	['year', { min: 2018, max: 2018 }, '2018'],
	['km', { max: 50000 }, 'up to 50,000 km'],
	['photos_count', { min: 3 }, 'from 3 photos'],
	['price', {}, ''],
] as const)('SRCH-2 the range %s %j is shown as %j', (field, range, shown) => {
	expect(rangeLabel(rangeOf(field), range, 'en-AU')).toBe(shown);
});

test('SRCH-2 every facet of the table is a facet of the stock, and no two share a name', () => {
	expect(facets.filter(({ field }) => !('facet' in stockSchema[field]))).toEqual([]);
	const params = facets.map(({ param }) => param);
	expect(new Set(params).size).toBe(params.length);
	for (const { field, param } of facets) expect(facetNamed(param)?.field, param).toBe(field);
	expect(listFacets.filter(({ parent }) => parent).map(({ field }) => field)).toEqual(['model']);
});
