import { expect, test } from 'vitest';
import { namesModel } from '../../../src/client/models/names-model.ts';

test.each([
	['Mazda CX-5', 'cx5', true],
	['Mazda CX-5', 'cx-5 mazda', true],
	['Mazda CX-5', 'CX 5', true],
	['Škoda Octavia', 'skoda oct', true],
	['Mercedes-Benz A 180', 'mercedes a180', true],
	['Mazda CX-5', '', true],
	['Mazda CX-5', 'cx8', false],
	['Kia Rio', 'kia cerato', false],
])('ROUTE-14 the model %s is found by “%s”: %s', (name, typed, found) => {
	expect(namesModel(name, typed)).toBe(found);
});
