import { isSellable } from '../../domain/cars/sellable.ts';
import { daysAfter, isoDay } from '../../domain/hours/days.ts';
import type { Car } from '../car/car.ts';

/** For so many days a car has just arrived. */
const arrivedForDays = 30;

/**
 * Of cars in default order those for sale that came in within the last 30 days, or whose price has dropped, the latest
 * first; those of the same day stay in their order. `now` in Unix seconds.
 */
export function latestCars(cars: readonly Car[], of: 'just_arrived' | 'price_drops', now: number): readonly Car[] {
	const dayOf = (car: Car): string => (of === 'just_arrived' ? car.arrived : car.price_drop?.on) ?? '';
	const first = of === 'just_arrived' ? daysAfter(isoDay(now), 1 - arrivedForDays) : '0';
	return cars
		.filter((car) => isSellable(car) && dayOf(car) >= first)
		.sort((one, other) => (dayOf(one) === dayOf(other) ? 0 : dayOf(one) < dayOf(other) ? 1 : -1));
}
