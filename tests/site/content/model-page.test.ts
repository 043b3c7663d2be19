import { describe, expect, test } from 'vitest';
import { modelJumpsHtml } from '../../../src/components/models/model-jumps.ts';
import type { SiteInput } from '../../../src/config/site.ts';
import { modelThing } from '../../../src/site/head/json-ld/model.ts';
import { makeCar, makeSite } from '../../support/make-site.ts';
import { modelAt } from '../../support/model-at.ts';

const rio = { slug: 'rio', name: 'Rio', manufacturer_name: 'Kia', short_description: 'Small.' };
const ranged: Partial<SiteInput> = { models: [rio], build_model_pages: true };

describe('a model’s page', () => {
	const stock = [
		makeCar({ stocknum: 'N1', car_type: 'new', price: 25_990, badge: 'Sport', colour: 'Red', simple_fuel: 'Petrol' }),
		makeCar({ stocknum: 'U1', price: 15_990, badge: 'S', colour: 'White', simple_fuel: 'Hybrid' }),
		makeCar({ stocknum: 'U2', price: 14_990, status: 'sold' }),
		makeCar({ stocknum: 'M1', make: 'Mazda', model: 'Rio' }),
	];
	const pageOf = (set: object) =>
		modelAt(makeSite({ models: [{ ...rio, ...set }], build_model_pages: true }, stock), 'model', '/rio/');

	test('ROUTE-17 without settings says what the stock does: price, variants, colours, facts, new cars apart from used ones', () => {
		const page = pageOf({});
		expect(page).toMatchObject({
			price: { text: '$25,990' },
			count: 2,
			variants: [{ name: 'Sport', cost: { label: 'From', text: '$25,990' }, count: 1 }],
			colours: [{ name: 'Red' }],
			specifications: [{ heading: null, facts: [{ label: 'Fuel', value: 'Petrol' }] }],
			gallery: [],
			deals: [],
			brochure: null,
		});
		expect(page.groups.map(({ heading, total }) => [heading, total])).toEqual([
			['New in stock (1)', 1],
			['Used in stock (1)', 1],
		]);
		expect(page.description).toContain('from $25,990, 1 in stock');
	});

	test('ROUTE-17 where all are used ones, years and kilometres say so, and no colour is the model’s', () => {
		const page = modelAt(
			makeSite(ranged, [
				makeCar({ stocknum: 'U1', year: 2013, km: 190_000, colour: 'Red', price: 10_000 }),
				makeCar({ stocknum: 'U2', year: 2024, km: 12_000, colour: 'White', price: 30_000 }),
				makeCar({ stocknum: 'U3', year: 2020, km: 60_000, colour: 'White', price: 25_000 }),
			]),
			'model',
			'/rio/',
		);
		expect(page).toMatchObject({ specificationHeading: 'Our used ones at a glance', colours: [], variants: [] });
		expect(page.specifications[0]?.facts.slice(0, 2).map(({ value }) => value)).toEqual([
			'2013 to 2024',
			'12,000 km to 190,000 km',
		]);
		expect([page.finance?.start.price, page.repayment]).toEqual([25_000, null]);
	});

	test('ROUTE-17 settings stand before the stock', () => {
		const page = pageOf({
			price_from: 24_990,
			variants: [{ name: 'Sport', price: 26_990 }, { name: 'GT' }],
			colours: [{ name: 'Clear White', hex: '#ffffff' }],
			specifications: [{ label: 'Towing', value: '900 kg' }],
			gallery: ['/assets/a.jpg'],
			offer: { title: 'Free mats' },
			brochure_url: '/assets/rio.pdf',
		});
		expect(page).toMatchObject({
			price: { text: '$24,990' },
			variants: [
				{ name: 'Sport', cost: { label: 'From', text: '$26,990' }, count: 1 },
				{ name: 'GT', cost: { label: null, text: 'On request' }, count: 0 },
			],
			colours: [{ name: 'Clear White', hex: '#ffffff' }],
			specifications: [{ heading: null, facts: [{ label: 'Towing', value: '900 kg' }] }],
			deals: [{ title: 'Free mats' }],
			brochure: '/assets/rio.pdf',
		});
		expect(page.gallery).toHaveLength(1);
	});

	test('ROUTE-17 links lead to the parts that it has, in their order', () => {
		const named = (set: object) => modelJumpsHtml(pageOf(set)).replaceAll(/<a href="#([^"]+)">([^<]+)<\/a>/g, '$1=$2 ');
		expect(
			named({ variants: [{ name: 'S' }, { name: 'X' }], gallery: ['/assets/a.jpg'] })
				.trim()
				.split(' '),
		).toEqual([
			'new-in-stock=In',
			'stock',
			'variants=Variants',
			'pictures=Pictures',
			'specification=Specs',
			'finance=Finance',
			'used-in-stock=Used',
		]);
		expect(modelJumpsHtml({ ...pageOf({}), variants: [], specifications: [], finance: null })).toBe('');
		expect(named({ features: [{ group: 'Safety', items: ['Lane keeping'] }] })).toContain('features=Features ');
	});

	test('ROUTE-17 what every variant has stands in its groups, and a demonstration says that it is a sample', () => {
		const features = [
			{ group: 'Safety', items: ['Lane keeping'] },
			{ group: 'Outside', items: ['Roof rails'] },
		];
		const page = (set: object) =>
			modelAt(
				makeSite({ models: [{ slug: 'rio', name: 'Rio', ...set }], build_model_pages: true, demo: true }),
				'model',
				'/rio/',
			);
		expect(page({ features })).toMatchObject({
			features,
			featuresHeading: 'Every Rio has',
			featuresNote: 'This list is a sample, for this demonstration only.',
		});
		expect(page({})).toMatchObject({ features: [], featuresNote: null });
	});

	test('ROUTE-17 search engines get the range of its prices, and nothing without one', () => {
		const { config } = makeSite();
		expect(modelThing(pageOf({}), config)).toMatchObject({
			'@type': ['Product', 'Car'],
			brand: { name: 'Kia' },
			offers: { lowPrice: 15_990, highPrice: 25_990, offerCount: 2, priceCurrency: 'AUD' },
		});
		expect(modelThing({ ...pageOf({}), groups: [] }, config)).toBeNull();
	});
});

