import { expect, test } from 'vitest';
import { fillVehicle, isDescribed, vehicleTexts } from '../../../../src/islands/forms/look-up/fill-vehicle.ts';

const empty = { 'Vehicle Make': '', 'Vehicle Model': '', 'Vehicle Year': '', 'Vehicle Variant': '' };
const kia = { make: 'Kia', model: 'Rio', year: 2019, variant: 'S' };
const filled = { 'Vehicle Make': 'Kia', 'Vehicle Model': 'Rio', 'Vehicle Year': '2019', 'Vehicle Variant': 'S' };

test('USER-10 a vehicle fills what is empty, and says what', () => {
	expect(fillVehicle(empty, kia, {})).toEqual({
		fill: filled,
		filled: ['make', 'model', 'year', 'variant'],
		differs: [],
	});
	const { fill, filled: words } = fillVehicle(empty, { make: 'Kia', year: 2019 }, {});
	expect([fill, words]).toEqual([{ 'Vehicle Make': 'Kia', 'Vehicle Year': '2019' }, ['make', 'year']]);
});

test('USER-10 what the visitor has typed stays, and the difference is named', () => {
	const typed = { ...empty, 'Vehicle Make': 'Toyota', 'Vehicle Model': 'RIO' };
	const { fill, differs } = fillVehicle(typed, kia, {});
	expect(fill).toEqual({ 'Vehicle Year': '2019', 'Vehicle Variant': 'S' });
	// Written otherwise is not another one.
	expect(differs).toEqual([{ field: 'Vehicle Make', word: 'make', typed: 'Toyota', found: 'Kia' }]);
});

test('USER-10 the next vehicle takes the place of the one before, also where it says less', () => {
	const { fill, differs } = fillVehicle(filled, { make: 'Mazda', model: '3' }, filled);
	expect(fill).toEqual({ 'Vehicle Make': 'Mazda', 'Vehicle Model': '3', 'Vehicle Year': '', 'Vehicle Variant': '' });
	expect(differs).toEqual([]);
	const corrected = { ...filled, 'Vehicle Variant': 'GT-Line' };
	expect(fillVehicle(corrected, { make: 'Kia', variant: 'Si' }, filled).differs).toHaveLength(1);
});

test('USER-10 a field that the site’s form does not have is not filled', () => {
	const { 'Vehicle Variant': _, ...without } = empty;
	expect(Object.keys(fillVehicle(without, kia, {}).fill)).toEqual(['Vehicle Make', 'Vehicle Model', 'Vehicle Year']);
});

test.each([
	[filled, true],
	[{ ...filled, 'Vehicle Make': ' KIA ' }, true],
	[{ ...filled, 'Vehicle Model': 'Rio GT-Line' }, true],
	[{ ...filled, 'Vehicle Make': 'Mazda' }, false],
	[{ ...filled, 'Vehicle Model': 'Seltos' }, false],
	[{ ...filled, 'Vehicle Year': '2018' }, false],
	[{ 'Vehicle Model': 'Rio' }, true],
])('FORM-17 a range counts for the vehicle that the form describes: %o is it: %s', (values, is) => {
	expect(isDescribed(values, kia)).toBe(is);
});

test('USER-10 a vehicle in words, without what is not known', () => {
	expect(vehicleTexts({ ...kia, body: 'Hatch', fuel: 'Petrol', country: 'South Korea' })).toEqual({
		name: '2019 Kia Rio S',
		facts: 'Hatch, Petrol, made in South Korea',
	});
	expect(vehicleTexts({})).toEqual({ name: '', facts: '' });
});
