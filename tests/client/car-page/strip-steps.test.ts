import { expect, test } from 'vitest';
import { photoAfter } from '../../../src/client/car-page/strip-steps.ts';

test.each([
	['the next', 0, 1, 1],
	['the one before', 3, -1, 2],
	['after the last the first', 5, 1, 0],
	['before the first the last', 0, -1, 5],
	['Home', 3, -999, 0],
	['End', 3, 999, 5],
])('CAR-1 photos go round: %s', (_, from, steps, to) => {
	expect(photoAfter(from, steps, 6)).toBe(to);
});
