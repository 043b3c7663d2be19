import { soldAfter } from '../../domain/stock/sold-window.ts';
import { carFilter } from '../../search/filter/car-filter.ts';
import type { Filterable } from '../../search/filter/compile.ts';
import type { Car } from '../car/car.ts';
import { byMostRelevant } from './list-order.ts';
import { type OffSiteCar, offSiteCar } from './off-site.ts';

/**
 * Which cars anyone may see: shown on the dealer's website, and in stock, coming soon or sold within the last `soldDays`
 * days; one sold exactly that long ago is gone (SITE-7). As a filter expression; `now` in Unix seconds.
 */
export function listingRule(now: number, soldDays: number): string {
	const recentlySold = `(status:=sold && sold_date_timestamp:>${soldAfter({ now, soldDays })})`;
	return `show_on_dealer_website:=true && (status:=[in_stock,coming_soon] || ${recentlySold})`;
}

export type ListingOptions = {
	/** The tenant's own filter, as the configuration has checked it (SITE-6). */
	searchFilters?: string | undefined;
	/** `include_sold_cars_days`. */
	soldDays: number;
	/** Unix seconds. */
	now: number;
	/** A search server orders the site's lists (`search.engine`). */
	asServer?: boolean;
};

/** Why cars are off the tenant's site; the keys of a stock report's `notListed`. */
export const notListedReasons = {
	rows: 'left out by stock_feed.only_rows',
	filter: "outside the tenant's search_filters",
	hidden: 'not shown on the dealer website',
	sold: 'sold too long ago, or without a date',
} as const;

/**
 * The cars of the tenant's public site, by the tenant's filter and the listing rule, each on its own (SITE-6, SITE-7),
 * in default order; how many cars are not listed and why, and which. Throws where the filter cannot be read.
 */
export function selectListed<Listed extends Car>(
	cars: readonly Listed[],
	{ searchFilters = '', soldDays, now, asServer = false }: ListingOptions,
): { listed: Listed[]; notListed: Record<string, number>; offSite: OffSiteCar[] } {
	const isOurs = carFilter(searchFilters);
	const isPublic = carFilter(listingRule(now, soldDays));
	const listed: Listed[] = [];
	const notListed: Record<string, number> = {};
	const offSite: OffSiteCar[] = [];
	for (const car of cars) {
		const document: Filterable = car;
		if (isOurs(document) && isPublic(document)) {
			listed.push(car);
			continue;
		}
		const reason = reasonFor(car, isOurs(document));
		notListed[reason] = (notListed[reason] ?? 0) + 1;
		offSite.push(offSiteCar(car, reason));
	}
	return { listed: byMostRelevant(listed, asServer), notListed, offSite };
}

function reasonFor(car: Car, isOurs: boolean): string {
	if (!isOurs) return notListedReasons.filter;
	return car.show_on_dealer_website ? notListedReasons.sold : notListedReasons.hidden;
}
