import { expect, test } from 'vitest';
import {
	keptRange,
	rangeOf,
	rememberedRange,
	rememberedVehicle,
	rememberRange,
	rememberValuation,
} from '../../../../src/client/leads/device/trade-in-valuation.ts';
import { makeStore } from '../make-storage.ts';

const vehicle = { 'Vehicle Make': 'Kia', 'Vehicle Model': 'Rio', 'Vehicle Year': '2019', kilometres: '45,000' };

test('FORM-17 a vehicle that was described is known to the next form that asks about one', () => {
	const store = makeStore();
	const values = { ...vehicle, Rego: '', car_id: '7', email: 'a@b.example' };
	rememberValuation(store, { form: 'trade-in', leadId: 'L1', values });
	expect(store.read('trade_in_valuation')).toMatchObject({ v: 3, is: { ...vehicle, car_id: '7', lead_id: 'L1' } });
	expect(rememberedVehicle(store, 'sell-your-car')).toEqual(vehicle);
	expect(rememberedVehicle(store, 'book-a-service')).toEqual({});
});

test('FORM-17 other forms leave it, and what else stands in the storage is none', () => {
	const store = makeStore();
	rememberValuation(store, { form: 'parts', leadId: 'L1', values: vehicle });
	expect(store.read('trade_in_valuation')).toBeNull();
	store.write('trade_in_valuation', { 'Vehicle Make': 7, Rego: ['x'] });
	expect(rememberedVehicle(store, 'trade-in')).toEqual({});
});

test('USER-5 a valuation is kept for 30 days; one without a date, from before, gets one', () => {
	const store = makeStore();
	const day = 24 * 60 * 60_000;
	store.write('trade_in_valuation', vehicle);
	expect(rememberedVehicle(store, 'trade-in')).toEqual(vehicle);
	expect(store.read('trade_in_valuation')).toMatchObject({ v: 3, at: expect.any(Number), is: vehicle });
	store.write('trade_in_valuation', { v: 3, at: Date.now() - 31 * day, is: vehicle });
	expect(rememberedVehicle(store, 'trade-in')).toEqual({});
	expect(store.read('trade_in_valuation')).toBeNull();
});

const now = Date.UTC(2026, 10, 22);
const day = 24 * 60 * 60_000;
const range = {
	low: 10_500,
	high: 12_000,
	currency: 'AUD',
	at: now,
	until: now + 7 * day,
	by: 'Sample data',
	sample: true,
};

test('FORM-17 a range is kept as it is shown, and counts until its day', () => {
	const store = makeStore();
	expect(keptRange(store, now)).toBeNull();
	rememberRange(store, vehicle, range, now);
	expect(keptRange(store, now)).toEqual({ low: 10_500, high: 12_000, currency: 'AUD', until: range.until });
	expect(keptRange(store, range.until - 1)).not.toBeNull();
	expect(keptRange(store, range.until)).toBeNull();
	expect(rememberedRange(store, range.until)).toEqual({ vehicle, range });
	expect(rangeOf(store, { ...vehicle, email: 'a@b.example' }, now)).toEqual(range);
	expect(rangeOf(store, vehicle, range.until)).toBeNull();
	expect(rangeOf(store, { ...vehicle, kilometres: '145,000' }, now)).toBeNull();
	expect(rememberedRange(store, now + 31 * day)).toBeNull();
});

test('FORM-17 the lead that asks leaves the range; one about another vehicle takes it away', () => {
	const store = makeStore();
	rememberRange(store, { ...vehicle, car_id: '7' }, range);
	rememberValuation(store, { form: 'trade-in', leadId: 'L1', values: { ...vehicle, email: 'a@b.example' } });
	expect(rememberedRange(store, Date.now())?.range).toEqual(range);
	rememberValuation(store, { form: 'trade-in', leadId: 'L2', values: { ...vehicle, 'Vehicle Model': 'Seltos' } });
	expect(rememberedRange(store, Date.now())).toBeNull();
});

test.each([
	['the second form, without a range', { v: 2, at: now, is: { ...vehicle, lead_id: 'L1' } }],
	['a range upside down', { v: 3, at: now, is: { ...vehicle, range: { ...range, low: 20_000 } } }],
	['one figure and no range', { v: 3, at: now, is: { ...vehicle, range: { ...range, high: range.low } } }],
	['a range of texts', { v: 3, at: now, is: { ...vehicle, range: { ...range, low: '1', high: '2' } } }],
	['a range without a day', { v: 3, at: now, is: { ...vehicle, range: { ...range, until: null } } }],
	['no money', { v: 3, at: now, is: { ...vehicle, range: { ...range, currency: '<b>' } } }],
])('FORM-17 %s: the vehicle is known, its worth is not', (_, stored) => {
	const store = makeStore();
	store.write('trade_in_valuation', stored);
	expect(keptRange(store, now)).toBeNull();
	expect(rememberedVehicle(store, 'trade-in', now)).toEqual(vehicle);
});
