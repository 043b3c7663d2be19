import { expect, test } from 'vitest';
import { townNamed } from '../../../src/domain/places/towns.ts';

test.each([
	['toowoomba', 'en-AU', 'Toowoomba'],
	['Toowoomba QLD 4350', 'en-AU', 'Toowoomba'],
	['Whangārei', 'en-NZ', 'Whangarei'],
	['Palmerston North', 'en-NZ', 'Palmerston North'],
	['toowoom', 'en-AU', undefined],
	['Toowoomba', 'en-NZ', undefined],
	['Perth', 'en-US', undefined],
	['', 'en-AU', undefined],
])('LOC-2 %j under %s is %s', (typed, locale, name) => {
	expect(townNamed(typed, locale)?.name).toBe(name);
});

test('LOC-2 a town is where it is', () => {
	expect(townNamed('Toowoomba', 'en-AU')?.at).toEqual({ lat: -27.6, long: 151.9 });
});
