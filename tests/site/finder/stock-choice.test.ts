import { describe, expect, test } from 'vitest';
import type { SiteInput } from '../../../src/config/site.ts';
import { makeCar, makeSite } from '../../support/make-site.ts';
import { modelAt } from '../../support/model-at.ts';

const car = (stocknum: string, make: string, model: string, set = {}) => makeCar({ stocknum, make, model, ...set });
const cars = [
	car('1', 'Kia', 'Sportage', { price: 19_000 }),
	car('2', 'Kia', 'Sportage', { price: 27_000 }),
	car('3', 'Kia', 'Rio', { price: 9_500 }),
	car('4', 'Kia', 'Carnival', { price: 8_000, sold: true }),
	car('5', 'ŠKODA', 'Octavia', { price: 18_000 }),
	car('6', 'Skoda', 'Octavia', { price: 38_000 }),
];
const choice = (set: Partial<SiteInput> = {}, stock = cars) => makeSite(set, stock).stockChoice();

describe('SRCH-6 the choice of make, model and price below the search box', () => {
	test('makes and models for sale by name, each with its vehicles in all and within each price', () => {
		expect(choice()).toEqual({
			action: '/search/new-used-and-demo-cars/',
			words: { singular: 'car', plural: 'cars' },
			total: 5,
			makes: [
				{
					name: 'Kia',
					value: 'Kia',
					count: 3,
					models: [
						{ name: 'Rio', value: 'Rio', counts: [1, 1, 1] },
						{ name: 'Sportage', value: 'Sportage', counts: [2, 1, 2] },
					],
				},
				{
					name: 'Škoda',
					value: 'Skoda~ŠKODA',
					count: 2,
					models: [{ name: 'Octavia', value: 'Octavia', counts: [2, 1, 1] }],
				},
			],
			price: {
				param: 'price',
				options: [
					{ name: 'Up to $20,000', value: '-20000', count: 3 },
					{ name: 'Up to $30,000', value: '-30000', count: 4 },
				],
			},
		});
	});

	test('what is had by the week is chosen by its price a week', () => {
		const weekly = [120, 140, 150, 190, 240, 320].map((subscription_price, index) =>
			car(String(index), 'Kia', index > 2 ? 'Rio' : 'Niro', { price: undefined, subscription_price }),
		);
		expect(choice({ template: 'subscription', offers_subscription: true }, weekly)?.price).toEqual({
			param: 'weekly',
			options: [
				{ name: 'Up to $150 a week', value: '-150', count: 3 },
				{ name: 'Up to $200 a week', value: '-200', count: 4 },
				{ name: 'Up to $250 a week', value: '-250', count: 5 },
			],
		});
	});

	test.each([
		['one model', [1, 2, 3, 4].map((n) => car(String(n), 'Kia', 'Rio', { price: n * 9_000 }))],
		['one price', [1, 2, 3, 4].map((n) => car(String(n), 'Kia', `Model ${n}`, { price: 19_000 }))],
	])('there is none where all have %s', (_, stock) => {
		expect(choice({}, stock)).toBeNull();
	});

	test('what is typed goes to the same list, and no button beside it does so too, or says what is in the menu', () => {
		const all = '/search/new-used-and-demo-cars/';
		const buttons = [
			{ text: 'See all', url: all },
			{ text: 'About us', url: '/about-us/' },
			{ text: 'Careers', url: '/careers/' },
		];
		const blocks = [{ kind: 'hero' as const, heading: 'Hello', search: true, buttons }];
		const heroOf = (stock: typeof cars) => {
			const pages = { '/': { title: 'Home', blocks } };
			return modelAt(makeSite({ pages, default_search_path: '/search/used-cars/' }, stock), 'configured', '/').blocks[0]
				?.data;
		};
		expect(heroOf(cars)).toMatchObject({ finder: { action: all }, buttons: [{ url: '/careers/' }] });
		expect(heroOf(cars.slice(0, 1))).toMatchObject({ buttons });
	});

	test('the hero says no price or body twice, and the block below it has makes unless tiles have them', () => {
		const blocks = [{ kind: 'hero' as const, heading: 'Hello', search: true }, { kind: 'search' as const }];
		const bodied = cars.map((one, index) => ({ ...one, simple_body: index > 2 ? 'SUV' : 'Hatch' }));
		const dataOf = (more: NonNullable<SiteInput['pages']>[string]['blocks'], stock = bodied) => {
			const site = makeSite({ pages: { '/': { title: 'Home', blocks: [...blocks, ...more] } } }, stock);
			return modelAt(site, 'configured', '/').blocks.map(({ data }) => data);
		};
		const [hero, search] = dataOf([]);
		expect(hero).toMatchObject({ choice: { total: 5 }, stock: null, quick: [{ name: 'Hatches' }, { name: 'SUVs' }] });
		expect(search).not.toMatchObject({ makes: [] });
		const ofMakes = {
			kind: 'categories' as const,
			items: [{ text: 'Kia', url: '/search/new-used-and-demo-cars/?make=Kia' }],
		};
		expect(dataOf([ofMakes])[1]).toMatchObject({ makes: [] });
		const tiles = { kind: 'categories' as const, items: [{ text: 'SUVs', url: '/search/suvs/' }] };
		expect(dataOf([tiles])[0]).toMatchObject({ quick: [] });
		const [plain, below] = dataOf([], bodied.slice(0, 2));
		expect(plain).toMatchObject({ choice: null, stock: { count: 2 } });
		expect(below).not.toMatchObject({ makes: [] });
	});
});
