import { isoDay } from '../../../src/domain/hours/days.ts';
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
	const former = (days: StockRecord['history']['cars'][number]['former']) =>
		days.map(({ slug, day }) => ({ slug, day: trusted(day) }));
	const { cars, gone } = record.history;
	return {
		...record,
		history: {
			cars: cars.map((car) => ({ ...car, since: trusted(car.since), former: former(car.former) })),
			gone: gone.map((car) => ({
				...car,
				since: trusted(car.since),
				former: former(car.former),
				gone: trusted(car.gone),
			})),
		},
		pages: new Map([...record.pages].map(([hash, day]) => [hash, trusted(day)])),
	};
}
