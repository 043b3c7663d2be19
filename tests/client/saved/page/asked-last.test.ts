import { expect, test } from 'vitest';
import { isAskedLast } from '../../../../src/client/saved/page/asked-last.ts';

test('USER-1, USER-5 the list knows which car was asked about last, and nothing from what else may be stored', () => {
	const storeWith = (stored: unknown) => ({ read: () => stored });
	expect(isAskedLast(storeWith('100029'), 100029)).toBe(true);
	expect(isAskedLast(storeWith('100029'), 10002)).toBe(false);
	for (const other of [null, {}, '', [7, 8]]) expect(isAskedLast(storeWith(other), 7)).toBe(false);
});
