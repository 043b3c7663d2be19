import { describe, expect, test } from 'vitest';
import { areReviewsVisible, reviewGroups } from '../../../src/domain/places/reviews.ts';
import { drawStars } from '../../../src/domain/places/stars.ts';

describe('stars', () => {
	test.each([
		[5, 4, 100, '5.0'],
		[4.96, 4, 96, '5.0'],
		[4.6, 4, 60, '4.6'],
		[4, 4, 0, '4.0'],
		[3.99, 3, 99, '4.0'],
		[3.2, 3, 20, '3.2'],
		[1, 1, 0, '1.0'],
		[0.4, 0, 40, '0.4'],
	])('LOC-7 %d is %i full and one of %i %%, written %s', (average, full, partial, text) => {
		expect(drawStars(average, 1)).toEqual({ full, partial, text });
	});

	test.each([
		[0, 12],
		[4.6, 0],
		[0, 0],
	])('LOC-7 none for an average of %d of %i reviews', (average, count) => {
		expect(drawStars(average, count)).toBeNull();
	});
});

describe('reviews', () => {
	test.each([
		[4, 4, false, false],
		[4.01, 4, false, true],
		[5, 4, true, false],
		[4.5, 4.5, false, false],
		[0, 0, false, false],
		[0.1, 0, false, true],
	])('LOC-8 an average of %d with a minimum of %d, hidden %s: %s', (average, minimum, hidden, visible) => {
		expect(areReviewsVisible({ average, minimum, hidden })).toBe(visible);
	});

	test.each([
		[0, []],
		[1, [1]],
		[12, [12]],
		[13, [12, 1]],
		[32, [12, 20]],
		[33, [12, 20, 1]],
	])('LOC-8 %i reviews are shown as %j', (count, sizes) => {
		const reviews = Array.from({ length: count }, (_, index) => index);
		const groups = reviewGroups(reviews);
		expect(groups.map((group) => group.length)).toEqual(sizes);
		expect(groups.flat()).toEqual(reviews);
	});
});
