import { expect, test } from 'vitest';
import { withChosen } from '../../../src/islands/search/widgets/LiveListFacet.tsx';

test('SRCH-3 what is ticked stays in its list where no car has it', () => {
	const kia = { value: 'Kia', count: 2 };
	expect(withChosen([kia], ['Mazda', 'Kia'])).toEqual([kia, { value: 'Mazda', count: 0 }]);
	expect(withChosen([], ['Mazda'])).toEqual([{ value: 'Mazda', count: 0 }]);
	const all = [kia];
	expect(withChosen(all, ['Kia'])).toBe(all);
});
