import { pairCars } from '../../domain/stock/same-car.ts';
import { type StockHistory, soldSince } from '../../domain/stock/stock-history.ts';
import type { Car } from '../car/car.ts';
import { carKeys } from '../car/car-keys.ts';

/**
 * Gives sold cars without a date the day on which the site first saw them sold, from its midnight in UTC, so that they
 * are shown as sold for as long as those with a date (SITE-7). Only cars that the site has listed: of others nobody knows.
 */
export function withSoldDays(
	cars: readonly Car[],
	{ history, today }: { history: StockHistory; today: string },
): readonly Car[] {
	if (!cars.some(isUndated)) return cars;
	const now = cars.map((car) => ({ car, slug: car.slug, keys: carKeys(car) }));
	const same = pairCars([...history.cars, ...history.gone], now);
	return now.map((one) => {
		const known = same.get(one);
		if (!known || !isUndated(one.car)) return one.car;
		return { ...one.car, sold_date_timestamp: Date.parse(soldSince(known, today)) / 1000 };
	});
}

const isUndated = ({ status, sold_date_timestamp }: Car): boolean =>
	status === 'sold' && sold_date_timestamp === undefined;
