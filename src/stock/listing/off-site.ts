import { isoDay } from '../../domain/hours/days.ts';
import type { Car } from '../car/car.ts';

/** A car of the feed that its site does not list: who it is, and why not (SITE-5). */
export type OffSiteCar = {
	slug: string;
	/** '' where it has none. */
	stocknum: string;
	name: string;
	/** A key of the stock report's `notListed`. */
	reason: string;
	/** The day on which it was sold, `YYYY-MM-DD`; null where it is not sold or nobody says when. */
	sold: string | null;
};

/** A car in short, for those who ask why it is not on the site. */
export function offSiteCar(car: Car, reason: string): OffSiteCar {
	const { slug, stocknum = '', name, status, sold_date_timestamp: sold } = car;
	const day = status === 'sold' && sold !== undefined ? isoDay(sold) : null;
	return { slug, stocknum, name, reason, sold: day };
}
