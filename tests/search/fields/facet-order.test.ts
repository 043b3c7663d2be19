import { expect, test } from 'vitest';
import { inFacetOrder } from '../../../src/search/fields/facets.ts';

const choice = (label: string, count: number, value = label) => ({ value, label, count });

test('SRCH-2 choices of most cars come first, equal ones by what they are called', () => {
	const choices = [choice('Ute', 2), choice('ŠKODA', 3), choice('Audi', 3), choice('Kia', 3), choice('SUV', 9)];
	for (const given of [choices, choices.toReversed()]) {
		expect(given.toSorted(inFacetOrder({ order: 'count' })).map(({ label }) => label)).toEqual([
			'SUV',
			'Audi',
			'Kia',
			'ŠKODA',
			'Ute',
		]);
	}
});

test('SRCH-2 the label decides, not the value that stands for it; alike in both, the value', () => {
	const choices = [choice('Demo', 1, 'z-demo'), choice('New', 1, 'a-new'), choice('Demo', 1, 'b-demo')];
	const values = choices.toSorted(inFacetOrder({ order: 'count' })).map(({ value }) => value);
	expect(values).toEqual(['b-demo', 'z-demo', 'a-new']);
});

test('SRCH-2 what is chosen comes first where a list has to be unfolded', () => {
	const choices = ['A', 'B', 'C', 'D'].map((label) => ({ ...choice(label, 1), chosen: label === 'D' }));
	const order = (limit: number) =>
		choices.toSorted(inFacetOrder({ order: 'count', limit }, 4)).map(({ label }) => label);
	expect(order(3)).toEqual(['D', 'A', 'B', 'C']);
	expect(order(4)).toEqual(['A', 'B', 'C', 'D']);
});

test('SRCH-2 seats go by number, whatever they count', () => {
	const choices = [choice('10 seats', 9, '10'), choice('2 seats', 1, '2'), choice('7 seats', 5, '7')];
	expect(choices.toSorted(inFacetOrder({ order: 'value' })).map(({ value }) => value)).toEqual(['2', '7', '10']);
});
