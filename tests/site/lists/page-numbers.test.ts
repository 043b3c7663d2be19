import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { carsPerPage, pageCount, pageNumbers } from '../../../src/site/lists/page-numbers.ts';

describe('SRCH-4 pages of a list', () => {
	test.each([
		[0, 1],
		[1, 1],
		[21, 1],
		[22, 2],
		[63, 3],
		[64, 4],
	])('%i cars are %i pages of 21', (cars, pages) => {
		const perPage = carsPerPage({ layout: 'grid' });
		expect(perPage).toBe(21);
		expect(pageCount(cars, perPage)).toBe(pages);
	});

	test.each([
		[20, 1],
		[21, 2],
	])('%i cars are %i pages of a plain list of 20', (cars, pages) => {
		expect(pageCount(cars, carsPerPage({ layout: 'list' }))).toBe(pages);
	});
});

describe('SRCH-4 page numbers', () => {
	test.each<[current: number, count: number, numbers: (number | null)[]]>([
		[1, 1, [1]],
		[1, 2, [1, 2]],
		[2, 3, [1, 2, 3]],
		[1, 4, [1, 2, 3, 4]],
		[1, 5, [1, 2, 3, 4, 5]],
		[1, 11, [1, 2, 3, 4, 5, null, 11]],
		[3, 11, [1, 2, 3, 4, 5, null, 11]],
		[4, 11, [1, 2, 3, 4, 5, null, 11]],
		[5, 11, [1, null, 4, 5, 6, null, 11]],
		[4, 7, [1, 2, 3, 4, 5, 6, 7]],
		[6, 12, [1, null, 5, 6, 7, null, 12]],
		[12, 12, [1, null, 8, 9, 10, 11, 12]],
	])('page %i of %i', (current, count, numbers) => {
		expect(pageNumbers(current, count)).toEqual(numbers);
	});

	test('never leave out one page alone, and name the first, the current and the last', () => {
		const pages = fc
			.integer({ min: 1, max: 400 })
			.chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
		fc.assert(
			fc.property(pages, ([current, count]) => {
				const numbers = pageNumbers(current, count);
				const filled = numbers.flatMap((number, index) => {
					if (number !== null) return [number];
					const from = numbers[index - 1] ?? 0;
					const to = numbers[index + 1] ?? 0;
					expect(to - from).toBeGreaterThan(2);
					return Array.from({ length: to - from - 1 }, (_, step) => from + step + 1);
				});
				expect(filled).toEqual(Array.from({ length: count }, (_, index) => index + 1));
				expect(numbers).toContain(current);
				expect(numbers.length).toBeLessThanOrEqual(7);
			}),
			{ seed: 4 },
		);
	});
});
