import { expect, test } from 'vitest';
import { keepCounted, keepLed, ownVariants, variantNames } from '../../../src/client/split-test/own-variants.ts';

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

test('SITE-11 a second lead of a visitor counts in no test, but in one that is new to them', () => {
	const device = deviceWith({ hero: { variant: 'short', counted: true } });
	keepLed(device);
	expect(variantNames(device)).toBeNull();
	device.write('variants', { ...ownVariants(device), finance: { variant: 'original' } });
	expect(variantNames(device)).toEqual({ finance: 'original' });
	keepCounted(device, 'hero');
	expect(ownVariants(device)['hero']).toEqual({ variant: 'short', counted: true, led: true });
	const none = deviceWith(null);
	keepLed(none);
	expect(none.read('variants')).toBeNull();
});

test.each([null, 7, [], 'x', {}, { hero: 'short' }, { hero: { variant: 'Nga ire' } }, { 'a b': { variant: 'short' } }])(
	'SITE-11 nothing is said of %j on the device',
	(junk) => expect(variantNames(deviceWith(junk))).toBeNull(),
);
