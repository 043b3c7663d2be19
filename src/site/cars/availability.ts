import type { SiteConfig } from '../../config/site.ts';
import { dayText } from '../../domain/cars/date.ts';
import { isoDay } from '../../domain/hours/days.ts';
import type { Car } from '../../stock/car/car.ts';

/** When a car can be had, `Now` or `1 December 2026`, where its feed says so; it changes with the day in UTC. `now` in Unix seconds. */
export function availabilityText(
	{ available_from_timestamp: from }: Pick<Car, 'available_from_timestamp'>,
	{ locale }: Pick<SiteConfig, 'locale'>,
	now: number,
): string | undefined {
	if (from === undefined) return undefined;
	return isoDay(from) <= isoDay(now) ? 'Now' : dayText(from, locale);
}
