import { expect, test } from 'vitest';
import type { ListField } from '../../../src/search/fields/facets.ts';
import { settleState } from '../../../src/search/state/settle-state.ts';
import { readSearch, searchQuery } from '../../../src/search/state/url-state.ts';

const stock: Partial<Record<ListField, string[]>> = {
	make: ['ŠKODA', 'Mazda'],
	model: ['CX-5', 'e:HEV'],
	simple_body: ['Ute', 'SUV', 'People Mover'],
	seats: ['5', '7'],
};
const settled = (address: string, locale = 'en-AU') =>
	searchQuery(settleState(readSearch(address).state, { valuesOf: (field) => stock[field] ?? [], locale }));

test.each([
	['?make=skoda', '?make=%C5%A0KODA'],
	['?make=SKODA~%C5%A0koda~mazda', '?make=%C5%A0KODA~Mazda'],
	['?model=cx5&body=utes', '?model=CX-5&body=Ute'],
	['?simple_body=people+movers~suvs', '?body=People+Mover~SUV'],
	['?make=Lada&price=-20000', '?make=Lada&price=-20000'],
	['?seats=7', '?seats=7'],
	['?make=!!', '?make=!!'],
])('SRCH-3, SRCH-5 %j is read as %j', (address, as) => {
	expect(settled(address)).toBe(as);
});

test('SITE-9 `?body=trucks` of an American site is the stock’s Ute', () => {
	expect(settled('?body=trucks', 'en-US')).toBe('?body=Ute');
});
