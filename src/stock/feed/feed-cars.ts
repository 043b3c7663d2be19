import { isSellable } from '../../domain/cars/sellable.ts';
import { shownPrice } from '../../domain/money/price.ts';
import type { FeedCar } from '../../domain/stock/stock-history.ts';
import type { Car } from '../car/car.ts';
import { carKeys } from '../car/car-keys.ts';
import type { StockRecord } from './normalise.ts';
import { rawValue } from './read-facts.ts';
import type { StockReport } from './report.ts';

type Stock = {
	/** Every car that could be made of the feed. */
	cars: readonly Car[];
	listed: readonly Car[];
	/** Those sold for longer than they are shown, by slug, with the day since when. */
	gone: Readonly<Record<string, string>>;
	records: readonly StockRecord[];
	leftOut: StockReport['leftOut'];
	/** What tells a car from others; worked out before, where somebody remembers. */
	keysOf?: (car: Car) => FeedCar['keys'];
};

/** The cars of a feed as the site remembers them: who they are, and whether they are listed, sold, kept off or unreadable. */
export function feedCars({ cars, listed, gone, records, leftOut, keysOf = carKeys }: Stock): FeedCar[] {
	const shown = new Set(listed);
	const read = cars.map((car): FeedCar => {
		const state = shown.has(car) ? 'listed' : car.status === 'sold' ? 'sold' : 'off';
		const isSold = !isSellable(car);
		const price = isSold ? undefined : shownPrice(car.price);
		return { keys: keysOf(car), slug: car.slug, state, goneSince: gone[car.slug], price, isSold };
	});
	const unread = new Set(leftOut.map(({ record }) => record));
	return [...read, ...records.flatMap(({ record, raw }) => (raw && unread.has(record) ? [unreadCar(raw)] : []))];
}

/** A record that was left out is in the feed all the same: as far as it says who it is, nobody may call its car gone. */
function unreadCar(raw: NonNullable<StockRecord['raw']>): FeedCar {
	const text = (name: 'vin' | 'stocknum' | 'slug' | 'id'): string => {
		const value = rawValue(raw, name);
		return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
	};
	const id = text('id');
	const keys = carKeys({ vin: text('vin'), stocknum: text('stocknum'), ...(/^\d+$/.test(id) && { id: Number(id) }) });
	return { keys, slug: text('slug'), state: 'unread' };
}
