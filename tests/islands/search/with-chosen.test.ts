import { expect, test } from 'vitest';
import { asDrawn, withChosen } from '../../../src/islands/search/widgets/LiveListFacet.tsx';

test('SRCH-3 what is ticked stays in its list where no car has it', () => {
	const kia = { value: 'Kia', count: 2 };
	expect(withChosen([kia], ['Mazda', 'Kia'])).toEqual([kia, { value: 'Mazda', count: 0 }]);
	expect(withChosen([], ['Mazda'])).toEqual([{ value: 'Mazda', count: 0 }]);
	const all = [kia];
	expect(withChosen(all, ['Kia'])).toBe(all);
});

test('SRCH-2 what a landing is about stays alone in its list, as the page was drawn; a list of a condition shows them all', () => {
	const values = ['Kia', 'Mazda'].map((value) => ({ value, count: 2 }));
	const own = { lists: { make: ['Kia'], car_type: ['used'] } };
	expect(asDrawn('make', values, ['Kia'], own)).toEqual([values[0]]);
	expect(asDrawn('make', values, [], own)).toBe(values);
	expect(asDrawn('make', values, ['Kia', 'Mazda'], own)).toBe(values);
	expect(asDrawn('simple_body', values, ['SUV'], own)).toBe(values);
	expect(asDrawn('car_type', values, ['used'], own)).toBe(values);
});
