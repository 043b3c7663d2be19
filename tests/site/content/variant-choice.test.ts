import { expect, test } from 'vitest';
import type { SiteInput } from '../../../src/config/site.ts';
import { makeCar, makeSite } from '../../support/make-site.ts';
import { modelAt } from '../../support/model-at.ts';

const variants = [
	{ name: 'S', price: 20_000, engine: '1.4L petrol', extras: ['Alloys'] },
	{ name: 'GT', price: 26_000, engine: '1.6L turbo petrol', extras: ['Alloys', 'Sunroof'] },
	{ name: 'X', extras: [] },
];
const specifications = [
	{ label: 'Engine', value: '1.4L or 1.6L petrol' },
	{ label: 'Boot', value: '325 L' },
	{ label: 'Fuel consumption', value: '6 to 7 L/100 km' },
];
const rio = {
	slug: 'rio',
	name: 'Rio',
	manufacturer_name: 'Kia',
	image: { url: '/assets/rio.svg' },
	variants,
	specifications,
};
const stock = ['G1', 'G2'].map((stocknum) =>
	makeCar({
		...{ stocknum, car_type: 'new', badge: 'GT', price: 26_000, colour: 'Red', simple_fuel: 'Petrol', seats: 5 },
		images: [{ image: { url: '/assets/gt.svg' } }],
	}),
);
const chosen = (set: Partial<SiteInput> = {}) =>
	modelAt(makeSite({ models: [rio], build_model_pages: true, ...set }, stock), 'model', '/rio/').variants;

test('ROUTE-17 the variant with the lowest price is the chosen one, wherever others stand, each with its price and what it costs a week', () => {
	const shown = chosen({ finance: { comparison_rate: 10.9 } });
	expect(shown.map(({ isFirst }) => isFirst)).toEqual([true, false, false]);
	const turned = { models: [{ ...rio, variants: variants.toReversed() }] };
	expect(chosen(turned).map(({ isFirst }) => isFirst)).toEqual([false, false, true]);
	expect(shown.map(({ cost }) => [cost.label, cost.text])).toEqual([
		['From', '$20,000'],
		['From', '$26,000'],
		[null, 'On request'],
	]);
	expect(shown.map(({ repayment }) => repayment?.text ?? null)).toEqual(['$98 a week', '$127 a week', null]);
	expect(shown[1]?.repayment?.rates.join()).toContain('Comparison rate 10.9% a year');
	expect(chosen({ finance: { calculator: false } })[0]?.repayment).toBeNull();
});

test('ROUTE-17 a variant shows one of ours where there is one, leads to all of them, and can be ordered where there is none', () => {
	const [plain, gt] = chosen();
	expect(gt).toMatchObject({ caption: 'One of ours in red', see: 'See the 2 in stock', ask: 'Ask about the GT' });
	expect(gt?.image).toMatchObject({ src: '/assets/gt.svg', alt: 'Kia Rio GT in red' });
	expect(plain).toMatchObject({ caption: null, see: null, ask: 'Order the S', image: { alt: 'Kia Rio' } });
});

test('ROUTE-17 a variant says what it has that the one below has not, its own facts, and what all of them share', () => {
	const [plain, gt] = chosen();
	expect([plain?.adds, gt?.adds]).toEqual([
		{ heading: 'It comes with', items: ['Alloys'] },
		{ heading: 'On top of the S', items: ['Sunroof'] },
	]);
	expect(gt?.specs).toEqual([
		{ label: 'Engine', value: '1.6L turbo petrol' },
		{ label: 'Seats', value: '5' },
		{ label: 'Boot', value: '325 L' },
	]);
});

test('ROUTE-17 a demonstrator has its own price beside that of a new one, which is to order; what is reserved is not in stock', () => {
	const car = (set: object) => makeCar({ car_type: 'demo', badge: 'GT', price: 24_000, ...set });
	const gt = (...own: ReturnType<typeof makeCar>[]) =>
		modelAt(makeSite({ models: [rio], build_model_pages: true }, own), 'model', '/rio/').variants[1];
	expect(gt(car({ stocknum: 'D1' }))).toMatchObject({
		...{ cost: { text: '$26,000' }, toOrder: true, count: 1 },
		...{ stock: '1 demo from $24,000', demo: '1 demo from $24,000', see: 'See the demo, $24,000' },
	});
	expect(gt(car({ stocknum: 'D1' }), car({ stocknum: 'N1', car_type: 'new' }))).toMatchObject({
		...{ toOrder: false, count: 2, see: 'See all 2' },
		stock: '1 new in stock at $24,000, 1 demo from $24,000',
	});
	expect(gt(car({ stocknum: 'D1', reserved: true }), car({ stocknum: 'N1', car_type: 'new' }))).toMatchObject({
		...{ count: 1, stock: '1 in stock at $24,000', demo: null, see: 'See the one in stock' },
	});
	expect(gt(car({ stocknum: 'D1', reserved: true }))).toMatchObject({ count: 0, url: null, see: null, toOrder: true });
});
