import { describe, expect, test } from 'vitest';
import { spreadRanks } from '../../../scripts/demo/stock/ranks.ts';

const record = (id: number, custom_rank: number, simple_body: string, colour = 'White') => ({
	id,
	custom_rank,
	simple_body,
	colour,
	status: 'in_stock',
});
const order = (records: ReturnType<typeof record>[]) =>
	spreadRanks(records)
		.filter(({ custom_rank }) => custom_rank > 0)
		.sort((a, b) => b.custom_rank - a.custom_rank)
		.map(({ id }) => id);

describe('the ranks of sample stock', () => {
	test('two of one body do not stand beside each other', () => {
		expect(order([record(1, 90, 'Van'), record(2, 80, 'Van'), record(3, 70, 'SUV'), record(4, 0, 'Ute')])).toEqual([
			1, 3, 2,
		]);
	});

	test('where all have one body, two of one colour do not', () => {
		expect(order([record(1, 9, 'SUV'), record(2, 8, 'SUV'), record(3, 7, 'SUV', 'Red')])).toEqual([1, 3, 2]);
	});

	test('recent cars with pictures lead the list, vans and those without do not', () => {
		const seen = { year: 2026, images: ['1', '2', '3', '4'] };
		const van = { ...record(1, 90, 'Van'), ...seen };
		const old = { ...record(2, 80, 'SUV'), ...seen, year: 2019 };
		const bare = { ...record(3, 70, 'SUV'), ...seen, images: ['1'] };
		const suv = { ...record(4, 60, 'SUV'), ...seen };
		const ute = { ...record(5, 50, 'Ute'), ...seen, year: 2024 };
		expect(order([van, old, bare, suv, ute]).slice(0, 2)).toEqual([4, 5]);
	});

	test('what is on its way or reserved does not lead the list', () => {
		const coming = { ...record(1, 90, 'Van'), status: 'coming_soon' };
		const reserved = { ...record(2, 80, 'SUV'), reserved: true };
		expect(order([coming, reserved, record(3, 70, 'Ute')])).toEqual([3]);
	});

	test('each has a rank of its own; what had none has none', () => {
		const ranks = spreadRanks([record(1, 5, 'SUV'), record(2, 5, 'Van'), record(3, 0, 'Van')]);
		expect(ranks.map(({ custom_rank }) => custom_rank)).toEqual([2, 1, 0]);
	});
});
