import { describe, expect, test } from 'vitest';
import type { SiteInput } from '../../../src/config/site.ts';
import { excerptOf } from '../../../src/domain/words/excerpt.ts';
import { modelBodies } from '../../../src/site/content/model-bodies.ts';
import { modelBudgets } from '../../../src/site/content/model-budgets.ts';
import { modelChoices } from '../../../src/site/content/model-choices.ts';
import { otherModels } from '../../../src/site/content/other-models.ts';
import { modelCards } from '../../../src/site/content/range-cards.ts';
import { modelsWithoutPage } from '../../../src/site/pages/kinds/model.ts';
import { listPages } from '../../../src/site/pages/page-table.ts';
import { makeCar, makeSite } from '../../support/make-site.ts';
import { modelAt } from '../../support/model-at.ts';

const models = [
	{ slug: 'rio', name: 'Rio', manufacturer_name: 'Kia', short_description: 'Small.' },
	{ slug: 'ev9', name: 'EV9', manufacturer_name: 'Kia', override_url: '/electric/ev9' },
	{ slug: 'stonic', name: 'Stonic', override_url: 'https://maker.example/stonic' },
];
const ranged: Partial<SiteInput> = { models, build_model_pages: true };
const modelPaths = (set: Partial<SiteInput>) =>
	listPages(makeSite(set)).flatMap(({ kind, path }) => (kind === 'model' ? [path] : []));

describe('model pages', () => {
	test('ROUTE-17 at /{slug}/ or at the override_url; none for a model with a page on another site', () => {
		expect(modelPaths(ranged)).toEqual(['/rio/', '/electric/ev9/']);
	});

	test('ROUTE-17 none without build_model_pages; cards then lead to the search', () => {
		const set = { models };
		expect(modelPaths(set)).toEqual([]);
		expect(modelCards(makeSite(set))[0]?.link.url).toBe('/search/new-used-and-demo-cars/?make=Kia&model=Rio');
	});

	test('ROUTE-14, SRCH-5 the list to choose from does not repeat a make that the model begins with', () => {
		const stock = [
			makeCar({ stocknum: 'M1', make: 'Mazda', model: 'Mazda2' }),
			makeCar({ stocknum: 'M2', make: 'Mazda', model: 'CX-5' }),
			makeCar({ stocknum: 'S1', make: 'ŠKODA', model: 'Fabia' }),
		];
		const site = makeSite(ranged, stock);
		const texts = modelChoices(modelCards(site), otherModels(site)).map(({ text }) => text);
		expect(texts.slice(0, 3)).toEqual(['Rio', 'EV9', 'Stonic']);
		expect(texts.slice(3).sort()).toEqual(['Mazda CX-5', 'Mazda2', 'Škoda Fabia']);
	});

	test('ROUTE-17 excluded models are left out of the range, not of stock', () => {
		const site = makeSite({ ...ranged, excluded_models: ['Rio'] });
		expect(modelCards(site).map(({ link }) => link.text)).toEqual(['EV9', 'Stonic']);
		expect(listPages(site).map(({ path }) => path)).not.toContain('/rio/');
		expect(site.slugs()).toHaveLength(2);
	});

	test('ROUTE-17 a slug equal to a fixed page loses, with its name for a warning, and leads to the search', () => {
		const site = makeSite({ ...ranged, models: [{ slug: 'finance', name: 'Finance' }] });
		expect(listPages(site).find(({ path }) => path === '/finance/')?.kind).toBe('configured');
		expect(modelsWithoutPage(site)).toEqual(['finance']);
		expect(modelCards(site)[0]?.link.url).toBe('/search/new-used-and-demo-cars/?model=Finance');
	});

	test('ROUTE-17 the page shows the cars of the model and leads to the search for it', () => {
		const cars = [makeCar(), makeCar({ stocknum: 'M1', make: 'Mazda', model: 'Rio' })];
		const page = modelAt(makeSite(ranged, cars), 'model', '/rio/');
		expect(page.groups.flatMap(({ cards }) => cards.map(({ stocknum }) => stocknum))).toEqual(['K1']);
		expect(page).toMatchObject({ heading: 'Kia Rio', search: { url: '/search/new-used-and-demo-cars/kia/rio/' } });
	});

	test('ROUTE-17 a name with a backtick cannot change the filter', () => {
		const odd = { slug: 'odd', name: 'Rio` || make:=`Kia' };
		expect(modelAt(makeSite({ models: [odd], build_model_pages: true }), 'model', '/odd/').groups).toEqual([]);
	});
});

