import { expect, test } from 'vitest';
import { brandName } from '../../../src/domain/cars/brand-name.ts';

test.each([
	['skoda', 'Škoda'],
	['ŠKODA', 'Škoda'],
	['Citroen', 'Citroën'],
	['Mazda', 'Mazda'],
	['MG', 'MG'],
	['', ''],
])('SRCH-5 %j is shown as %j', (make, shown) => {
	expect(brandName(make)).toBe(shown);
});
