import { expect, test } from 'vitest';
import { middlePrice } from '../../../src/stock/listing/middle-price.ts';

const cars = (...prices: number[]) => prices.map((price) => ({ price }));

test.each([
	[cars(30_990, 96_400, 189_000), 95_000],
	[cars(12_000, 0, 18_400), 20_000],
	[cars(900), 5_000],
	[[], 30_000],
])('CAR-12 a calculator for no car in particular opens at the middle price of the stock', (stock, price) => {
	expect(middlePrice(stock)).toBe(price);
});
