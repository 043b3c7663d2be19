import { describe, expect, test } from 'vitest';
import { canReserve, hasTradeInOffer, type ReservableCar, usableProcessor } from '../../../src/domain/money/reserve.ts';

const processor = { authorization_type: 'key', authorization_key: 'pk_1', deposit_amount: 500 };
const car: ReservableCar = {
	status: 'in_stock',
	sold: false,
	reserved: false,
	price: 20_000,
	has_checkout_payment_processor: true,
	payment_processors: [processor],
};

const offered = [
	['a car in stock', {}, true],
	['a coming car', { status: 'coming_soon' }, false],
	['a car of status sold', { status: 'sold' }, false],
	['a sold car', { sold: true }, false],
	['a reserved car', { reserved: true }, false],
	['a price of 200', { price: 200 }, false],
	['a price of 200.01', { price: 200.01 }, true],
	['a price of 201', { price: 201 }, true],
	['no price', { price: undefined }, false],
] as const;

describe('CAR-9 reserve', () => {
	test.each([
		...offered,
		['reservable not said', { reservable: undefined }, true],
		['reservable', { reservable: true }, true],
		['not reservable', { reservable: false }, false],
		['no usable processor', { payment_processors: [] }, false],
	] as const)('CAR-9 %s: %o → %s', (_title, change, expected) => {
		expect(canReserve({ ...car, ...change }, 'stripe')).toBe(expected);
	});

	test('CAR-9 without a payment provider nothing can be reserved', () => {
		expect(canReserve(car, undefined)).toBe(false);
	});
});

describe('CAR-11 usable processor', () => {
	test.each([
		['all parts', [processor], processor],
		['no type', [{ ...processor, authorization_type: undefined }], null],
		['an empty key', [{ ...processor, authorization_key: '' }], null],
		['no deposit', [{ ...processor, deposit_amount: undefined }], null],
		['a deposit of 0', [{ ...processor, deposit_amount: 0 }], null],
		['a deposit of 1 cent', [{ ...processor, deposit_amount: 0.01 }], { ...processor, deposit_amount: 0.01 }],
		['the second of two', [{}, processor], processor],
		['a deposit of less than a cent', [{ ...processor, deposit_amount: 0.004 }], null],
		['a deposit that no processor takes', [{ ...processor, deposit_amount: 1_000_000 }], null],
	])('CAR-11 %s', (_title, payment_processors, expected) => {
		expect(usableProcessor({ has_checkout_payment_processor: true, payment_processors }, 'stripe')).toEqual(expected);
	});

	const own = { ...processor, authorization_type: 'publishable_key' };
	test.each([
		['stripe', { authorization_type: 'Stripe' }, true],
		['stripe', { authorization_type: 'test' }, false],
		['stripe', { authorization_key: 'merchant-7' }, false],
		['stripe', { authorization_key: 'sk_live_1' }, false],
		['test', { authorization_type: 'test', authorization_key: 'any' }, true],
		['test', { authorization_type: 'stripe' }, false],
		['test', {}, true],
	])('CAR-11 with the provider %s a processor with %o is usable: %s', (provider, change, usable) => {
		const car = { has_checkout_payment_processor: true, payment_processors: [{ ...own, ...change }] };
		expect(usableProcessor(car, provider) !== null).toBe(usable);
	});

	test('CAR-11 a processor of another provider is passed over for the next', () => {
		const payment_processors = [{ ...own, authorization_type: 'test' }, own];
		expect(usableProcessor({ has_checkout_payment_processor: true, payment_processors }, 'stripe')).toEqual(own);
	});

	test('CAR-11 none where the car has no checkout processor', () => {
		expect(
			usableProcessor({ has_checkout_payment_processor: false, payment_processors: [processor] }, 'stripe'),
		).toBeNull();
	});
});

test.each(offered)('CAR-10 trade-in offer for %s: %o → %s', (_title, change, expected) => {
	expect(hasTradeInOffer({ ...car, ...change }, true)).toBe(expected);
	expect(hasTradeInOffer({ ...car, ...change }, false)).toBe(false);
});
