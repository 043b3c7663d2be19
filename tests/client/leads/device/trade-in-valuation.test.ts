import { expect, test } from 'vitest';
import { rememberedVehicle, rememberValuation } from '../../../../src/client/leads/device/trade-in-valuation.ts';
import { makeStore } from '../make-storage.ts';

const vehicle = { 'Vehicle Make': 'Kia', 'Vehicle Model': 'Rio', 'Vehicle Year': '2019', kilometres: '45,000' };

test('FORM-17 a vehicle that was described is known to the next form that asks about one', () => {
	const store = makeStore();
	const values = { ...vehicle, Rego: '', car_id: '7', email: 'a@b.example' };
	rememberValuation(store, { form: 'trade-in', leadId: 'L1', values });
	expect(store.read('trade_in_valuation')).toMatchObject({ v: 2, is: { ...vehicle, car_id: '7', lead_id: 'L1' } });
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
	expect(store.read('trade_in_valuation')).toMatchObject({ v: 2, at: expect.any(Number), is: vehicle });
	store.write('trade_in_valuation', { v: 2, at: Date.now() - 31 * day, is: vehicle });
	expect(rememberedVehicle(store, 'trade-in')).toEqual({});
	expect(store.read('trade_in_valuation')).toBeNull();
});
