import type { SiteConfig } from '../../config/site.ts';
import { isoDay } from '../../domain/hours/days.ts';
import { type DropRule, priceDrop } from '../../domain/money/price-drop.ts';
import { arrivalDay } from '../../domain/stock/arrival.ts';
import type { ShownPrice } from '../../domain/stock/price-history.ts';
import type { StockHistory } from '../../domain/stock/stock-history.ts';
import type { Car } from './car.ts';

type Knowledge = {
	/** What the site remembers after this feed; null where nothing outlives the build. */
	history: StockHistory | null;
	/** When a drop may be said; null where the site says none. */
	dropRule: DropRule | null;
	/** Unix seconds. */
	now: number;
	/** What was made of the same cars before, by the very objects; what is made now is added. */
	known?: KnownMemories;
};

/** A car with what the site knew of it, and all that this follows from. */
type Remembered = { from: readonly unknown[]; prices: readonly ShownPrice[]; car: Car };
export type KnownMemories = WeakMap<Car, Remembered>;

/** When this site says that a car has become cheaper; null where it never does. */
export function dropRule({ price_drops }: Pick<SiteConfig, 'price_drops'>): DropRule | null {
	const { shown, offered_days: offeredDays, shown_days: saidDays, least } = price_drops;
	return shown ? { offeredDays, saidDays, least } : null;
}

/** The listed cars with what the site knows of them. */
export function rememberedCars(cars: readonly Car[], { history, dropRule, now, known: before }: Knowledge): Car[] {
	const today = isoDay(now);
	const known = new Map(history?.cars.map((car) => [car.slug, car]));
	const began = history?.began ?? today;
	const { offeredDays, saidDays, least } = dropRule ?? {};
	return cars.map((car) => {
		const { since = today, prices = [] } = known.get(car.slug) ?? {};
		const from = [today, since, began, offeredDays, saidDays, least];
		const last = before?.get(car);
		if (last && from.every((part, at) => part === last.from[at]) && isSameList(prices, last.prices)) return last.car;
		const arrived = arrivalDay(car, { since, began });
		const drop = dropRule && priceDrop(prices, dropRule, today);
		const made = {
			...car,
			...(arrived && { arrived }),
			...(drop && { price_drop: drop }),
			...(prices.length > 1 && { prices }),
		};
		before?.set(car, { from, prices, car: made });
		return made;
	});
}

/** A car as its feed says it, without what the site remembers of it. */
export function asTheFeedSays({ arrived: _, price_drop: __, prices: ___, ...car }: Car): Car {
	return car;
}

const isSameList = (some: readonly ShownPrice[], others: readonly ShownPrice[]): boolean =>
	some.length === others.length &&
	some.every(({ day, price }, at) => others[at]?.day === day && others[at]?.price === price);
