import { expect, test } from 'vitest';
import { nextLists, noLists } from '../../../src/domain/stock/known-lists.ts';

test('SRCH-2 a list that has lost its last car is remembered, the latest first, until it is back', () => {
	const first = nextLists(noLists, ['kia/rio', 'kia', 'utes']);
	expect(first).toEqual({ present: ['kia', 'kia/rio', 'utes'], lost: [] });
	const second = nextLists(first, ['kia', 'utes']);
	expect(second).toEqual({ present: ['kia', 'utes'], lost: ['kia/rio'] });
	const third = nextLists(second, ['kia']);
	expect(third.lost).toEqual(['utes', 'kia/rio']);
	expect(nextLists(third, ['kia', 'kia/rio'])).toEqual({ present: ['kia', 'kia/rio'], lost: ['utes'] });
});

test('SRCH-2 the same stock again changes nothing', () => {
	const known = { present: ['kia'], lost: ['ford', 'audi'] };
	expect(nextLists(known, ['kia'])).toEqual(known);
});

test('SRCH-2 the latest 500 are remembered', () => {
	const lost = Array.from({ length: 500 }, (_, index) => `make-${index}`);
	const next = nextLists({ present: ['kia'], lost }, []);
	expect([next.lost.length, next.lost[0], next.lost.at(-1)]).toEqual([500, 'kia', 'make-498']);
});
