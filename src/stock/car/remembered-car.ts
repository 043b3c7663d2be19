import type { SiteConfig } from '../../config/site.ts';
import { isoDay } from '../../domain/hours/days.ts';
import { type DropRule, priceDrop } from '../../domain/money/price-drop.ts';
import { arrivalDay } from '../../domain/stock/arrival.ts';
import type { StockHistory } from '../../domain/stock/stock-history.ts';
import type { Car } from './car.ts';

type Knowledge = {
	/** What the site remembers after this feed; null where nothing outlives the build. */
	history: StockHistory | null;
	/** When a drop may be said; null where the site says none. */
	dropRule: DropRule | null;
	/** Unix seconds. */
	now: number;
};

/** When this site says that a car has become cheaper; null where it never does. */
export function dropRule({ price_drops }: Pick<SiteConfig, 'price_drops'>): DropRule | null {
	const { shown, offered_days: offeredDays, shown_days: saidDays, least } = price_drops;
	return shown ? { offeredDays, saidDays, least } : null;
}

/** The listed cars with what the site knows of them. */
export function rememberedCars(cars: readonly Car[], { history, dropRule, now }: Knowledge): Car[] {
	const today = isoDay(now);
	const known = new Map(history?.cars.map((car) => [car.slug, car]));
	return cars.map((car) => {
		const { since = today, prices = [] } = known.get(car.slug) ?? {};
		const arrived = arrivalDay(car, { since, began: history?.began ?? today });
		const drop = dropRule && priceDrop(prices, dropRule, today);
		return {
			...car,
			...(arrived && { arrived }),
			...(drop && { price_drop: drop }),
			...(prices.length > 1 && { prices }),
		};
	});
}
