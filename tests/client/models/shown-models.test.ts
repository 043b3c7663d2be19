import { expect, test } from 'vitest';
import { shownModels } from '../../../src/client/models/shown-models.ts';

const models = [
	{ name: 'Audi A3', price: 30_000, least: 9_000, bodies: ['Hatch', 'Sedan'] },
	{ name: 'Audi Q5', price: null, least: null, bodies: ['SUV'] },
	{ name: 'Kia Rio', price: 12_000, least: 12_000, bodies: ['Hatch'] },
	{ name: 'Mazda CX-5', price: 25_000, least: 25_000, bodies: ['SUV'] },
];

test.each([
	[{}, ['Audi A3', 'Audi Q5', 'Kia Rio', 'Mazda CX-5']],
	[{ body: 'Hatch' }, ['Audi A3', 'Kia Rio']],
	[{ body: 'Hatch', byPrice: true }, ['Kia Rio', 'Audi A3']],
	[{ byPrice: true }, ['Kia Rio', 'Mazda CX-5', 'Audi A3', 'Audi Q5']],
	[{ body: 'SUV', typed: 'cx5' }, ['Mazda CX-5']],
	[{ body: 'Sedan', typed: 'kia' }, []],
	[{ most: 20_000 }, ['Audi A3', 'Kia Rio']],
	[{ most: 20_000, byPrice: true }, ['Audi A3', 'Kia Rio']],
	[{ most: 30_000, byPrice: true }, ['Kia Rio', 'Mazda CX-5', 'Audi A3']],
	[{ most: 10_000, body: 'SUV' }, []],
])('ROUTE-14 the list of models by name, body and price: %o', (asked, names) => {
	const shown = shownModels(models, { typed: '', body: '', most: null, byPrice: false, ...asked });
	expect(shown.map(({ name }) => name)).toEqual(names);
});
