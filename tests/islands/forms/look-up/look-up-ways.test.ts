import { expect, test } from 'vitest';
import { wayBehind } from '../../../../src/islands/forms/look-up/look-up-ways.ts';

test.each([
	['nothing yet', {}, 'plate'],
	['typed by hand', { 'Vehicle Make': 'Toyota', 'Vehicle Model': 'Corolla', Rego: '' }, 'hand'],
	['found by its plate', { 'Vehicle Make': 'Kia', Rego: 'DEMO01' }, 'plate'],
	['found by its VIN', { 'Vehicle Make': 'Kia', VIN: 'KNADC512MH6123456' }, 'vin'],
])('USER-10 a step that is shown again starts with the way that was taken: %s', (_, values, way) => {
	expect(wayBehind(values)).toBe(way);
});
