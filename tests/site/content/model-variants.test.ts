import { describe, expect, test } from 'vitest';
import type { SiteInput } from '../../../src/config/site.ts';
import { modelVariants } from '../../../src/site/content/model-variants.ts';
import { variantRows } from '../../../src/site/content/variant-rows.ts';
import { makeCar, makeSite } from '../../support/make-site.ts';
import { modelAt } from '../../support/model-at.ts';

const rio = { slug: 'rio', name: 'Rio', manufacturer_name: 'Kia', short_description: 'Small.' };
const ranged: Partial<SiteInput> = { models: [rio], build_model_pages: true };

describe('the variants on a model’s page', () => {
	const cars = [
		makeCar({ stocknum: 'N1', car_type: 'new', badge: 'GT-Line', price: 40_000 }),
		makeCar({ stocknum: 'D1', car_type: 'demo', badge: 'S', price: 30_000 }),
		makeCar({ stocknum: 'U1', car_type: 'used', badge: 'S', price: 12_000 }),
	];
	const variants = (set: Partial<SiteInput>, stock = cars) =>
		modelAt(makeSite(set, stock), 'model', '/rio/').variants.map(({ name, cost, count }) => [
			name,
			cost.label,
			cost.text,
			count,
		]);

	test('ROUTE-17 used cars are no variants of the model, and a demonstrator’s price says whose it is', () => {
		expect(variants(ranged)).toEqual([
			['S', 'Demo from', '$30,000', 1],
			['GT-Line', 'From', '$40,000', 1],
		]);
		expect(variants(ranged, cars.slice(2))).toEqual([]);
	});

	test('ROUTE-17 those of the config count only new cars', () => {
		const given = [{ ...rio, variants: [{ name: 'S' }, { name: 'X', price: 50_000 }] }];
		expect(variants({ models: given, build_model_pages: true })).toEqual([
			['S', 'Demo from', '$30,000', 1],
			['X', 'From', '$50,000', 0],
		]);
		expect(variants({ models: given, build_model_pages: true }, cars.slice(2))[0]).toEqual([
			'S',
			null,
			'On request',
			0,
		]);
	});

	test('ROUTE-17 says how many stand here and how many are coming', () => {
		const coming = makeCar({ stocknum: 'N2', car_type: 'new', badge: 'GT-Line', status: 'coming_soon' });
		const page = modelAt(makeSite(ranged, [...cars, coming]), 'model', '/rio/');
		expect(page.variants.map(({ stock }) => stock)).toEqual(['1 in stock', '1 in stock, 1 on the way']);
		expect(page.groups[0]?.heading).toBe('New and demo in stock (2), 1 on the way');
		expect(page.offers[0]?.text).toBe('2 new and demo in stock, 1 on the way');
	});

	test('ROUTE-17 a variant leads to its car where there is one, else to all of them', () => {
		const another = makeCar({ stocknum: 'N2', car_type: 'new', badge: 'GT-Line', price: 41_000 });
		const shown = modelAt(makeSite(ranged, [...cars, another]), 'model', '/rio/').variants;
		expect(shown.map(({ name, url }) => [name, url])).toEqual([
			['S', `/cars/${cars[1]?.slug}/`],
			['GT-Line', '/search/new-used-and-demo-cars/?q=GT-Line+Rio&type=new~demo&make=Kia&model=Rio'],
		]);
	});
});

describe('a variant that is asked about', () => {
	test('ROUTE-17, FORM-10 is named to the visitor and in the lead, with its price', () => {
		const given = [{ ...rio, price_from: 20_000, variants: [{ name: 'S', price: 21_000 }, { name: 'X' }] }];
		const page = modelAt(makeSite({ models: given, build_model_pages: true }), 'model', '/rio/');
		expect(page.formAbout).toMatchObject({ model: 'Rio', shown: { name: 'Kia Rio', price: 'New from $20,000' } });
		expect(page.enquiryAbout.values).toMatchObject({ message: 'I’m interested in the Kia Rio.' });
		expect(page.variants.map(({ formAbout }) => formAbout)).toMatchObject([
			{
				model: 'Rio S',
				values: { message: 'I’m interested in ordering the Kia Rio S.' },
				shown: { name: 'Kia Rio', variant: 'S', price: 'From $21,000' },
			},
			{ model: 'Rio X', shown: { variant: 'X', price: '' } },
		]);
	});
});

describe('variants are compared', () => {
	const given = (set: object) => ({ name: 'S', extras: [], specifications: [], ...set });
	const rows = (variants: ReturnType<typeof given>[], cars = [makeCar({ car_type: 'new', badge: 'S' })]) =>
		variantRows(modelVariants({ variants }, { cars, locale: 'en-AU' }), 'en-AU').filter(({ isSame }) => !isSame);

	test('ROUTE-17 in what the config says of all of them, and in what only some have', () => {
		const one = given({ engine: '2.0L petrol', drive: 'FWD', extras: ['Alloys', 'Tow bar'] });
		const two = given({ name: 'GT', engine: '2.5L hybrid', drive: 'FWD', extras: ['Alloys', 'Sunroof'] });
		expect(rows([one, two])).toEqual([
			{ label: 'Engine', kind: 'words', values: ['2.0L petrol', '2.5L hybrid'], isSame: false },
			{ label: 'Tow bar', kind: 'has', values: [true, false], isSame: false },
			{ label: 'Sunroof', kind: 'has', values: [false, true], isSame: false },
		]);
	});

	test('ROUTE-17 a fact that is known of one alone is not a difference', () => {
		expect(rows([given({ engine: '2.0L petrol' }), given({ name: 'GT' })])).toEqual([]);
	});

	test('ROUTE-17 what the config says of the whole model holds for each variant, whatever one in stock has', () => {
		const [variants, cars] = [
			[given({}), given({ name: 'GT' })],
			['S', 'GT'].map((badge, index) =>
				makeCar({ car_type: 'new', badge, simple_transmission: index === 0 ? 'Manual' : 'Automatic' }),
			),
		];
		const said = (value: string) =>
			variantRows(
				modelVariants({ variants, specifications: [{ label: 'Transmission', value }] }, { cars, locale: 'en-AU' }),
				'en-AU',
			);
		expect(said('Automatic')).toEqual([
			{ label: 'Transmission', kind: 'words', values: ['Automatic', 'Automatic'], isSame: true },
		]);
		expect(said('Manual or automatic')).toEqual([
			{ label: 'Transmission', kind: 'words', values: ['Manual', 'Automatic'], isSame: false },
		]);
		const own = [given({ transmission: 'Manual' }), given({ name: 'GT', transmission: 'CVT' })];
		expect(rows(own, cars)).toEqual([
			{ label: 'Transmission', kind: 'words', values: ['Manual', 'CVT'], isSame: false },
		]);
	});

	test('ROUTE-17 without settings in what those in stock have', () => {
		const cars = [
			makeCar({ car_type: 'new', badge: 'S', price: 20_000, simple_transmission: 'Manual', drive_type: 'FWD' }),
			makeCar({ car_type: 'new', badge: 'GT', price: 30_000, simple_transmission: 'Automatic', drive_type: 'FWD' }),
		];
		expect(rows([], cars)).toEqual([
			{ label: 'Transmission', kind: 'words', values: ['Manual', 'Automatic'], isSame: false },
		]);
	});
});
