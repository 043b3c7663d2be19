import { expect, test } from 'vitest';
import { makeCar, makeSite } from '../../support/make-site.ts';
import { modelAt } from '../../support/model-at.ts';

const gx = { name: 'GX', price: 45_990, engine: '2.0L petrol', extras: ['Screen'] };
const gxl = { name: 'GXL', price: 48_990, engine: '2.0L petrol', extras: ['Screen', 'Roof rails'] };
const hybrid = { ...gxl, name: 'GXL Hybrid', price: 51_490, engine: '2.5L petrol hybrid' };
const cruiser = { ...gxl, name: 'Cruiser', price: 54_990, extras: [...gxl.extras, 'Leather'] };
const page = (variants: (typeof gx)[], cars = [makeCar({ make: 'Toyota', model: 'RAV4' })]) => {
	const models = [{ slug: 'rav4', name: 'RAV4', manufacturer_name: 'Toyota', variants }];
	return modelAt(makeSite({ models, build_model_pages: true }, cars), 'model', '/rav4/');
};

test('ROUTE-17 variants can be chosen by engine, each kind with its lowest price', () => {
	const { engines, variants } = page([gx, gxl, hybrid, cruiser]);
	expect(engines).toEqual([
		{ kind: 'petrol', name: 'Petrol', from: 'from $45,990' },
		{ kind: 'hybrid', name: 'Hybrid', from: 'from $51,490' },
	]);
	expect(variants.map(({ engine }) => engine)).toEqual(['petrol', 'petrol', 'hybrid', 'petrol']);
});

test('ROUTE-17 no price is said of an engine where a variant comes with several, and none are told apart where all have one', () => {
	expect(page([gx, { ...gxl, engine: '2.0L petrol or 2.5L hybrid' }, hybrid]).engines).toEqual([]);
	expect(page([gx, gxl, cruiser]).engines).toEqual([]);
});

test('ROUTE-17 a variant is compared with the next one down that has its engine', () => {
	const heads = page([gx, gxl, hybrid, cruiser]).variants.map(({ adds }) => [adds.heading, ...adds.items]);
	expect(heads).toEqual([
		['It comes with', 'Screen'],
		['On top of the GX', 'Roof rails'],
		['On top of the GXL'],
		['On top of the GXL', 'Leather'],
	]);
});

test('ROUTE-17 a hybrid in stock is the hybrid of its name', () => {
	const of = (stocknum: string, simple_fuel: 'Petrol' | 'Hybrid') =>
		makeCar({ stocknum, simple_fuel, make: 'Toyota', model: 'RAV4', car_type: 'new', badge: 'GXL', price: 51_490 });
	const stock = [of('G1', 'Petrol'), of('G2', 'Hybrid'), of('G3', 'Hybrid')];
	expect(page([gx, gxl, hybrid], stock).variants.map(({ count }) => count)).toEqual([0, 1, 2]);
});
