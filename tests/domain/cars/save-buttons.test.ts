import { describe, expect, test } from 'vitest';
import {
	isCompareVisible,
	isFavouriteVisible,
	isWatchlistVisible,
	type SavedCar,
} from '../../../src/domain/cars/save-buttons.ts';
import { isSellable } from '../../../src/domain/cars/sellable.ts';

const car: SavedCar = { status: 'in_stock', sold: false, car_type: 'used', price: 20_000, photos_count: 1 };
const plainSite = { favourites: true, garage: false, subscriptions: false };
const garageSite = { ...plainSite, garage: true };

describe('CARD-3 sellable', () => {
	test.each([
		['in_stock', false, true],
		['coming_soon', false, true],
		['sold', false, false],
		['in_stock', true, false],
		['coming_soon', true, false],
	] as const)('CARD-3 status %s, sold %s → %s', (status, sold, expected) => {
		expect(isSellable({ status, sold })).toBe(expected);
	});
});

describe('CARD-4 buttons of a card', () => {
	test.each([
		['a used, priced, pictured car', {}, true, true],
		['a sold car', { status: 'sold' }, false, false],
		['a coming car', { status: 'coming_soon' }, true, true],
		['a new car', { car_type: 'new' }, true, false],
		['a demo car', { car_type: 'demo' }, true, false],
		['a price of 0', { price: 0 }, true, false],
		['a price just above 0', { price: 0.01 }, true, true],
		['no price', { price: undefined }, true, false],
		['no pictures', { photos_count: 0 }, true, false],
	] as const)('CARD-4 favourite for %s: %o → %s, on garage sites %s', (_title, change, onPlain, onGarage) => {
		const changed = { ...car, ...change };
		expect(isFavouriteVisible(changed, plainSite)).toBe(onPlain);
		expect(isFavouriteVisible(changed, garageSite)).toBe(onGarage);
		expect(isWatchlistVisible(changed, garageSite)).toBe(onGarage);
	});

	test('CARD-4 with the favourites feature off there is neither', () => {
		expect(isFavouriteVisible(car, { ...plainSite, favourites: false })).toBe(false);
		expect(isWatchlistVisible(car, { ...garageSite, favourites: false })).toBe(false);
	});

	test.each([
		['only a weekly price', { price: undefined, subscription_price: 210 }, true],
		['a price of 0 and a weekly price', { price: 0, subscription_price: 210 }, true],
		['a weekly price of 0', { price: undefined, subscription_price: 0 }, false],
		['neither', { price: undefined }, false],
	])('CARD-4 on a garage site of subscriptions %s → %s', (_title, change, visible) => {
		const subscribed = { ...car, ...change };
		expect(isFavouriteVisible(subscribed, { ...garageSite, subscriptions: true })).toBe(visible);
		expect(isWatchlistVisible(subscribed, { ...garageSite, subscriptions: true })).toBe(visible);
		expect(isFavouriteVisible(subscribed, garageSite)).toBe(false);
	});

	test('CARD-4 there is no watchlist without a garage', () => {
		expect(isWatchlistVisible(car, plainSite)).toBe(false);
	});

	test.each([
		[true, false, true],
		[false, false, false],
		[true, true, false],
	])('CARD-4 compare switch %s, sold %s → %s', (compare, sold, expected) => {
		expect(isCompareVisible({ status: 'in_stock', sold }, { compare })).toBe(expected);
	});
});
