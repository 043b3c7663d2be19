import { isoDay } from '../../../src/domain/hours/days.ts';
import type { KnownCar } from '../../../src/domain/stock/stock-history.ts';
import type { StockRecord } from '../../../src/stock/feed/stock-record.ts';

/** The latest day that a build may believe in: today, or that of the publication before, whichever of the two clocks is ahead. */
export function lastDay(now: number, before: Pick<StockRecord, 'built'> | null): string {
	return isoDay(Math.max(now, before?.built ?? 0));
}

/**
 * A record whose days can be trusted. A day that is after both this build's clock and that of the publication before came
 * from a wrong clock and becomes today. A day after this build's clock alone is left: this clock may be the wrong one.
 */
export function trustedRecord(record: StockRecord | null, now: number): StockRecord | null {
	if (!record) return null;
	const last = lastDay(now, record);
	const trusted = (day: string): string => (day > last ? isoDay(now) : day);
	const dated = <Known extends KnownCar>(car: Known): Known => ({
		...car,
		since: trusted(car.since),
		former: car.former.map((one) => ({ ...one, day: trusted(one.day) })),
		prices: car.prices.map((one) => ({ ...one, day: trusted(one.day) })),
		sold: car.sold && trusted(car.sold),
	});
	const { began, cars, gone } = record.history;
	return {
		...record,
		history: {
			began: trusted(began),
			cars: cars.map(dated),
			gone: gone.map((car) => ({ ...dated(car), gone: trusted(car.gone) })),
		},
		pages: new Map([...record.pages].map(([hash, day]) => [hash, trusted(day)])),
	};
}
