import { expect, test } from 'vitest';
import { marketAdvantage } from '../../../src/domain/cars/market.ts';

const market = (average?: number, state?: number) => ({
	average_market_price: average,
	state_average_market_price: state,
});

test.each([
	[19_500, market(20_000, 19_501), 500],
	[19_501, market(20_000, 19_800), null],
	[19_501, market(20_001, 19_800), 500],
	[19_500, market(20_000, 19_500), null],
	[19_500, market(20_000, 19_499), null],
	[19_500, market(20_000), null],
	[19_500, market(undefined, 30_000), null],
	[19_500, undefined, null],
	[undefined, market(20_000, 20_000), null],
	[10, market(20_000, 20_000), null],
	[11, market(20_000, 20_000), 19_989],
])('CAR-5 a price of %s with averages %o is %s below the market', (price, autograb_data, below) => {
	expect(marketAdvantage({ price, autograb_data })?.below ?? null).toBe(below);
});

test('CAR-5 it names both averages', () => {
	expect(marketAdvantage({ price: 18_000, autograb_data: market(20_000, 19_000) })).toEqual({
		below: 2_000,
		average: 20_000,
		stateAverage: 19_000,
	});
});