describe('what a model’s page shows', () => {
	const cars = [
		makeCar({ stocknum: 'N1', car_type: 'new', badge: 'GT-Line', price: 40_000 }),
		makeCar({ stocknum: 'D1', car_type: 'demo', badge: 'S', price: 30_000 }),
		makeCar({ stocknum: 'U1', car_type: 'used', badge: 'S', price: 12_000 }),
	];

	test('ROUTE-17 pictures are the config’s, else those of a car in stock, a new one first', () => {
		const images = (name: string) =>
			[1, 2].map((index) => ({ image: { url: `https://cdn.example/${name}-${index}.jpg` } }));
		const stock = [
			makeCar({ stocknum: 'U2', images: images('used') }),
			makeCar({ stocknum: 'N3', car_type: 'new', images: images('new') }),
		];
		const shown = (set: Partial<SiteInput>, of = stock) =>
			modelAt(makeSite(set, of), 'model', '/rio/').gallery.map(({ src }) => /used|new|own/.exec(src)?.[0]);
		expect(shown(ranged)).toEqual(['new', 'new']);
		expect(shown(ranged, stock.slice(0, 1))).toEqual(['used', 'used']);
		expect(shown({ ...ranged, models: [{ ...rio, price_from: 20_000 }] }, stock.slice(0, 1))).toEqual([]);
		const own = [{ ...rio, gallery: ['https://cdn.example/own.jpg'] }];
		expect(shown({ models: own, build_model_pages: true })).toEqual(['own']);
	});

	test('ROUTE-17 pictures of a car in stock say whose they are', () => {
		const images = [1, 2].map((index) => ({ image: { url: `https://cdn.example/${index}.jpg` } }));
		const stock = [makeCar({ car_type: 'new', badge: 'S', colour: 'Red', price: 25_990, images })];
		const { galleryCar } = modelAt(makeSite(ranged, stock), 'model', '/rio/');
		expect(galleryCar).toMatchObject({ text: expect.stringMatching(/^Our \d{4} Kia Rio S in red$/), price: '$25,990' });
		const own = [{ ...rio, gallery: ['https://cdn.example/own.jpg'] }];
		expect(modelAt(makeSite({ ...ranged, models: own }, stock), 'model', '/rio/').galleryCar).toBeNull();
	});

	test('ROUTE-17 colours with pictures of their own come before the model’s, in the first colour, and before a car’s', () => {
		const colours = ['a', 'b'].map((name) => ({
			name,
			image: `/assets/${name}.svg`,
			gallery: [`/assets/${name}-2.svg`],
		}));
		const paged = (set: object) =>
			modelAt(makeSite({ models: [{ ...rio, ...set }], build_model_pages: true }), 'model', '/rio/');
		const page = paged({ colours, gallery: ['/assets/cabin.svg'] });
		expect(page.gallery.map(({ src }) => src)).toEqual(['/assets/a-2.svg', '/assets/a.svg', '/assets/cabin.svg']);
		expect(page.pictured[1]?.pictures?.map(({ alt }) => alt)).toEqual([
			'Kia Rio in b, picture 1',
			'Kia Rio in b, picture 2',
		]);
		expect(paged({ colours: [colours[0], { name: 'b', image: '/assets/b.svg' }] }).pictured[0]?.pictures).toBeNull();
	});

	test('ROUTE-17 one chooses between colours where two have a picture, else they are a list', () => {
		const page = (...images: (string | undefined)[]) => {
			const colours = images.map((image, index) => ({ name: `Colour ${index}`, ...(image && { image }) }));
			return modelAt(makeSite({ models: [{ ...rio, colours }], build_model_pages: true }), 'model', '/rio/');
		};
		expect(page('/assets/a.svg', undefined, '/assets/c.svg').pictured).toMatchObject([
			{ name: 'Colour 0', image: { src: '/assets/a.svg', alt: 'Kia Rio in Colour 0' } },
			{ name: 'Colour 2', image: { src: '/assets/c.svg' } },
		]);
		expect(page('/assets/a.svg', undefined)).toMatchObject({ pictured: [], colours: [{}, { image: null }] });
	});

	test.each([
		[2, 2],
		[4, 4],
		[5, 4],
		[6, 6],
		[7, 6],
		[9, 8],
	])('ROUTE-17 of %i cars the page shows %i, so that none stands alone in a row', (count, shown) => {
		const stock = Array.from({ length: count }, (_, index) => makeCar({ stocknum: `R${index}` }));
		const [group] = modelAt(makeSite(ranged, stock), 'model', '/rio/').groups;
		expect([group?.total, group?.cards.length]).toEqual([count, shown]);
	});

	test('ROUTE-17 new cars and used ones are told apart', () => {
		const { groups } = modelAt(makeSite(ranged, cars), 'model', '/rio/');
		expect(groups.map(({ isNew, total }) => [isNew, total])).toEqual([
			[true, 2],
			[false, 1],
		]);
	});
});
