import { expect, test } from 'vitest';
import { createTextMatcher } from '../../../src/search/text/text-matcher.ts';

const values = ['', 'Toyota Corolla', 'Toyota Hilux', 'Mazda 3'];
const column = { kind: 'text' as const, values, codes: Uint8Array.from([1, 1, 2, 3]) };
const match = createTextMatcher([{ field: 'name', column }], 4);

test.each([
	['corola', 'corolla'],
	['toyta hilux', 'toyota hilux'],
	['toyota huracan', 'toyota'],
	['corolla', undefined],
	['coroll', undefined],
	['toyota 3', 'toyota'],
])('T3, T5 %j finds cars for %j', (query, mended) => {
	const found = match(query);
	expect(found === 'all' ? 'all' : found.mended).toBe(mended);
});
