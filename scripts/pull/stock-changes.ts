import { pairCars } from '../../src/domain/stock/same-car.ts';
import type { FeedCar } from '../../src/domain/stock/stock-history.ts';
import type { PulledCar } from '../publish/read/last-pull.ts';

/** A car whose price changed, in dollars. */
type PriceChange = { slug: string; name: string; from: number; to: number };
type NamedCar = { slug: string; name: string };

/** What became of a site's cars. A car is in one of the lists at most: sold and price come before other changes. */
export type StockChanges = {
	new: NamedCar[];
	gone: NamedCar[];
	sold: NamedCar[];
	dearer: PriceChange[];
	cheaper: PriceChange[];
	changed: NamedCar[];
};

type Stock = {
	/** The cars that are listed now. */
	listed: readonly PulledCar[];
	/** Every car of the feed. */
	feed: readonly FeedCar[];
};

/** What differs between the cars that a site was built with and those that its feed has now. */
export function stockChanges(before: readonly PulledCar[], { listed, feed }: Stock): StockChanges {
	const changes: StockChanges = { new: [], gone: [], sold: [], dearer: [], cheaper: [], changed: [] };
	const known = pairCars(before, listed);
	for (const car of listed) {
		const old = known.get(car);
		if (!old) changes.new.push(named(car));
		else compare(old, car, changes);
	}
	const still = new Set(known.values());
	const left = before.filter((car) => !still.has(car));
	const inFeed = pairCars(
		left,
		feed.filter(({ state }) => state === 'sold'),
	);
	const sold = new Set(inFeed.values());
	for (const car of left) (sold.has(car) ? changes.sold : changes.gone).push(named(car));
	return changes;
}

function compare(old: PulledCar, car: PulledCar, changes: StockChanges): void {
	if (old.rest === '') return;
	const { price: from } = old;
	const { price: to, slug, name, status } = car;
	if (status === 'sold' && old.status !== 'sold') changes.sold.push(named(car));
	else if (from !== null && to !== null && from !== to) {
		(to > from ? changes.dearer : changes.cheaper).push({ slug, name, from, to });
	} else if (isOther(old, car)) changes.changed.push(named(car));
}

const isOther = (old: PulledCar, car: PulledCar): boolean =>
	old.slug !== car.slug ||
	old.name !== car.name ||
	old.price !== car.price ||
	old.status !== car.status ||
	old.rest !== car.rest;

const named = ({ slug, name }: PulledCar): NamedCar => ({ slug, name });
