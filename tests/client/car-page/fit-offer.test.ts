import { expect, test } from 'vitest';
import { offerTop } from '../../../src/client/car-page/fit-offer.ts';

test.each([
	['fits below the header', 620, 68],
	['is as high as the room', 716, 68],
	['is taller than the screen', 890, -106],
	['is opened', 1100, -316],
])('CAR-1 an offer that %s stays where its foot can be reached', (_, height, top) => {
	expect(offerTop(68, height, 800)).toBe(top);
});
