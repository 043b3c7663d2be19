import { isPriceShown } from '../../domain/money/price.ts';
import type { Car } from '../car/car.ts';

/** Of stock without a price. */
const usual = 30_000;
const step = 5_000;

/** The price that half of the cars are above, to the nearest $5,000, so that it stays the same while single cars come and go. */
export function middlePrice(cars: readonly Pick<Car, 'price'>[]): number {
	const prices = cars.flatMap(({ price }) => (price && isPriceShown(price) ? [price] : [])).sort((a, b) => a - b);
	const middle = prices[Math.floor(prices.length / 2)] ?? usual;
	return Math.max(step, Math.round(middle / step) * step);
}
