import { expect, test } from 'vitest';
import { shrinkPicture, shrunkSize } from '../../../src/client/leads/shrink-picture.ts';

test.each([
	[4000, 3000, 1600, 1200],
	[3000, 4000, 1200, 1600],
	[1600, 900, 1600, 900],
	[20_000, 3, 1600, 1],
])('FORM-11 %i × %i becomes %i × %i', (width, height, smaller, lower) => {
	expect(shrunkSize({ width, height })).toEqual({ width: smaller, height: lower });
});

test('FORM-11 what is small, no picture, or cannot be read stays as it is', async () => {
	const small = new File(['x'], 'a.png', { type: 'image/png' });
	const paper = new File(['x'.repeat(500_000)], 'a.pdf', { type: 'application/pdf' });
	const heic = new File(['x'.repeat(500_000)], 'a.heic', { type: 'image/heic' });
	for (const file of [small, paper]) expect(await shrinkPicture(file)).toEqual({ file, is: 'kept' });
	expect(await shrinkPicture(heic)).toEqual({ file: heic, is: 'unreadable' });
});
