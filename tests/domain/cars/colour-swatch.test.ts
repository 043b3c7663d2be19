import { expect, test } from 'vitest';
import { colourSwatch } from '../../../src/domain/cars/colour-swatch.ts';

test.each([
	['Grey', '#6d7277'],
	[' gray ', '#6d7277'],
	['WHITE', '#f5f6f6'],
	['Machine Grey', null],
	['', null],
	['constructor', null],
])('ROUTE-17 the colour “%s” looks like %s', (name, look) => {
	expect(colourSwatch(name)).toBe(look);
});
