import { describe, expect, test } from 'vitest';
import type { SiteInput } from '../../../src/config/site.ts';
import { contentBlockData } from '../../../src/site/blocks/content-block-data.ts';
import { modelCards } from '../../../src/site/content/range-cards.ts';
import { rangeKinds } from '../../../src/site/content/range-kinds.ts';
import { makeCar, makeSite } from '../../support/make-site.ts';

const spec = (label: string, value: string) => ({ label, value });

describe('what a range is narrowed by', () => {
	const models = [
		{ slug: 'rio', name: 'Rio' },
		{ slug: 'sorento', name: 'Sorento', specifications: [spec('Engine', '2.2L diesel or 1.6L hybrid')] },
		{ slug: 'ev9', name: 'EV9', specifications: [spec('Body', 'Five-door SUV'), spec('Fuel', 'Electric')] },
	];
	const stock = [
		makeCar({ stocknum: 'R1', model: 'Rio', simple_body: 'Hatch', simple_fuel: 'Petrol' }),
		makeCar({ stocknum: 'S1', model: 'Sorento', simple_body: 'SUV', simple_fuel: 'Diesel' }),
	];
	const site = (set: Partial<SiteInput> = {}) => makeSite({ models, ...set }, stock);

	test('ROUTE-14 the bodies and engines of each model: as in stock, else as the config says them', () => {
		expect(modelCards(site()).map(({ kinds }) => kinds)).toEqual([
			['hatch'],
			['suv', 'diesel', 'hybrid'],
			['suv', 'electric'],
		]);
	});

	test('ROUTE-14 bodies of most models first, then engines; each with the list of all such cars', () => {
		const own = site();
		expect(rangeKinds(own, modelCards(own)).map(({ key, name }) => [key, name])).toEqual([
			['suv', 'SUVs'],
			['hatch', 'Hatches'],
			['electric', 'Electric'],
			['hybrid', 'Hybrid'],
			['diesel', 'Diesel'],
		]);
		expect(rangeKinds(own, modelCards(own))[0]?.url).toBe(own.searchUrl({ simple_body: ['SUV'] }));
	});

	test('ROUTE-14 what seats seven or more: as the config says it, else as those in stock have it', () => {
		const seated = site({
			models: [{ slug: 'ev9', name: 'EV9', specifications: [spec('Seats', '6 or 7')] }, ...models.slice(0, 2)],
		});
		expect(modelCards(seated).map(({ kinds }) => kinds.includes('many-seats'))).toEqual([true, false, false]);
		expect(rangeKinds(seated, modelCards(seated)).at(-1)?.name).toBe('7 seats or more');
		const large = makeCar({ stocknum: 'C1', model: 'Rio', seats: 8 });
		const stocked = makeSite({ models }, [...stock, large]);
		expect(modelCards(stocked)[0]?.kinds).toContain('many-seats');
		expect(rangeKinds(stocked, modelCards(stocked)).at(-1)?.url).toBe(stocked.searchUrl({ seats: ['8'] }));
	});

	test('ROUTE-14 without a range the models of a few makes in stock are narrowed', () => {
		const cars = ['Rio', 'Cerato', 'Sorento', 'EV9'].map((model, index) =>
			makeCar({ stocknum: model, model, simple_body: index < 2 ? 'Hatch' : 'SUV' }),
		);
		const kindsOf = (some: typeof cars) =>
			contentBlockData
				.models(makeSite({ models: [] }, some), { kind: 'models', dropdown: false, compare: false })
				.kinds.map(({ name }) => name);
		expect(kindsOf(cars)).toEqual(['Hatches', 'SUVs']);
		expect(kindsOf(cars.slice(1))).toEqual([]);
		const makes = ['Audi', 'BMW', 'Ford', 'Mazda'].map((make) => makeCar({ stocknum: make, make, simple_body: 'Ute' }));
		expect(kindsOf([...cars, ...makes])).toEqual([]);
	});

	test('ROUTE-14 nothing that all of them are, and nothing where there is one kind', () => {
		const suvs = site({ models: models.slice(1) });
		expect(rangeKinds(suvs, modelCards(suvs)).map(({ key }) => key)).toEqual(['electric', 'hybrid', 'diesel']);
		const one = site({ models: models.slice(0, 1) });
		expect(rangeKinds(one, modelCards(one))).toEqual([]);
	});
});
