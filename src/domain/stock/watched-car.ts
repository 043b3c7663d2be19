import type { ShownPrice } from './price-history.ts';
import type { GoneCar, KnownCar } from './stock-history.ts';

/**
 * What is new about a car that a visitor watches (USER-3): it was sold or taken off the site since it was saved, or it costs
 * less than on the day on which it was saved or the visitor was last told. Saved on 3 June at $27,990, which became $25,990
 * on the 9th: cheaper, told once; $24,990 on the 20th: told again.
 */
export type WatchedNews =
	| { reason: 'sold' | 'gone'; slug: string }
	| { reason: 'cheaper'; slug: string; price: number; before: number };

/** Days, `YYYY-MM-DD`; null where the visitor was told nothing yet. */
export type Watched = { saved: string; toldPrice: string | null; toldEnd: string | null };

/** `least`: smaller drops are no news, in dollars. Null where nothing is new. */
export function watchedNews(car: KnownCar | GoneCar, watched: Watched, least: number): WatchedNews | null {
	const ended = endOf(car);
	if (ended) {
		const isNew = watched.toldEnd === null && ended.day >= watched.saved;
		return isNew ? { reason: ended.reason, slug: car.slug } : null;
	}
	if ('gone' in car) return null;
	const price = car.prices.at(-1)?.price ?? null;
	const before = priceOn(car.prices, watched.toldPrice ?? watched.saved);
	if (price === null || before === null || before - price < least) return null;
	return { reason: 'cheaper', slug: car.slug, price, before };
}

/** Since when it is not for sale; a car whose record cannot be read may still be. */
function endOf(car: KnownCar | GoneCar): { reason: 'sold' | 'gone'; day: string } | null {
	if (car.sold !== null) return { reason: 'sold', day: car.sold };
	return 'gone' in car && !car.unread ? { reason: 'gone', day: car.gone } : null;
}

/** The price that its pages showed at the end of a day; null where they showed none, or nobody knows. */
const priceOn = (prices: readonly ShownPrice[], day: string): number | null =>
	prices.findLast((one) => one.day <= day)?.price ?? null;
