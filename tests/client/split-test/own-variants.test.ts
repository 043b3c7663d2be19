import { expect, test } from 'vitest';
import { keepCounted, ownVariants, variantNames } from '../../../src/client/split-test/own-variants.ts';

const deviceWith = (value: unknown) => {
	const kept = new Map<string, unknown>([['variants', value]]);
	return {
		read: (name: string) => kept.get(name),
		write: (name: string, now: unknown) => Boolean(kept.set(name, now)),
	};
};

test('SITE-11 what a lead says of the variants that its visitor sees', () => {
	const device = deviceWith({ hero: { variant: 'short', counted: true }, finance: { variant: 'original' } });
	expect(variantNames(device)).toEqual({ hero: 'short', finance: 'original' });
	keepCounted(device, 'finance');
	keepCounted(device, 'unknown');
	expect(ownVariants(device)).toEqual({
		hero: { variant: 'short', counted: true },
		finance: { variant: 'original', counted: true },
	});
});

test.each([null, 7, [], 'x', {}, { hero: 'short' }, { hero: { variant: 'Nga ire' } }, { 'a b': { variant: 'short' } }])(
	'SITE-11 nothing is said of %j on the device',
	(junk) => expect(variantNames(deviceWith(junk))).toBeNull(),
);