describe('the range', () => {
	test.each([
		[200, 'a'.repeat(200)],
		[201, `${'a'.repeat(200)}…`],
	])('ROUTE-17 a description of %i characters', (length, shown) => {
		const site = makeSite({ models: [{ slug: 'rio', name: 'Rio', short_description: 'a'.repeat(length) }] });
		expect(modelCards(site)[0]?.text).toBe(shown);
	});

	test('ROUTE-17 a cut goes to the end of a word', () => {
		expect(excerptOf(`${'word '.repeat(39)}words and more`, 200)).toBe(`${'word '.repeat(39)}words…`);
	});

	test('SITE-4 each model with its number of cars; without a range the models in stock', () => {
		expect(modelCards(makeSite(ranged)).map(({ count }) => count)).toEqual([2, 0, 0]);
		const rio = { name: 'Rio', count: 2, url: '/search/new-used-and-demo-cars/?make=Kia&model=Rio' };
		expect([modelCards(makeSite()), otherModels(makeSite())]).toMatchObject([
			[],
			[{ make: 'Kia', count: 2, models: [rio] }],
		]);
		const stock_summary = { count: 9, makes: ['Kia'], models: [{ name: 'Rio', count: 77 }], car_types: {} };
		expect(modelCards(makeSite({ ...ranged, stock_summary }))[0]?.count).toBe(77);
	});

	test('ROUTE-17 each says of which condition its price and its cars are', () => {
		const car = (stocknum: string, set: object) => makeCar({ stocknum, make: 'Kia', ...set });
		const stock = [
			car('R1', { model: 'Rio', car_type: 'new', price: 25_000 }),
			car('R2', { model: 'Rio', car_type: 'demo', price: 23_000 }),
			...['R3', 'R4'].map((id) => car(id, { model: 'Rio', price: 9_000 })),
			car('E1', { model: 'EV9', price: 70_000 }),
			car('C1', { model: 'Cerato', price: 8_490 }),
			car('S1', { model: 'Seltos', car_type: 'new', price: 30_000 }),
			car('S2', { model: 'Seltos', price: 20_000 }),
		];
		const range = [
			{ slug: 'rio', name: 'Rio', manufacturer_name: 'Kia' },
			{ slug: 'ev9', name: 'EV9', manufacturer_name: 'Kia', price_from: 97_000 },
			{ slug: 'ev6', name: 'EV6', manufacturer_name: 'Kia' },
		];
		const labels = { used: 'pre-owned' };
		const site = makeSite({ models: range, labels }, stock);
		expect(modelCards(site).map(({ make, from, fresh: said, used }) => [make, from, said, used])).toEqual([
			[null, 'New from $25,000', '1 new, 1 demo in stock', '2 pre-owned from $9,000'],
			[null, 'New from $97,000', 'To order', '1 pre-owned from $70,000'],
			[null, 'Ask for a price', 'To order', null],
		]);
		expect(otherModels(site)[0]?.models.map(({ name, from, stock: said, used }) => [name, from, said, used])).toEqual([
			['Cerato', 'Pre-owned from $8,490', '1 in stock', null],
			['Seltos', 'New from $30,000', '1 new in stock', '1 pre-owned from $20,000'],
		]);
		const used = makeSite({ models: range.slice(0, 1) }, [car('R5', { model: 'Rio', price: 9_000 })]);
		expect(modelCards(used)[0]).toMatchObject({
			from: 'From $9,000',
			stock: '1 in stock',
			fresh: '1 in stock',
			used: null,
			isHere: true,
		});
		expect(modelCards(site).map(({ isHere }) => isHere)).toEqual([true, false, false]);
		const two = [...range, { slug: 'one', name: 'One', manufacturer_name: 'Mazda' }];
		expect(modelCards(makeSite({ models: two }))[0]?.make).toBe('Kia');
	});

	test('ROUTE-17 what is only on its way does not stand here, in cards and among the makes', () => {
		const car = (stocknum: string, set: object) => makeCar({ stocknum, make: 'Kia', model: 'Rio', ...set });
		const coming = { status: 'coming_soon' } as const;
		const stock = [car('C1', { car_type: 'new', price: 25_000, ...coming }), car('C2', { price: 9_000, ...coming })];
		const site = makeSite({ models: [{ slug: 'rio', name: 'Rio', manufacturer_name: 'Kia' }] }, stock);
		expect(modelCards(site)[0]).toMatchObject({
			fresh: '1 new on the way',
			isHere: false,
			used: '1 used on the way from $9,000',
		});
		expect(otherModels(makeSite({}, stock))[0]).toMatchObject({ count: 2, stock: '2 on the way' });
		expect(otherModels(makeSite({}, [...stock, car('H1', {})]))[0]).toMatchObject({ count: 1, stock: '1 in stock' });
	});

	test('ROUTE-14 models by subscription say what a week of the cheapest costs, and what they are', () => {
		const car = (stocknum: string, set: object) =>
			makeCar({ stocknum, make: 'Kia', model: 'Rio', simple_body: 'Hatch', price: undefined, ...set });
		const stock = [
			car('W1', { subscription_price: 185 }),
			car('W2', { subscription_price: 170, car_type: 'new' }),
			car('W3', { model: 'EV9', simple_body: 'SUV' }),
		];
		const listed = (offers_subscription: boolean) => otherModels(makeSite({ offers_subscription }, stock))[0];
		expect(listed(true)?.from).toBe('from $170 a week');
		expect(listed(true)?.models.map(({ body, from, stock: said }) => [body, from, said])).toEqual([
			['SUV', null, '1 used in stock'],
			['Hatch', 'From $170 a week', '1 new, 1 used in stock'],
		]);
		expect([listed(false)?.from, listed(false)?.models[1]?.from]).toEqual([null, null]);
	});

	test('ROUTE-17 a line says body, seats and fuel, as the config has them or those in stock', () => {
		const car = (stocknum: string, set: object) =>
			makeCar({ stocknum, make: 'Kia', model: 'Rio', simple_body: 'SUV', seats: 5, ...set });
		const petrol = car('L1', { simple_fuel: 'Petrol' });
		const hybrid = car('L2', { simple_fuel: 'Hybrid', car_type: 'new' });
		const lineOf = (stock: readonly ReturnType<typeof makeCar>[], specifications: object[] = []) =>
			modelCards(
				makeSite({ models: [{ slug: 'rio', name: 'Rio', specifications }] } as Partial<SiteInput>, [...stock]),
			)[0]?.line;
		expect(lineOf([petrol])).toBe('SUV\u00a0· 5 seats\u00a0· petrol');
		expect(lineOf([petrol, hybrid])).toBe('SUV\u00a0· 5 seats\u00a0· hybrid');
		const said = [
			{ label: 'Body', value: 'Five-door SUV' },
			{ label: 'Engine', value: '2.0L petrol or 2.5L hybrid' },
			{ label: 'Seats', value: '5 or 7' },
		];
		expect(lineOf([petrol], said)).toBe('SUV\u00a0· 5 or 7 seats\u00a0· petrol or hybrid');
		expect(lineOf([], said)).toBe('Five-door SUV\u00a0· 5 or 7 seats\u00a0· petrol or hybrid');
		expect(lineOf([], [])).toBeNull();
	});

	test('ROUTE-17, SRCH-5 every model in stock is listed by make, however it is spelled, with the lowest price', () => {
		const cars = [
			...[21_990, 18_990].map((price, index) =>
				makeCar({ stocknum: `S${index}`, price, make: 'ŠKODA', model: 'Kamiq' }),
			),
			makeCar({ stocknum: 'S3', make: 'Skoda', model: 'kamiq', price: 5 }),
			makeCar({ stocknum: 'F1', make: 'Ford', model: 'Ranger', price: 40_000, status: 'sold' }),
			...Array.from({ length: 30 }, (_, index) =>
				makeCar({ stocknum: `M${index}`, make: 'Mazda', model: `M${index}` }),
			),
		];
		const [mazda, skoda, ...none] = otherModels(makeSite({}, cars));
		expect([mazda?.models.length, none]).toEqual([30, []]);
		expect(skoda).toMatchObject({
			make: 'Škoda',
			count: 3,
			models: [{ name: 'Kamiq', count: 3, from: 'From $18,990' }],
		});
	});
});

