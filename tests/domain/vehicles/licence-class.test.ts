import { describe, expect, test } from 'vitest';
import {
	type LicenceClass,
	licenceClass,
	licenceLabel,
	licenceName,
} from '../../../src/domain/vehicles/licence-class.ts';

describe('SITE-8 the class of licence that a truck takes', () => {
	test.each<[number, '4x2' | '6x4' | undefined, LicenceClass | undefined]>([
		[4_495, '4x2', 'Car'],
		[4_500, '6x4', 'Car'],
		[4_501, '4x2', 'LR'],
		[8_000, '6x4', 'LR'],
		[8_001, '4x2', 'MR'],
		[16_000, '4x2', 'MR'],
		[8_001, '6x4', 'HR'],
		[26_000, '6x4', 'HR'],
		[6_500, undefined, 'LR'],
		[10_700, undefined, undefined],
	])('in Australia: %i kg on %s is %s', (gvm, axle_configuration, expected) => {
		expect(licenceClass({ gvm, axle_configuration }, 'en-AU')).toBe(expected);
	});

	test.each<[number, '4x2' | '6x4' | undefined, LicenceClass | undefined]>([
		[6_000, undefined, 'Class 1'],
		[6_001, undefined, 'Class 2'],
		[18_000, '6x4', 'Class 2'],
		[18_001, '4x2', 'Class 2'],
		[18_001, '6x4', 'Class 4'],
		[18_001, undefined, undefined],
	])('in New Zealand: %i kg on %s is %s', (gvm, axle_configuration, expected) => {
		expect(licenceClass({ gvm, axle_configuration }, 'en-NZ')).toBe(expected);
	});

	test('a prime mover is driven with its trailer', () => {
		const mover = { gvm: 26_000, axle_configuration: '6x4' as const, simple_body: 'Prime Mover' };
		expect(licenceClass(mover, 'en-AU')).toBe('HC');
		expect(licenceClass(mover, 'en-NZ')).toBe('Class 5');
	});

	test('is not guessed without a weight, or for a country whose rules are not here', () => {
		expect(licenceClass({ axle_configuration: '6x4' }, 'en-AU')).toBeUndefined();
		expect(licenceClass({ gvm: 12_000, axle_configuration: '6x4' }, 'en-US')).toBeUndefined();
	});

	test('is said as drivers say it', () => {
		expect([licenceLabel('MR'), licenceLabel('Car'), licenceLabel('Class 2')]).toEqual([
			'MR licence',
			'Car licence',
			'Class 2 licence',
		]);
		expect([licenceName('MR'), licenceName('Class 2')]).toEqual(['Medium Rigid (MR)', 'Class 2']);
	});
});
