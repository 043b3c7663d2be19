import { describe, expect, test } from 'vitest';
import type { SiteInput } from '../../../src/config/site.ts';
import { otherModels } from '../../../src/site/content/other-models.ts';
import { modelCards } from '../../../src/site/content/range-cards.ts';
import { makeCar, makeSite } from '../../support/make-site.ts';
import { modelAt } from '../../support/model-at.ts';

const rio = { slug: 'rio', name: 'Rio', manufacturer_name: 'Kia', short_description: 'Small.' };
const ranged: Partial<SiteInput> = { models: [rio], build_model_pages: true };

const used = makeCar({ stocknum: 'U1', price: 12_490 });
const demo = makeCar({ stocknum: 'D1', car_type: 'demo', price: 48_888 });
const fresh = makeCar({ stocknum: 'N1', car_type: 'new', price: 52_000 });

test.each([
	['the config’s', [used, demo, fresh], { price_from: 50_000 }, 'New from $50,000'],
	['a new one', [used, demo, fresh], {}, 'New from $52,000'],
	['a demonstrator, before any used one', [used, demo], {}, 'Demo from $48,888'],
	['a used one, which says so', [used], {}, 'Used from $12,490'],
] as const)('ROUTE-17 a model’s price is %s', (_title, stock, set, text) => {
	const { price } = modelAt(makeSite({ ...ranged, models: [{ ...rio, ...set }] }, [...stock]), 'model', '/rio/');
	expect(`${price?.label} ${price?.text}`).toBe(text);
});

test('CAR-12 a priced model says what it costs a week, with its rates, and has the calculator for that price', () => {
	const priced = (set: Partial<SiteInput> = {}) =>
		modelAt(makeSite({ ...ranged, ...set }, [makeCar({ car_type: 'new', price: 20_000 })]), 'model', '/rio/');
	const { finance, repayment } = priced({ finance: { comparison_rate: 10.9 } });
	expect(finance?.start.price).toBe(20_000);
	expect(repayment?.text).toBe('$98 a week');
	expect(repayment?.rates.join()).toContain('Comparison rate 10.9% a year');
	expect(repayment?.note).toContain('An estimate, not an offer of credit.');
	expect(priced({ finance: { calculator: false } })).toMatchObject({ finance: null, repayment: null });
	expect(priced({ template: 'subscription' }).finance).toBeNull();
	expect(modelAt(makeSite(ranged, [makeCar()]), 'model', '/rio/').finance).toBeNull();
});

describe('ROUTE-17 what is in stock of a model, new and used apart', () => {
	const pageOf = (stock: readonly ReturnType<typeof makeCar>[], set: object = {}) =>
		modelAt(makeSite({ ...ranged, models: [{ ...rio, ...set }] }, [...stock]), 'model', '/rio/');
	const said = (page: ReturnType<typeof pageOf>) =>
		page.offers.map(({ text, from, taken }) => `${text} ${from}${taken ? `, ${taken}` : ''}`);

	test('each with its own price, and the button leads to what the price above it is for', () => {
		const page = pageOf([used, demo, fresh]);
		expect(said(page)).toEqual(['2 new and demo in stock from $48,888', '1 used in stock from $12,490']);
		expect(page.search?.button).toBe('See 2 new and demo');
		expect(page.search?.url).toMatch(/car_type=new%2Cdemo|new.*demo/);
		expect(page.groups.map(({ offer }) => offer?.text)).toEqual(['2 new and demo in stock', '1 used in stock']);
	});

	test('below the price of a new one no button leads to used ones', () => {
		const page = pageOf([used], { price_from: 50_000 });
		expect(page).toMatchObject({ price: { label: 'New from' }, search: null, toOrder: true });
		expect(said(page)).toEqual(['1 used in stock from $12,490']);
		expect(pageOf([used]).search?.button).toBe('See 1 used');
	});

	test('what somebody has reserved is neither counted nor is its price the lowest: on the page, in its list and on its card', () => {
		const taken = { ...demo, reserved: true };
		const page = pageOf([used, taken, fresh]);
		expect(said(page)).toEqual(['1 new in stock from $52,000, 1 reserved', '1 used in stock from $12,490']);
		expect(page.search?.button).toBe('See 2 new and demo, 1 reserved');
		expect(page.groups[0]?.heading).toBe('New and demo in stock (1), 1 reserved');
		const gone = pageOf([{ ...fresh, reserved: true }]);
		expect([said(gone), gone.search]).toEqual([['1 new reserved null'], null]);
		expect(pageOf([{ ...fresh, reserved: true }], { price_from: 50_000 }).toOrder).toBe(true);
		const [card] = modelCards(makeSite(ranged, [used, taken, fresh]));
		expect(card).toMatchObject({ from: 'New from $52,000', fresh: '1 new in stock', count: 2 });
	});

	test.each([
		['below the cheapest new one', { price_from: 50_000 }, true],
		['as the cheapest new one', { price_from: 52_000 }, false],
		['of the stock', {}, false],
	])('a price %s is one to order: %o → %s', (_title, set, expected) => {
		expect(pageOf([used, demo, fresh], set).toOrder).toBe(expected);
	});
});

test('ROUTE-14, ROUTE-17 a model of a make that is sold new, without a new one or a price, leads with an order, its used ones below', () => {
	const other = makeCar({ stocknum: 'N2', model: 'Sorento', car_type: 'new', price: 60_000 });
	const page = modelAt(makeSite(ranged, [used, other]), 'model', '/rio/');
	expect(page).toMatchObject({
		price: null,
		askForPrice: 'Ask for a price',
		toOrder: true,
		usedOnly: false,
		search: null,
	});
	expect(page.offers.map(({ text }) => text)).toEqual(['1 used in stock']);
	const [card] = modelCards(makeSite(ranged, [used, other]));
	expect(card).toMatchObject({ from: 'Ask for a price', fresh: 'To order', used: '1 used from $12,490' });
	expect(modelCards(makeSite(ranged, [used]))[0]?.from).toBe('From $12,490');
});

test('ROUTE-14 models in stock are ordered by the price that is said first', () => {
	const cars = [used, fresh].map((car) => ({ ...car, model: 'Ceed' }));
	const [make] = otherModels(makeSite({}, cars));
	expect(make?.models.map(({ from, price }) => [from, price])).toEqual([['New from $52,000', 52_000]]);
});
