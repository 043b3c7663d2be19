import { expect, test } from 'vitest';
import { isFreeHere } from '../../../src/domain/cars/sellable.ts';

test.each([
	['one that stands here', {}, true],
	['one that somebody has reserved', { reserved: true }, false],
	['one on its way', { status: 'coming_soon' }, false],
	['a sold one', { sold: true }, false],
] as const)('ROUTE-17, CARD-3 who comes today can have %s', (_title, set, expected) => {
	expect(isFreeHere({ status: 'in_stock', sold: false, reserved: false, ...set })).toBe(expected);
});
