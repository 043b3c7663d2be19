import { expect, test } from 'vitest';
import { formsOf } from '../../../../src/client/saved/page/row-forms.ts';

test.each([
	[{}, ['enquire', 'test-drive']],
	[{ undriven: true }, ['enquire']],
	[{ state: 'reserved' }, ['if-available']],
	[{ state: 'coming_soon', undriven: true }, ['first-to-see']],
	[{ state: 'sold' }, []],
] as const)('USER-1, CAR-1 a row of %o offers what the page of the car offers first: %o', (car, forms) => {
	expect(formsOf(car)).toEqual(forms);
});
