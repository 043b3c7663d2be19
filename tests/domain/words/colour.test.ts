import { expect, test } from 'vitest';
import { contrastRatio, mix, mostReadable } from '../../../src/domain/words/colour.ts';

test.each([
	['#000000', '#ffffff', 21],
	['#ffffff', '#ffffff', 1],
	['#777777', '#ffffff', 4.478],
	['#0000ff', '#ffffff', 8.592],
	['#ff0000', '#000000', 5.252],
])('contrast of %s and %s, either way', (one, other, ratio) => {
	expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
	expect(contrastRatio(other, one)).toBeCloseTo(ratio, 2);
});

test('the candidate whose worst contrast is best', () => {
	expect(mostReadable(['#ffffff', '#000000'], ['#ffff00'])).toBe('#000000');
	expect(mostReadable(['#ffffff', '#000000'], ['#000080', '#101010'])).toBe('#ffffff');
});

test('mixing keeps the ends', () => {
	expect(mix('#102030', '#ffffff', 0)).toBe('#102030');
	expect(mix('#102030', '#ffffff', 1)).toBe('#ffffff');
	expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
});