test('ROUTE-14 the types that models in stock come in, those of most models first, each with its list', () => {
	const cars = (
		[
			['Ranger', 'Ute'],
			['Puma', 'SUV'],
			['Escape', 'SUV'],
			['Focus', null],
		] as const
	).map(([model, simple_body], index) =>
		makeCar({ stocknum: `B${index}`, make: 'Ford', model, price: 20_000 + index, ...(simple_body && { simple_body }) }),
	);
	const bodiesOf = (set: Partial<SiteInput>, stock = cars) => {
		const site = makeSite(set, stock);
		return modelBodies(site, otherModels(site));
	};
	expect(bodiesOf({}).map(({ key, name }) => [key, name])).toEqual([
		['suv', 'SUVs'],
		['ute', 'Utes'],
	]);
	expect(bodiesOf({})[1]?.url).toMatch(/^\/search\/new-used-and-demo-cars\/.*ute/i);
	expect(bodiesOf({ locale: 'en-US' })[1]).toMatchObject({ key: 'truck', name: 'Trucks' });
	expect(bodiesOf({}, cars.slice(1))).toEqual([]);
	const site = makeSite({}, cars);
	expect(otherModels(site)[0]?.url).toBe(site.searchUrl({ make: ['Ford'] }));
	expect(otherModels(site)[0]?.models.map(({ name, bodies, price }) => [name, bodies, price])).toEqual([
		['Escape', ['suv'], 20_002],
		['Focus', [], 20_003],
		['Puma', ['suv'], 20_001],
		['Ranger', ['ute'], 20_000],
	]);
});

