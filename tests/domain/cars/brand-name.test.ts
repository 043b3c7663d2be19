import { describe, expect, test } from 'vitest';
import { brandedName, brandName } from '../../../src/domain/cars/brand-name.ts';
import { vehicleName } from '../../../src/domain/cars/vehicle-name.ts';

test.each([
	['skoda', 'Škoda'],
	['ŠKODA', 'Škoda'],
	['Citroen', 'Citroën'],
	['Mazda', 'Mazda'],
	['MG', 'MG'],
	['', ''],
])('SRCH-5 %j is shown as %j', (make, shown) => {
	expect(brandName(make)).toBe(shown);
});

test('SRCH-5 a car’s name has its make as its maker writes it', () => {
	expect(brandedName('2023 ŠKODA Fabia Run-Out')).toBe('2023 Škoda Fabia Run-Out');
	expect(brandedName('2021 Kia Rio')).toBe('2021 Kia Rio');
});

describe('SRCH-5 make and model as a name', () => {
	test.each([
		['Toyota', 'Hilux', 'Toyota Hilux'],
		['ŠKODA', 'Octavia', 'Škoda Octavia'],
		['Mazda', 'Mazda2', 'Mazda2'],
		['MG', 'MG3', 'MG3'],
		['MG', 'MG ZS', 'MG ZS'],
		['MG', 'MGB GT', 'MGB GT'],
		['MG', 'ZS', 'MG ZS'],
		['skoda', 'Škoda Fabia', 'Škoda Fabia'],
		['Mini', 'MINI Cooper', 'Mini Cooper'],
		['Mini', 'Mini', 'Mini'],
		['Ram', 'Rampage', 'Ram Rampage'],
		['Mercedes', 'Mercedes-Benz C200', 'Mercedes-Benz C200'],
		['BYD', 'Sealion 7', 'BYD Sealion 7'],
	])('%s and %s are %s', (make, model, name) => {
		expect(vehicleName(make, model)).toBe(name);
	});
});
