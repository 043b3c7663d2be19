import { expect, test } from 'vitest';
import type { SiteInput } from '../../../src/config/site.ts';
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