test('ROUTE-14 models are narrowed by what the cheapest of each costs, new or used; budgets that part nothing are not offered', () => {
	const budgets = (...prices: (number | null)[]) =>
		modelBudgets(makeSite(), [{ models: prices.map((least) => ({ least })) }]).map(({ most, text }) => [most, text]);
	expect(budgets(8_000, 9_000, 12_000, 19_990, 33_000, null)).toEqual([
		[15_000, 'Under $15,000'],
		[20_000, 'Under $20,000'],
	]);
	expect(budgets(null, null)).toEqual([]);
	const [group] = otherModels(
		makeSite({}, [
			makeCar({ stocknum: 'N', make: 'Ford', model: 'Ranger', price: 60_000, car_type: 'new' }),
			makeCar({ stocknum: 'U', make: 'Ford', model: 'Ranger', price: 30_000, car_type: 'used' }),
		]),
	);
	expect(group?.models.map(({ price, least }) => [price, least])).toEqual([[60_000, 30_000]]);
});

test('the make that a dealer is named after comes before the other makes in stock', () => {
	const cars = ['Mazda', 'ŠKODA', 'Toyota'].map((make) => makeCar({ make, model: 'One' }));
	const makesOf = (name: string) => otherModels(makeSite({ name }, cars)).map(({ make }) => make);
	expect(makesOf('Cowra Toyota')).toEqual(['Toyota', 'Mazda', 'Škoda']);
	expect(makesOf('Sunset Cars')).toEqual(['Mazda', 'Škoda', 'Toyota']);
});

describe('figures', () => {
	test('SITE-4 are the config’s where it has some', () => {
		const given = { count: 9, makes: ['Kia', 'Mazda'], models: [{ name: 'Rio', count: 5 }], car_types: { used: 9 } };
		expect(makeSite({ stock_summary: given }).summary()).toEqual({
			count: 9,
			makes: [
				{ name: 'Kia', count: 2 },
				{ name: 'Mazda', count: 0 },
			],
			models: [{ make: 'Kia', name: 'Rio', count: 5 }],
			car_types: { used: 9, new: 0, demo: 0 },
		});
	});

	test('SITE-4 else they are counted, offers and articles too', () => {
		expect(makeSite().summary()).toMatchObject({ count: 2, car_types: { used: 1, new: 1, demo: 0 } });
		expect(makeSite({ offers: [{ title: 'A' }] }).counts()).toEqual({ offers: 1, blogs: 0 });
		expect(makeSite({ offers_count: 7, blogs: { count: 4 } }).counts()).toEqual({ offers: 7, blogs: 4 });
	});
});

test('ROUTE-1, ROUTE-17 beside a range that is not compared a few other models are a line, and more of them cards', () => {
	const names = ['Picanto', 'Sorento', 'Carnival', 'Niro'];
	const blockOf = (count: number, set: object = {}) => {
		const cars = [...names.slice(0, count).map((model) => ['Kia', model]), ['Audi', 'A1']].map(([make, model]) =>
			makeCar({ stocknum: `${make} ${model}`, make, model }),
		);
		const blocks = [{ kind: 'models' as const, ...set }];
		const pages = { '/': { title: 'Home', heading: 'Home', blocks } };
		return modelAt(makeSite({ ...ranged, pages }, cars), 'configured', '/').blocks[0]?.data;
	};
	expect(blockOf(2)).toMatchObject({
		others: [],
		few: [{ text: 'Audi A1' }, { text: 'Picanto' }, { text: 'Sorento' }],
	});
	for (const data of [blockOf(3), blockOf(2, { compare: true }), blockOf(2, { dropdown: true })])
		expect(data).toMatchObject({ others: [{ make: 'Audi' }, { make: 'Kia' }], few: null });
});
