import { isoDay } from '../../domain/hours/days.ts';
import { listedUntil } from '../../domain/stock/sold-window.ts';
import { carFilter } from '../../search/filter/car-filter.ts';
import type { Car } from '../car/car.ts';
import type { ListingOptions } from './listing.ts';

/**
 * The cars of the feed that the site has shown as sold and shows no more, by slug, with the day since when,
 * `YYYY-MM-DD` (SITE-7).
 */
export function soldAway(
	cars: readonly Car[],
	{ searchFilters = '', soldDays, now }: ListingOptions,
): Record<string, string> {
	const isOurs = carFilter(searchFilters);
	const gone: Record<string, string> = {};
	for (const car of cars) {
		const since = listedUntil(car.sold_date_timestamp ?? Number.POSITIVE_INFINITY, soldDays);
		if (car.status !== 'sold' || !car.show_on_dealer_website || since > now || !isOurs(car)) continue;
		gone[car.slug] = isoDay(since);
	}
	return gone;
}
