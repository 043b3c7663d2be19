import { expect, test } from 'vitest';
import { rememberedVehicle, rememberValuation } from '../../../../src/client/leads/device/trade-in-valuation.ts';
import { makeStore } from '../make-storage.ts';

const vehicle = { 'Vehicle Make': 'Kia', 'Vehicle Model': 'Rio', 'Vehicle Year': '2019', kilometres: '45,000' };

test('FORM-17 a vehicle that was described is known to the next form that asks about one', () => {
	const store = makeStore();
	const values = { ...vehicle, Rego: '', car_id: '7', email: 'a@b.example' };
	rememberValuation(store, { form: 'trade-in', leadId: 'L1', values });
	expect(store.read('trade_in_valuation')).toEqual({ ...vehicle, car_id: '7', lead_id: 'L1' });
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
